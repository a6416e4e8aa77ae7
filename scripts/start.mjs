import { ensureInstalled } from './installation.mjs'
import { findNode } from './node-runtime.mjs'
import { ensurePlacesBaked } from './places.mjs'
import { handOver } from './processes.mjs'
import { projectRoot } from './project-root.mjs'
import { serverEnvironment, serverFile, serverFlags } from './server-process.mjs'
import { ensureWebBuilt } from './web-build.mjs'

await ensureInstalled()
if (!(await ensurePlacesBaked()) || !(await ensureWebBuilt())) process.exit(1)
handOver(findNode(), [...serverFlags, serverFile, ...process.argv.slice(2)], {
  cwd: projectRoot,
  env: serverEnvironment(process.env),
})
