import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORGANIZER, startServer, type TestServer } from '../../testing/a-server.ts'

let server: TestServer
let web: string
let code: string

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'tablee-web-'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><html lang="fr"><head><!--head--></head></html>')
  server = await startServer({ world: { webFolder: web } })
  const made = await server.call('create-quick-tournament', { name: 'Modern', playerCount: 8, organizerId: ORGANIZER })
  ;({ code } = made.body.tournament)
})
afterAll(async () => {
  await server.close()
  rmSync(web, { recursive: true })
})

/** What each sends, and what its makers document. */
const READERS = {
  facebook: {
    'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    accept: '*/*',
    range: 'bytes=0-524287',
  },
  whatsapp: { 'user-agent': 'WhatsApp/2.24.10.81 A', accept: 'text/html,*/*;q=0.9', 'accept-language': 'fr' },
  'whatsapp on a desk': { 'user-agent': 'WhatsApp/2.2412.54 W' },
  discord: { 'user-agent': 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', accept: '*/*' },
  slack: {
    'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    accept: '*/*',
    range: 'bytes=0-32768',
  },
  telegram: { 'user-agent': 'TelegramBot (like TwitterBot)' },
  signal: { 'user-agent': 'WhatsApp/2', accept: 'text/html,application/xhtml+xml' },
  curl: { 'user-agent': 'curl/8.14.1', accept: '*/*' },
  'iMessage, as two others': {
    'user-agent':
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  },
  'nobody who says anything': {},
} satisfies Record<string, Record<string, string>>

async function ask(url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const answer = await server.server.app.inject({ method, url, headers })
  return { is: [answer.statusCode, String(answer.headers['content-type']).split(';')[0]], body: answer.body }
}

const PAGE = [200, 'text/html']
const NOTHING = [404, 'application/json']

test.each(Object.entries(READERS))('SHOP-1 a link is a page for %s', async (_reader, headers) => {
  for (const url of [
    `/tournament/${code}`,
    `/tournament/${code}/player?from=share`,
    '/',
    '/about',
    '/search',
    '/tous',
  ]) {
    const { is, body } = await ask(url, headers)
    expect(is[1], url).toBe('text/html')
    if (url.startsWith('/tournament/')) {
      expect(is).toEqual(PAGE)
      // Within the first bytes: some read no further.
      expect(body.slice(0, 16_000)).toContain('property="og:image"')
    }
    expect((await ask(url, headers, 'HEAD')).is[1], `HEAD ${url}`).toBe('text/html')
  }
})

test('SHOP-1 a link that took the full stop of its sentence along is still a page', async () => {
  expect((await ask(`/tournament/${code}.`, { accept: '*/*' })).is[1]).toBe('text/html')
  expect((await ask('/lieu/m.-jean', { accept: '*/*' })).is[1]).toBe('text/html')
})

test('SHOP-1 whoever takes no HTML, and whoever wants a file or a call, is told that there is nothing', async () => {
  for (const accept of [
    'application/json',
    'image/png',
    'application/json, text/html;q=0',
    '*/*, text/html; q=0.0',
    'text/*;q=0, application/json',
  ])
    expect((await ask('/about', { accept })).is, accept).toEqual(NOTHING)
  expect((await ask('/about', { accept: '*/*' }, 'POST')).is).toEqual(NOTHING)
  for (const url of ['/assets/gone', '/assets/gone-1a2b3c.js', '/gone.png?at=2', '/.env.local', '/v1/nowhere'])
    expect((await ask(url, { accept: '*/*' })).is, url).toEqual(NOTHING)
})

test('SHOP-1 the nearest range decides, wherever it stands', async () => {
  for (const accept of ['text/html;q=0.1, */*;q=0', 'application/json, */*;q=0.1', '*', 'TEXT/HTML;level=1', ''])
    expect((await ask('/about', { accept })).is, accept).toEqual(PAGE)
})
