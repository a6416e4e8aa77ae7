import { join } from 'node:path'
import { ensureInstalled } from './installation.mjs'
import { findNode } from './node-runtime.mjs'
import { handOver } from './processes.mjs'
import { projectRoot } from './project-root.mjs'
import { ensureWebBuilt } from './web-build.mjs'

await ensureInstalled()
await ensureWebBuilt()
handOver(findNode(), [join(projectRoot, 'apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)], {
  cwd: projectRoot,
})
