import { runChecks } from './check-steps.mjs'
import { ensureInstalled } from './installation.mjs'

await ensureInstalled()
const results = await runChecks()
const failed = results.filter(({ isPassed }) => !isPassed).length
process.stdout.write(`${results.length - failed} checks passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
