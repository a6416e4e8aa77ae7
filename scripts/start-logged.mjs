import { openSync, readFileSync } from 'node:fs'
import { ensureInstalled } from './installation.mjs'
import { findNode } from './node-runtime.mjs'
import { ensurePlacesBaked } from './places.mjs'
import { handOver } from './processes.mjs'
import { projectRoot } from './project-root.mjs'
import { serverEnvironment, serverFile, serverFlags } from './server-process.mjs'
import { ensureWebBuilt } from './web-build.mjs'

/** Starts the server as `npm start` does, for the journeys: its words go to a file, of which a journey that fails keeps its part. */
const log = process.env.E2E_SERVER_LOG ?? ''

const SHOWN_BYTES = 20_000

// Said aloud: on a busy machine whoever waits for a build sees that it is one.
await ensureInstalled()
if (!(await ensurePlacesBaked()) || !(await ensureWebBuilt())) process.exit(1)

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
