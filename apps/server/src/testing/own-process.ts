/** What a test's child process inherits: where programs are, and the compile cache. */
export const OF_OUR_PROCESS = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
