import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from './project-root.mjs'

const RETRY_MS = 200

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** @param {string} path */
function readOwner(path) {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * A link appears with its content or not at all, so nobody reads a half-written lock.
 * @param {string} lock
 */
function tryToTake(lock) {
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(mine, { force: true })
  }
}

/**
 * Two terminals may both find a dead owner; renaming lets only one clear it away.
 * @param {string} lock
 * @param {number} deadOwner
 */
function clearAway(lock, deadOwner) {
  const aside = `${lock}.stale-${process.pid}`
  try {
    renameSync(lock, aside)
    if (readOwner(aside) !== deadOwner) linkSync(aside, lock)
  } catch {
    // Somebody else was faster: the next attempt sees their lock.
  }
  rmSync(aside, { force: true })
}

/**
 * Works while no other terminal on this checkout does work of the same name.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(name, work) {
  const folder = join(projectRoot, '.out')
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, `${name}.lock`)
  let hasSaidSo = false
  while (!tryToTake(lock)) {
    const owner = readOwner(lock)
    if (owner === undefined) continue
    if (!isAlive(owner)) {
      clearAway(lock, owner)
      continue
    }
    if (!hasSaidSo) {
      process.stderr.write(`Waiting for another terminal to finish its ${name} (process ${owner}, lock ${lock})\n`)
      hasSaidSo = true
    }
    await wait(RETRY_MS)
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}
