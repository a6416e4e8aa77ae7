import { createContext, runInContext } from 'node:vm'
import { playEvening } from '@tablee/domain/tournaments/testing/play-evening'
import { build } from 'vite'
import { expect, test } from 'vitest'

const ENTRY = 'virtual:evening'
const SOURCE = `import { playEvening } from '@tablee/domain/tournaments/testing/play-evening'
globalThis.played = JSON.stringify(playEvening('in a browser'))`

/** The script as bundled for a browser. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'evening',
        resolveId: (id) => (id === ENTRY ? `${import.meta.dirname}/evening.ts` : null),
        load: (id) => (id.endsWith('/evening.ts') ? SOURCE : null),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  })
  const [first] = [built].flat()
  const scripts = first && 'output' in first ? first.output.filter((one) => one.type === 'chunk') : []
  return scripts.map(({ code }) => code).join('\n')
}

test('ACTS-1 an evening is decided in the script of a browser, where there is the language alone', async () => {
  const nothingElse = createContext({})
  runInContext(await bundled(), nothingElse)
  const { tournament } = JSON.parse(runInContext('played', nothingElse))
  expect(tournament).toEqual(JSON.parse(JSON.stringify(playEvening('in a browser').tournament)))
  expect(tournament.rounds).toHaveLength(5)
})
