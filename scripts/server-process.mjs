import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'

const built = join(projectRoot, 'apps', 'server', 'dist', 'server')

/** Made by `scripts/server-build.mjs`. */
export const serverFile = join(built, 'main.js')
export const operatorFile = join(built, 'operator.js')

/** In MB. This little room is collected as quickly as the 64 that Node takes on a large machine. */
const YOUNG_HEAP_MB = 8

/** The heap's growth before collection, relative to what is in use: on a large machine Node lets it quadruple. */
const HEAP_GROWTH_PERCENT = 60

/** The words between `node` and the program. */
export const serverFlags = [`--max-semi-space-size=${YOUNG_HEAP_MB}`, `--heap-growing-percent=${HEAP_GROWTH_PERCENT}`]

/**
 * Freed memory returns to the machine: without a fixed threshold, glibc learns from large answers to keep their room, once per thread.
 * Compiled code is reused at later starts. Outside Linux these names mean nothing.
 */
const SPARING = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.cache', 'tablee-server'),
}

/**
 * The environment of the server's process; the caller's own settings win.
 * @param {NodeJS.ProcessEnv} given
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment(given) {
  return { ...SPARING, ...given }
}
