import { ensureInstalled } from './installation.mjs'
import { ensureReadyToServe } from './ready-to-serve.mjs'

await ensureInstalled()
process.exitCode = (await ensureReadyToServe({ isForced: process.argv.includes('--force') })) ? 0 : 1
