import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './one-at-a-time.mjs'

/** On Linux, files there never reach a disk. */
const IN_MEMORY = '/dev/shm'
/** More than a whole run's tests ever hold. */
const LEAST_FREE_BYTES = 4 * 1024 ** 3
const NAME = /^tablee-tests-(\d+)-/

/**
 * A folder for databases, files and browsers of tests. In memory if there is room, as thousands of commits would wait for the disk. The
 * caller removes it; a later run removes what a killed one left.
 * @param {{ inMemory?: string, leastFreeBytes?: number }} [wish]
 * @returns {string}
 */
export function makeTestsFolder({ inMemory = IN_MEMORY, leastFreeBytes = LEAST_FREE_BYTES } = {}) {
  const parent = hasRoom(inMemory, leastFreeBytes) ? inMemory : tmpdir()
  removeAbandoned(parent)
  const folder = mkdtempSync(join(parent, `tablee-tests-${process.pid}-`))
  // PostgreSQL runs as its own user, who must be able to pass through.
  chmodSync(folder, 0o755)
  return folder
}

/** @param {string} folder
 * @param {number} leastFreeBytes */
function hasRoom(folder, leastFreeBytes) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= leastFreeBytes
  } catch {
    return false
  }
}

/** @param {string} parent */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent)) {
    const [, owner] = NAME.exec(name) ?? []
    if (owner !== undefined && !isAlive(Number(owner))) rmSync(join(parent, name), { recursive: true, force: true })
  }
}
