import { join } from 'node:path'

const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'server')
/** As operators start them; built before the first test (`scripts/built-for-tests.mjs`). */
export const MAIN = join(BUILT, 'main.js')
export const OPERATOR = join(BUILT, 'operator.js')

/** What a test's child process inherits: where programs are, and the compile cache. */
export const OF_OUR_PROCESS = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
