import { join } from 'node:path'
import { ensureBuilt, fingerprintOf, isBuilt } from './builds.mjs'
import { findNode } from './node-runtime.mjs'
import { runAloud } from './processes.mjs'
import { projectRoot } from './project-root.mjs'
import { weighRoutes } from './route-weights.mjs'

const web = join(projectRoot, 'apps', 'web')
const stamp = join(web, 'dist', '.built-from')

const SOURCES = ['apps/web', 'packages', 'package-lock.json', 'package.json', 'tsconfig.base.json']
/** Tests are not part of the build, which writes the route tree and the pages' weights itself. */
const SKIPPED = {
  folders: new Set(['node_modules', 'dist', 'golden', 'testing']),
  files: /\.test\.tsx?$|^routeTree\.gen\.ts$|^route-(weights|contents)\.json$|^\./,
}

const fingerprintOfSources = () => fingerprintOf(SOURCES, SKIPPED)

export function isWebBuilt() {
  return isBuilt(stamp, fingerprintOfSources())
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
  return ensureBuilt({ name: 'build', stamp, wanted: fingerprintOfSources(), isForced, build })
}
