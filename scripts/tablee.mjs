import { ensureInstalled } from './installation.mjs'
import { findNode } from './node-runtime.mjs'
import { ensurePlacesBaked } from './places.mjs'
import { folderOfCaller, handOver } from './processes.mjs'
import { ensureServerBuilt } from './server-build.mjs'
import { operatorFile, serverEnvironment } from './server-process.mjs'

// Usage: npm run tablee -- …: the operator's commands, from what the server is made of.
await ensureInstalled()
if (!(await ensurePlacesBaked()) || !(await ensureServerBuilt())) process.exit(1)
handOver(findNode(), [operatorFile, ...process.argv.slice(2)], {
  cwd: folderOfCaller(),
  env: serverEnvironment(process.env),
})
