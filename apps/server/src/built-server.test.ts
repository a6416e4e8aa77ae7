import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from './database/testing/test-databases.ts'
import { startServerProcess } from './endurance/testing/server-process.ts'
import { MAIN } from './testing/own-process.ts'

const built = dirname(MAIN)
const THREAD = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g

function threadsOfSources(): readonly string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  return texts.flatMap((text) => [...text.matchAll(THREAD)].map(([, name]) => `${name}.js`))
}

test('OPS-28 each thread of the server is a file beside the built one', () => {
  const threads = threadsOfSources()
  expect(threads).not.toEqual([])
  for (const thread of threads) expect([thread, existsSync(join(built, thread))]).toEqual([thread, true])
})

test('OPS-28 the built server draws in its threads, backs itself up and finds the places of France', async () => {
  const database = await createTestDatabase('sqlite')
  onTestFinished(() => database.remove())
  const server = await startServerProcess({ DATA_DIR: database.folder, BACKUP: 'daily' })
  onTestFinished(server.stop)
  const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  const home = await (await ask('/')).text()
  const [, picture] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(home) ?? []
  const drawn = await ask((picture ?? '').replaceAll('&amp;', '&'))
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
  const folder = join(database.folder, 'backups')
  const backups = () => readdirSync(folder).filter((name) => /^tablee-\d{8}T\d{6}Z\.sqlite$/.test(name))
  await vi.waitFor(() => expect(backups()).toHaveLength(1), 60_000)
  // Its places are read after the start; without them it would have ended.
  expect((await ask('/v1/ping')).status).toBe(200)
})
