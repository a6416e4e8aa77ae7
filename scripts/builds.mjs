import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { projectRoot } from './project-root.mjs'

/** By name, anywhere below the sources.
 * @typedef {{ folders: ReadonlySet<string>, files: RegExp }} Skipped */

/**
 * @param {string} path
 * @param {Skipped} skipped
 * @returns {string[]}
 */
function filesBelow(path, skipped) {
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.flatMap((entry) => {
    const child = join(path, entry.name)
    if (entry.isDirectory()) return skipped.folders.has(entry.name) ? [] : filesBelow(child, skipped)
    return skipped.files.test(entry.name) ? [] : [child]
  })
}

/**
 * By content, not date: switching branches and back builds nothing.
 * @param {readonly string[]} sources files and folders below the checkout
 * @param {Skipped} skipped
 * @returns {string}
 */
export function fingerprintOf(sources, skipped) {
  const files = sources.flatMap((source) => {
    const path = join(projectRoot, source)
    return statSync(path).isDirectory() ? filesBelow(path, skipped) : [path]
  })
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const content = readFileSync(file)
    hash.update(`${relative(projectRoot, file).split(sep).join('/')} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} stamp the file that keeps what the build was made of
 * @param {string} wanted
 */
export function isBuilt(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

/**
 * @typedef {object} Wished
 * @property {string} name two builds of one name wait for each other
 * @property {string} stamp
 * @property {string} wanted the fingerprint of the sources
 * @property {boolean} isForced builds even what is up to date
 * @property {() => Promise<boolean>} build
 */

/**
 * @param {Wished} wished
 * @returns {Promise<boolean>} whether there is an up-to-date build now
 */
export async function ensureBuilt({ name, stamp, wanted, isForced, build }) {
  if (!isForced && isBuilt(stamp, wanted)) return true
  return oneAtATime(name, async () => {
    if (!isForced && isBuilt(stamp, wanted)) return true
    if (!(await build())) return false
    writeFileSync(stamp, wanted)
    return true
  })
}
