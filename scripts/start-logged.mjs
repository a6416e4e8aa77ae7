import { openSync, readFileSync } from 'node:fs'
import { ensureInstalled } from './installation.mjs'
import { findNode } from './node-runtime.mjs'
import { handOver } from './processes.mjs'
import { projectRoot } from './project-root.mjs'
import { ensureReadyToServe } from './ready-to-serve.mjs'
import { serverEnvironment, serverFile, serverFlags } from './server-process.mjs'

/** Starts the server for the journeys like `npm start`, with its output in a file; a failed journey keeps its part. */
const log = process.env.E2E_SERVER_LOG ?? ''

const SHOWN_BYTES = 20_000

// Printed, so that whoever waits on a busy machine sees that it is building.
await ensureInstalled()
if (!(await ensureReadyToServe())) process.exit(1)

const file = openSync(log, 'a')
let isWanted = true
process.once('SIGTERM', () => {
  isWanted = false
})
process.once('exit', () => {
  if (isWanted) process.stderr.write(readFileSync(log).subarray(-SHOWN_BYTES))
})
handOver(findNode(), [...serverFlags, serverFile], {
  cwd: projectRoot,
  env: serverEnvironment(process.env),
  stdio: ['ignore', file, file],
})
