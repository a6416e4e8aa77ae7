import { ensureInstalled } from './installation.mjs'
import { ensurePlacesBaked } from './places.mjs'
import { ensureWebBuilt } from './web-build.mjs'

await ensureInstalled()
const isWhole = (await ensurePlacesBaked()) && (await ensureWebBuilt({ isForced: process.argv.includes('--force') }))
process.exitCode = isWhole ? 0 : 1
