import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { projectRoot } from './project-root.mjs'
import { codeFilesBelow, ROOMS } from './rooms.mjs'

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
const ENDINGS = ['', '.ts', '.tsx', '.mjs']

/**
 * The importers of each file, by its path in the checkout, with slashes.
 * @typedef {ReadonlyMap<string, ReadonlySet<string>>} Importers
 */

/**
 * Reads our files' imports, types included.
 * @param {string} root the checkout
 * @returns {Importers}
 */
export function readImporters(root = projectRoot) {
  const files = new Set(ROOMS.flatMap((room) => codeFilesBelow(room, root)).map((path) => path.replaceAll('\\', '/')))
  /** @type {Map<string, Set<string>>} */
  const importers = new Map([...files].map((file) => [file, new Set()]))
  for (const file of files) {
    for (const [, wanted = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const start = pathOf(wanted, file)
      const found = ENDINGS.map((ending) => start + ending).find((path) => files.has(path))
      if (found !== undefined) importers.get(found)?.add(file)
    }
  }
  return importers
}

/** @param {string} wanted what an import names
 * @param {string} from the file that imports it */
function pathOf(wanted, from) {
  if (wanted.startsWith('.')) return posix.join(dirname(from).replaceAll('\\', '/'), wanted)
  return wanted.replace(/^@tablee\/(\w+)\//, 'packages/$1/src/')
}

/**
 * The number of imports between each file and the nearest changed one; unrelated files are left out.
 * @param {Importers} importers
 * @param {readonly string[]} changed
 * @returns {ReadonlyMap<string, number>}
 */
export function distancesFrom(importers, changed) {
  const distances = new Map(changed.map((file) => [file, 0]))
  const waiting = [...changed]
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue
      distances.set(importer, (distances.get(file) ?? 0) + 1)
      waiting.push(importer)
    }
  }
  return distances
}
