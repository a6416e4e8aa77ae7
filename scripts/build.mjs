import { ensureInstalled } from './installation.mjs'
import { ensureWebBuilt } from './web-build.mjs'

await ensureInstalled()
await ensureWebBuilt({ isForced: process.argv.includes('--force') })
