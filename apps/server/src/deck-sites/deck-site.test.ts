import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDeckSite, type DeckSiteFailure } from './deck-site.ts'
import {
  anOldSiteDeck,
  aSiteDeck,
  type LocalDeckSite,
  send,
  sendJson,
  startLocalDeckSite,
} from './testing/local-deck-site.ts'

let local: LocalDeckSite
let notes: DeckSiteFailure[] = []
beforeEach(async () => {
  local = await startLocalDeckSite()
  notes = []
})
afterEach(() => local.close())

const SHORT_MS = 150
const read = (id = 'abc', timeLimitMs = 5000) =>
  createDeckSite({ url: local.url, userAgent: 'Tablee/test', note: (why) => notes.push(why), timeLimitMs }).read(id)
const card = (quantity: number, name: string) => ({ quantity, name, setCode: null, collectorNumber: null })

test('REGI-4 a deck is asked for by its id, on our own path, by name', async () => {
  const deck = await read('Ab_9-z')
  expect(local.asked).toHaveLength(1)
  expect(local.asked[0]).toMatchObject({
    path: '/v3/decks/all/Ab_9-z',
    headers: { accept: 'application/json', 'user-agent': 'Tablee/test' },
  })
  expect(local.asked[0]?.headers).not.toHaveProperty('cookie')
  expect(deck).toEqual({
    name: 'Tymna & Thrasios',
    format: 'duelCommander',
    sections: [
      { kind: 'commander', total: 2, cards: [card(1, 'Tymna'), card(1, 'Thrasios')] },
      { kind: 'companion', total: 1, cards: [card(1, 'Lurrus')] },
      { kind: 'main', total: 97, cards: [card(1, 'Sol Ring'), card(1, 'Fire // Ice'), card(95, 'Island')] },
      { kind: 'sideboard', total: 2, cards: [card(2, 'Duress')] },
    ],
  })
  expect(notes).toEqual([])
})

test('REGI-4 the older form of the answer is read too, and a compressed one', async () => {
  const body = gzipSync(JSON.stringify(anOldSiteDeck({ mainboard: { Island: 60 } })))
  local.answer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body),
  )
  const deck = await read()
  expect(deck).toMatchObject({ name: 'Old', format: 'modern' })
  expect(deck?.sections.filter(({ total }) => total > 0)).toEqual([
    { kind: 'main', total: 60, cards: [card(60, 'Island')] },
  ])
})

test.each(['', '../users', 'a/b', 'a?b', 'a b', '%2e%2e', 'é', 'x'.repeat(65)])(
  'REGI-4 nothing is asked for the id %j',
  async (id) => {
    expect(await read(id)).toBeNull()
    expect(local.asked).toEqual([])
  },
)

const LARGE = 3 * 1024 * 1024
const largeDeck = () => ({ ...aSiteDeck(), padding: 'x'.repeat(LARGE) })
const manyCards = () =>
  aSiteDeck({ mainboard: Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`c${n}`, 1])) })

test.each([
  ['refuses', sendJson({ message: 'no' }, 403), { why: 'refused', status: 403 }],
  ['knows no such deck', sendJson({ message: 'no' }, 404), { why: 'refused', status: 404 }],
  ['is broken', sendJson({}, 500), { why: 'refused', status: 500 }],
  ['answers nothing', send('', 'application/json', 204), { why: 'refused', status: 204 }],
  ['sends a page', send('<html>', 'text/html'), { why: 'not-json', status: 200 }],
  ['sends a page that looks like JSON', send('{}', 'text/html; x=application/json'), { why: 'not-json', status: 200 }],
  ['sends garbage', send('{"boards":', 'application/json'), { why: 'no-deck' }],
  ['sends no deck', sendJson({ name: 'x', boards: {} }), { why: 'no-deck' }],
  ['sends an empty deck', sendJson(aSiteDeck({ mainboard: {} })), { why: 'no-deck' }],
  ['sends cards without a name', sendJson(aSiteDeck({ mainboard: { ' ': 1 } })), { why: 'no-deck' }],
  ['sends absurd quantities', sendJson(aSiteDeck({ mainboard: { Island: 1e9 } })), { why: 'no-deck' }],
  ['sends too many cards', sendJson(manyCards()), { why: 'no-deck' }],
  ['sends 3 MiB', sendJson(largeDeck()), { why: 'too-large' }],
] as const)('REGI-4 no deck when the site %s', async (_what, reply, failure) => {
  local.answer(reply)
  expect(await read()).toBeNull()
  expect(notes).toEqual([failure])
})

test('REGI-4 3 MiB are refused when they arrive compressed, too', async () => {
  const body = gzipSync(JSON.stringify(largeDeck()))
  expect(body.byteLength).toBeLessThan(20_000)
  local.answer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body),
  )
  expect(await read()).toBeNull()
  expect(notes).toEqual([{ why: 'too-large' }])
})

test('REGI-4 a body without end is left as soon as it is too large', async () => {
  let left: Promise<unknown> | null = null
  local.answer((_request, response) => {
    left = once(response, 'close')
    response.writeHead(200, { 'content-type': 'application/json' })
    const chunk = 'x'.repeat(64 * 1024)
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more)
    more()
  })
  expect(await read()).toBeNull()
  expect(notes).toEqual([{ why: 'too-large' }])
  await left
})

test.each([301, 302, 303, 307, 308])('REGI-4 a redirect (%i) is not followed', async (status) => {
  const elsewhere = await startLocalDeckSite()
  local.answer((_request, response) =>
    response.writeHead(status, { location: `${elsewhere.url}/v3/decks/all/abc` }).end(),
  )
  expect(await read()).toBeNull()
  expect(notes).toEqual([{ why: 'redirected', status }])
  expect(elsewhere.asked).toEqual([])
  expect(local.asked).toHaveLength(1)
  await elsewhere.close()
})

test('REGI-4 a site that never answers is left after the time limit, and so is one that stops midway', async () => {
  local.answer(() => {})
  expect(await read('abc', SHORT_MS)).toBeNull()
  local.answer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"boards":')
  })
  expect(await read('abc', SHORT_MS)).toBeNull()
  const drips: ReturnType<typeof setInterval>[] = []
  local.answer((_request, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    drips.push(setInterval(() => response.write(' '), 10))
  })
  expect(await read('abc', SHORT_MS)).toBeNull()
  for (const drip of drips) clearInterval(drip)
  expect(notes).toEqual([{ why: 'too-slow' }, { why: 'too-slow' }, { why: 'too-slow' }])
})

test('REGI-4 a line that is cut, and a site that is not there', async () => {
  local.answer((_request, response) => response.destroy())
  expect(await read()).toBeNull()
  local.answer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{')
    setImmediate(() => response.destroy())
  })
  expect(await read()).toBeNull()
  await local.close()
  expect(await read()).toBeNull()
  expect(notes).toEqual([{ why: 'unreachable' }, { why: 'unreachable' }, { why: 'unreachable' }])
})
