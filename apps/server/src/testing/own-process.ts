/** What a process that a test starts takes of ours: where programs are, and where compiled code is kept for the next one. */
export const OF_OUR_PROCESS = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
