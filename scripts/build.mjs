import { ensureInstalled } from './installation.mjs'
import { ensureWebBuilt } from './web-build.mjs'

await ensureInstalled()
process.exitCode = (await ensureWebBuilt({ isForced: process.argv.includes('--force') })) ? 0 : 1
