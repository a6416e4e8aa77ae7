import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { runAloud } from './processes.mjs'
import { projectRoot } from './project-root.mjs'

const lockFile = join(projectRoot, 'package-lock.json')
const modules = join(projectRoot, 'node_modules')
const stamp = join(modules, '.tablee-installed')

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** @param {string} text */
function fingerprint(text) {
  return createHash('sha256').update(text).digest('hex')
}

/** @param {string} text
 * @returns {LockedPackages} */
function parsePackages(text) {
  try {
    return JSON.parse(text).packages ?? {}
  } catch {
    return {}
  }
}

/**
 * npm keeps its own record of node_modules, so manual installs are recognized too.
 * @param {string} locked
 */
function isRecordedByNpm(locked) {
  const record = readIfThere(join(modules, '.package-lock.json'))
  if (record === '') return false
  const installed = parsePackages(record)
  return Object.entries(parsePackages(locked)).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const found = installed[path]
    if (found === undefined) return wanted.optional === true || wanted.devOptional === true || wanted.peer === true
    return found.version === wanted.version
  })
}

/** @param {string} locked */
function isInstalled(locked) {
  const wanted = fingerprint(locked)
  if (readIfThere(stamp) === wanted) return true
  if (!isRecordedByNpm(locked)) return false
  writeFileSync(stamp, wanted)
  return true
}

async function install() {
  process.stderr.write('Installing dependencies (npm ci)…\n')
  const npm = process.env.npm_execpath
  const [command, ...start] = npm?.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  const flags = ['--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']
  const status = await runAloud(command ?? 'npm', [...start, 'ci', ...flags], {
    cwd: projectRoot,
    // npm writes to our error output: the standard output belongs to the tool about to run.
    stdio: ['ignore', 2, 2],
  })
  if (status === 0) return
  process.stderr.write('npm ci did not succeed: see its words above.\n')
  process.exit(status)
}

/** Makes node_modules match package-lock.json; takes a few milliseconds when it already does. */
export async function ensureInstalled() {
  const locked = readFileSync(lockFile, 'utf8')
  if (isInstalled(locked)) return
  await oneAtATime('installation', async () => {
    if (isInstalled(locked)) return
    await install()
    writeFileSync(stamp, fingerprint(locked))
  })
}
