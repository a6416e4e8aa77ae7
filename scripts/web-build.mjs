import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { findNode } from './node-runtime.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { runAloud } from './processes.mjs'
import { projectRoot } from './project-root.mjs'
import { weighRoutes } from './route-weights.mjs'

const web = join(projectRoot, 'apps', 'web')
const stamp = join(web, 'dist', '.built-from')

const SOURCES = ['apps/web', 'packages', 'package-lock.json', 'package.json', 'tsconfig.base.json']
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'golden', 'testing'])
/** Tests are not part of the build, which writes the route tree and the pages' weights itself. */
const SKIPPED_FILES = /\.test\.tsx?$|^routeTree\.gen\.ts$|^route-(weights|contents)\.json$|^\./

/** @param {string} path
 * @returns {string[]} */
function filesBelow(path) {
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.flatMap((entry) => {
    const child = join(path, entry.name)
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesBelow(child)
    return SKIPPED_FILES.test(entry.name) ? [] : [child]
  })
}

/** By content, not date: switching branches and back builds nothing. */
function fingerprintOfSources() {
  const files = SOURCES.flatMap((source) => {
    const path = join(projectRoot, source)
    return source.includes('.') ? [path] : filesBelow(path)
  })
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const content = readFileSync(file)
    hash.update(`${relative(projectRoot, file).split(sep).join('/')} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} wanted */
function isBuilt(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

export function isWebBuilt() {
  return isBuilt(fingerprintOfSources())
}

/** @returns {Promise<boolean>} */
async function build() {
  process.stderr.write('Building the web app…\n')
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js')
  /** @param {readonly string[]} options */
  const run = (...options) =>
    runAloud(findNode(), [vite, 'build', '--logLevel', 'warn', ...options], {
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 2, 2],
    })
  // For browsers, then for the server's first screen. The first build empties the folder.
  const isDone = (await run()) === 0 && (await run('--config', 'vite.server.config.ts')) === 0
  if (!isDone) {
    process.stderr.write('The web app could not be built: see above.\n')
    return false
  }
  // The weight is written beside it; the check judges it, not somebody who only wants to serve.
  const { code, output } = await weighRoutes(['--write'])
  if (code !== 0) process.stderr.write(`The built pages could not be weighed:\n${output}`)
  return true
}

/**
 * Builds the web app if its sources changed since the last build; `isForced` always builds.
 * @param {{ isForced?: boolean }} [options]
 * @returns {Promise<boolean>} whether there is an up-to-date build now
 */
export async function ensureWebBuilt({ isForced = false } = {}) {
  const wanted = fingerprintOfSources()
  if (!isForced && isBuilt(wanted)) return true
  return oneAtATime('build', async () => {
    if (!isForced && isBuilt(wanted)) return true
    if (!(await build())) return false
    writeFileSync(stamp, wanted)
    return true
  })
}
