import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'

const NEEDED_MAJOR = 24

/** @param {string} version such as v24.21.0 */
function isRecentEnough(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10) >= NEEDED_MAJOR
}

/**
 * A binary for another C library or processor exists but does not run.
 * @param {string} path
 */
function runsAndIsRecent(path) {
  if (!existsSync(path)) return false
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return status === 0 && isRecentEnough(stdout.trim())
}

/**
 * A Node that runs TypeScript: the one npm installed here, otherwise the system's if recent enough.
 * @returns {string}
 */
export function findNode() {
  const brought = join(projectRoot, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (process.platform !== 'win32' && runsAndIsRecent(brought)) return brought
  if (isRecentEnough(process.version)) return process.execPath
  process.stderr.write(
    `Tablée needs Node ${NEEDED_MAJOR} or newer and this is ${process.version}: install it from https://nodejs.org and run the command again.\n`,
  )
  process.exit(1)
}
