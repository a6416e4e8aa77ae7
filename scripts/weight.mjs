import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './installation.mjs'
import { weighRoutes } from './route-weights.mjs'
import { ensureWebBuilt, isWebBuilt } from './web-build.mjs'

/**
 * The step of `npm run check`: it reads the existing build, as building takes longer than all other steps.
 * @returns {{ name: string, run: () => Promise<{ code: number, output: string }> }}
 */
export function weightStep() {
  return isWebBuilt()
    ? { name: 'weight of the routes', run: () => weighRoutes(['--check']) }
    : {
        name: 'weight of the routes: left to npm test, for the web app is not built from these sources',
        run: async () => ({ code: 0, output: '' }),
      }
}

/**
 * The same for a fresh build, as `npm test` counts it.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function tallyWeight() {
  const { code, output } = await weighRoutes(['--check'])
  process.stdout.write(output)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Usage: `npm run weight`; `tools/weight.ts` reads the arguments. */
async function weigh() {
  await ensureInstalled()
  if (!(await ensureWebBuilt())) return 1
  const { code, output } = await weighRoutes(process.argv.slice(2))
  process.stdout.write(output)
  return code
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await weigh()
