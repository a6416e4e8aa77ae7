import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tablee-replay-'))
let server: SpawnedServer
let url = ''

beforeAll(async () => {
  server = await spawnServer()
  url = server.url
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function replay(...args: readonly string[]) {
  const command = promisify(execFile)(process.execPath, ['tools/replay.ts', ...args], { cwd: root })
  const ended = await command.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (failure: { code: number; stdout: string; stderr: string }) => failure,
  )
  return { code: ended.code, stderr: ended.stderr, last: ended.stdout.trim().split('\n').at(-1) }
}

const golden = 'packages/domain/src/tournaments/golden'

test.each([
  ['melee-2025-10-26-7p-4r', 7],
  ['cardsrealm-2025-04-12-8p-3r', 8],
  ['topdeck-2025-04-11-13p-4r', 13],
])('RANK-2 API-1 %s played through the server ends as published', async (name, rows) => {
  const { code, last } = await replay(`${golden}/${name}.json`, '--url', url)
  expect(last).toBe(`agreed ${rows} of ${rows} rows`)
  expect(code).toBe(0)
})

test('RANK-2 a published figure that is wrong is reported, with a failing status', async () => {
  const { default: recording } = await import('../packages/domain/src/tournaments/golden/melee-2025-10-26-7p-4r.json')
  const [first, ...others] = recording.standings
  const file = join(folder, 'wrong.json')
  writeFileSync(file, JSON.stringify({ ...recording, standings: [{ ...first, omw: 0.5 }, ...others] }))
  const { code, last } = await replay(file, '--url', url)
  expect(last).toBe('agreed 6 of 7 rows')
  expect(code).toBe(1)
})

test('a tournament above the quick limit is refused with a clear sentence', async () => {
  const { default: recording } = await import('../packages/domain/src/tournaments/golden/melee-2025-10-26-7p-4r.json')
  const file = join(folder, 'large.json')
  const players = Array.from({ length: 257 }, (_, index) => `P${index}`)
  writeFileSync(file, JSON.stringify({ ...recording, players }))
  const { code, stderr } = await replay(file, '--url', url)
  expect(stderr).toContain('A quick tournament takes 256 at most')
  expect(code).toBe(1)
})

test('a file that is no recording, and a server that is not there, are said in a sentence', async () => {
  expect((await replay('package.json', '--url', url)).stderr).toContain('no recorded tournament')
  expect((await replay('nowhere.json', '--url', url)).stderr).toContain('cannot be read')
  const { stderr } = await replay(`${golden}/melee-2025-10-26-7p-4r.json`, '--url', 'http://127.0.0.1:9')
  expect(stderr).toContain('No server answers at http://127.0.0.1:9')
  expect(stderr).not.toContain('at async')
})
