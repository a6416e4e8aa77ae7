import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'

/** The program that serves. */
export const serverFile = join(projectRoot, 'apps', 'server', 'src', 'main.ts')

/** In MB. What an answer leaves behind is swept away as quickly from little room as from the 64 that Node takes on a large machine. */
const YOUNG_HEAP_MB = 8

/** By how much of what is in use the heap grows before it is swept: on a large machine Node lets it become four times as large. */
const HEAP_GROWTH_PERCENT = 60

/** The words between `node` and the program. */
export const serverFlags = [`--max-semi-space-size=${YOUNG_HEAP_MB}`, `--heap-growing-percent=${HEAP_GROWTH_PERCENT}`]

/**
 * Memory that was freed goes back to the machine: without a fixed threshold, glibc learns from large answers to keep their room for
 * good, once for each thread. Code that was compiled once need not be read and compiled at each start. Elsewhere than on
 * Linux these names mean nothing.
 */
const SPARING = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.cache', 'tablee-server'),
}

/**
 * The environment of the server's process; what whoever starts it has set counts for more.
 * @param {NodeJS.ProcessEnv} given
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment(given) {
  return { ...SPARING, ...given }
}
