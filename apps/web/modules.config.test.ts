import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listModules } from './modules.config.ts'

const SENTENCE = 'Prenez place.'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tablee-modules-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function listed(sources: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [listModules()],
    build: { rolldownOptions: { input: join(folder, 'main.ts') }, modulePreload: false },
  })
  const text = readFileSync(join(folder, 'dist/.vite/modules.json'), 'utf8')
  const scripts: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(text)
  return scripts
}

test('SPEED-1 the build lists what each script is made of, by file and by package, comments and spaces left out', async () => {
  const scripts = await listed({
    'node_modules/@scope/loud/package.json': '{"name":"@scope/loud","main":"src/index.js"}',
    'node_modules/@scope/loud/src/index.js': 'export const loud = (text) => globalThis.shout(text)',
    'main.ts': `import { loud } from '@scope/loud'
      import { greet } from './greet.ts'
      globalThis.shown = [loud(greet()), () => import('./later.ts')]`,
    'greet.ts': `/** ${'Says it at length. '.repeat(50)} */
      export function greet(): string {
        return '${SENTENCE}'
      }
      export const unused = '${'never '.repeat(100)}'`,
    'later.ts': `globalThis.later = '${'later '.repeat(20)}'`,
  })
  const names = Object.values(scripts).flatMap(Object.keys)
  expect(names).toContain('node_modules/@scope/loud')
  const find = (name: string) =>
    Object.values(scripts).flatMap((parts) =>
      Object.entries(parts).flatMap(([part, bytes]) => (part.endsWith(name) ? bytes : [])),
    )
  const [greet = 0] = find('/greet.ts')
  expect(greet).toBeGreaterThan(SENTENCE.length)
  expect(greet).toBeLessThan(SENTENCE.length + 25)
  expect(find('/later.ts')[0]).toBeGreaterThan(120)
  expect(Object.keys(scripts)).toHaveLength(2)
})
