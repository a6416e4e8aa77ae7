import { join } from 'node:path'
import { ensureInstalled } from './installation.mjs'
import { findNode } from './node-runtime.mjs'
import { handOver } from './processes.mjs'
import { projectRoot } from './project-root.mjs'
import { ensureWebBuilt } from './web-build.mjs'

await ensureInstalled()
if (!(await ensureWebBuilt())) process.exit(1)
handOver(findNode(), [join(projectRoot, 'apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)], {
  cwd: projectRoot,
})
