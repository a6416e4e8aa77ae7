import { ensureInstalled } from './installation.mjs'
import { findNode } from './node-runtime.mjs'
import { handOver } from './processes.mjs'
import { projectRoot } from './project-root.mjs'
import { ensureReadyToServe } from './ready-to-serve.mjs'
import { serverEnvironment, serverFile, serverFlags } from './server-process.mjs'

await ensureInstalled()
if (!(await ensureReadyToServe())) process.exit(1)
handOver(findNode(), [...serverFlags, serverFile, ...process.argv.slice(2)], {
  cwd: projectRoot,
  env: serverEnvironment(process.env),
})
