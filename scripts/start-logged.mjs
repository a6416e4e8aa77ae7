import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handOver } from './processes.mjs'
import { projectRoot } from './project-root.mjs'

/** Starts the server as `npm start` does, for the journeys: its words go to a file, of which a journey that fails keeps its part. */
const log = process.env.E2E_SERVER_LOG ?? ''
const file = openSync(log, 'a')

const SHOWN_BYTES = 20_000

let isWanted = true
process.once('SIGTERM', () => {
  isWanted = false
})
process.once('exit', () => {
  if (isWanted) process.stderr.write(readFileSync(log).subarray(-SHOWN_BYTES))
})
handOver(process.execPath, [join(projectRoot, 'scripts', 'start.mjs')], { stdio: ['ignore', file, file] })
