import { parseDecklist } from '@tablee/domain/decklists/parse-decklist'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  aSiteDeck,
  type LocalDeckSite,
  sendJson,
  startLocalDeckSite,
} from '../../deck-sites/testing/local-deck-site.ts'
import { createTournament, ORGANIZER, startServer, type TestServer } from '../../testing/a-server.ts'

let site: LocalDeckSite
let server: TestServer
const start = async (environment: Record<string, string> = {}) => {
  server = await startServer({ environment: { DECK_SITE_URL: site.url, ...environment } })
}
beforeEach(async () => {
  site = await startLocalDeckSite()
})
afterEach(async () => {
  await server.close()
  await site.close()
})
const extract = (urlOfDecklist: unknown, headers: Record<string, string> = {}) =>
  server.call('extract-moxfield-decklist', { urlOfDecklist }, headers)
const ADDRESS = 'https://www.moxfield.com/decks/Ab_9-z'

test('REGI-4 the deck, its commanders and its companions are read', async () => {
  await start()
  const { status, body } = await extract(ADDRESS)
  expect(status).toBe(200)
  expect(site.asked.map(({ path }) => path)).toEqual(['/v3/decks/all/Ab_9-z'])
  expect(body).toMatchObject({
    success: true,
    message: 'Le deck a été lu.',
    data: {
      moxfieldId: 'Ab_9-z',
      commanders: [{ name: 'Tymna' }, { name: 'Thrasios' }],
      companions: [{ name: 'Lurrus' }],
      deckDataFromMoxfield: {
        name: 'Tymna & Thrasios',
        format: 'duelCommander',
        sideboard: [{ quantity: 2, name: 'Duress' }],
        commanders: [
          { quantity: 1, name: 'Tymna' },
          { quantity: 1, name: 'Thrasios' },
        ],
      },
    },
  })
  const { sections, unreadable } = parseDecklist(body.data.deckDataFromMoxfield.decklistText)
  expect(unreadable).toEqual([])
  expect(sections.map(({ kind, total }) => [kind, total])).toEqual([
    ['commander', 2],
    ['companion', 1],
    ['main', 97],
    ['sideboard', 2],
  ])
})

test.each([
  undefined,
  3,
  '',
  'http://moxfield.com/decks/abc',
  'https://evil.example/decks/abc',
  'https://moxfield.com@127.0.0.1/decks/abc',
  'https://moxfield.com/users/abc',
  `https://moxfield.com/decks/${'x'.repeat(5000)}`,
])('REGI-4 REGI-3 %j is refused before anything is asked', async (address) => {
  await start()
  const { status, body } = await extract(address)
  expect([status, body.reason]).toEqual([400, 'deck_address_invalid'])
  expect(body.fields).toEqual({ urlOfDecklist: body.message })
  expect(site.asked).toEqual([])
})

test('REGI-4 a failure has its fixed sentence, and advice to paste the text', async () => {
  await start()
  site.answer(sendJson({ secret: 'hidden' }, 403))
  const french = await extract(ADDRESS)
  expect(french.status).toBe(502)
  expect(french.body).toEqual({
    success: false,
    message: "Erreur lors de l'extraction des données Moxfield",
    reason: 'deck_site_failed',
    advice: 'Le site de decks ne répond pas, ou ce deck est privé. Collez le texte de votre decklist à la place.',
  })
  const english = await extract(ADDRESS, { 'x-appwrite-locale': 'en' })
  expect(english.body.advice).toContain('Paste the text')
  const lines = server.logLines.filter((line) => line.includes('deck site'))
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ why: 'refused', status: 403 })
  expect(lines.join()).not.toMatch(/hidden|Ab_9-z/)
})

test('REGI-4 a deck that makes too long a text is refused', async () => {
  await start()
  const names = Array.from({ length: 200 }, (_, number) => [`${number} ${'x'.repeat(150)}`, 1])
  site.answer(sendJson(aSiteDeck({ mainboard: Object.fromEntries(names) })))
  expect((await extract(ADDRESS)).body.reason).toBe('deck_site_failed')
})

test('REGI-4 ten a minute from one address, other calls go on', async () => {
  await start({ RATE_LIMITS: 'on' })
  for (let number = 0; number < 10; number++) expect((await extract(ADDRESS)).status).toBe(200)
  expect((await extract(ADDRESS)).body).toMatchObject({ code: 429, type: 'general_rate_limit_exceeded' })
  expect(site.asked).toHaveLength(10)
  await createTournament(server)
})

test('REGI-4 a deck site that hangs holds nobody up', async () => {
  await start()
  let release = () => {}
  const asked = new Promise<void>((resolve) => {
    site.answer((request, response) => {
      release = () => void sendJson(aSiteDeck())(request, response)
      resolve()
    })
  })
  const extracting = extract(ADDRESS)
  await asked
  const { id } = await createTournament(server, 2)
  await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
  expect(await server.document(id)).toMatchObject({ isStarted: true })
  release()
  expect((await extracting).status).toBe(200)
})
