import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newOrganizer } from './replay/organizer-account.ts'
import { ServerClient } from './replay/server-client.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tablee-replay-'))
let server: SpawnedServer
let url = ''

beforeAll(async () => {
  server = await spawnServer()
  url = server.url
  vi.stubEnv('DATA_DIR', server.dataFolder)
  vi.stubEnv('DATABASE_URL', '')
})

afterAll(async () => {
  vi.unstubAllEnvs()
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

test.each([
  ['melee-2025-10-26-7p-4r', 7],
  ['topdeck-2025-04-11-13p-4r', 13],
])('RANK-2 AADM-3 %s played as an advanced tournament ends as published', async (name, rows) => {
  const { code, last } = await replay(`${golden}/${name}.json`, '--url', url, '--advanced')
  expect(last).toBe(`agreed ${rows} of ${rows} rows`)
  expect(code).toBe(0)
})

test('RANK-2 AADM-3 more players than a quick tournament takes play an advanced one', { timeout: 60_000 }, async () => {
  const file = join(folder, 'large.json')
  writeFileSync(file, JSON.stringify(await roundOf(260)))
  const { code, last } = await replay(file, '--url', url)
  expect(last).toBe('agreed 260 of 260 rows')
  expect(code).toBe(0)
})

/** One round in which every other player wins 2-0: only the opponent counts, so the figures are plain. */
async function roundOf(players: number) {
  const { default: model } = await import('../packages/domain/src/tournaments/golden/melee-2025-10-26-7p-4r.json')
  const names = Array.from({ length: players }, (_, index) => `P${index}`)
  const [winners, losers] = [names.filter((_, index) => index % 2 === 0), names.filter((_, index) => index % 2 === 1)]
  const matches = winners.map((p1, index) => ({ p1, p2: losers[index], wins1: 2, wins2: 0, draws: 0 }))
  const row = (player: string, index: number) => ({ player, rank: index + 1, draws: 0, after_round: 1 })
  const least = 1 / 3
  const won = { points: 3, wins: 1, losses: 0, omw: least, gw: 1, ogw: least }
  const lost = { points: 0, wins: 0, losses: 1, omw: 1, gw: 0, ogw: 1 }
  return {
    ...model,
    players: names,
    rounds: [{ number: 1, kind: 'swiss', matches }],
    standings: [...winners, ...losers].map((name, index) => ({
      ...row(name, index),
      ...(index < players / 2 ? won : lost),
    })),
  }
}

test('an account that has the label announces the event when it is named', async () => {
  const { email, password } = await newOrganizer(new ServerClient({ url, delayMs: 0 }), process.env)
  const asked = [`${golden}/melee-2025-10-26-7p-4r.json`, '--url', url, '--advanced', '--organizer', email]
  vi.stubEnv('DATA_DIR', folder)
  expect((await replay(...asked)).stderr).toContain('The server answered 401')
  vi.stubEnv('ORGANIZER_PASSWORD', password)
  expect((await replay(...asked)).last).toBe('agreed 7 of 7 rows')
  const { stderr } = await replay(...asked.slice(0, -2))
  expect(stderr).toContain('keeps its data elsewhere')
  vi.stubEnv('DATA_DIR', server.dataFolder)
})

test('a file that is no recording, and a server that is not there, are said in a sentence', async () => {
  expect((await replay('package.json', '--url', url)).stderr).toContain('no recorded tournament')
  expect((await replay('nowhere.json', '--url', url)).stderr).toContain('cannot be read')
  const { stderr } = await replay(`${golden}/melee-2025-10-26-7p-4r.json`, '--url', 'http://127.0.0.1:9')
  expect(stderr).toContain('No server answers at http://127.0.0.1:9')
  expect(stderr).not.toContain('at async')
})
