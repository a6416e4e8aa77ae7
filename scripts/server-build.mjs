import { join } from 'node:path'
import { ensureBuilt, fingerprintOf } from './builds.mjs'
import { findNode } from './node-runtime.mjs'
import { runQuietly } from './processes.mjs'
import { projectRoot } from './project-root.mjs'

const server = join(projectRoot, 'apps', 'server')
const ofServer = ['src', 'package.json', 'vite.config.ts'].map((name) => `apps/server/${name}`)
export const SOURCES = [...ofServer, 'packages', 'package-lock.json', 'tsconfig.base.json']
export const SKIPPED = {
  folders: new Set(['node_modules', 'dist', 'golden', 'testing', 'endurance', 'baking']),
  files: /\.test\.ts$|^\./,
}

/**
 * @param {...string} others of Vite
 * @returns {Promise<boolean>}
 */
export async function build(...others) {
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js')
  const { code, output } = await runQuietly(findNode(), [vite, 'build', '--logLevel', 'warn', ...others], {
    cwd: server,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) process.stderr.write(`The server could not be built:\n${output}`)
  return code === 0
}

/**
 * Puts the server and the operator's commands into few files if their sources changed, in a few seconds.
 * @param {{ isForced?: boolean }} [options]
 * @returns {Promise<boolean>} whether they are up to date now
 */
export async function ensureServerBuilt({ isForced = false } = {}) {
  const stamp = join(server, 'dist', 'server', '.built-from')
  return ensureBuilt({
    name: 'server-build',
    stamp,
    wanted: fingerprintOf(SOURCES, SKIPPED),
    isForced,
    build: () => build(),
  })
}
