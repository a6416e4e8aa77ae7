import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTournament,
  matchesOf,
  ORGANIZER,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'

const ORIGIN = 'https://tournois.example'
const NAME = 'Zoé & "Max" </script><b>'

let server: TestServer
let web: string
let code: string
let id: string

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'tablee-web-'))
  mkdirSync(join(web, '.vite'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><html lang="fr"><head><!--head--></head></html>')
  const chunk = (file: string, more: object = {}) => ({ file, imports: [], ...more })
  const route = (name: string) => `src/app/routes/${name}.tsx?tsr-split=component`
  const words = (name: string) => `src/language/words/${name}.js`
  writeFileSync(
    join(web, '.vite', 'manifest.json'),
    JSON.stringify({
      'index.html': chunk('assets/app.js', {
        isEntry: true,
        imports: ['_base.js'],
        dynamicImports: ['src/app/start.tsx'],
      }),
      'src/app/start.tsx': chunk('assets/start.js', {
        imports: ['_base.js'],
        dynamicImports: ['fr-start', 'en-start', 'fr-home', 'en-home'].map(words),
      }),
      '_base.js': chunk('assets/base.js'),
      '_qr.js': chunk('assets/qr.js'),
      [route('index')]: chunk('assets/home.js', { imports: ['_base.js'] }),
      [route('tournament/$code/index')]: chunk('assets/tournament.js', { imports: ['_base.js', '_qr.js'] }),
      [words('fr-start')]: chunk('assets/fr.js'),
      [words('en-start')]: chunk('assets/en.js'),
      [words('fr-home')]: chunk('assets/fr-home.js'),
      [words('en-home')]: chunk('assets/en-home.js'),
    }),
  )
  writeFileSync(join(web, '.vite', 'words.json'), JSON.stringify({ [route('index')]: ['home'] }))
  server = await startServer({ world: { webFolder: web }, environment: { PUBLIC_URL: ORIGIN } })
  const made = await server.call('create-quick-tournament', { name: NAME, playerCount: 8, organizerId: ORGANIZER })
  ;({ code, id } = made.body.tournament)
  await server.call('join-quick-tournament', { code, playerName: 'Amélie Secret', playerId: secretOf(1) })
  await server.call('join-quick-tournament', { code, playerName: 'Bruno Secret', playerId: secretOf(2) })
})
afterAll(async () => {
  await server.close()
  rmSync(web, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.server.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })
const tagOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

test('WORD-3 a shared search is named after what it looks for, and nothing that is typed can end its head', async () => {
  const { body } = await server.send({ method: 'GET', url: '/?q=Lyon%3C%2Ftitle%3E', headers: { accept: 'text/html' } })
  expect(body.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('<title>Lyon&lt;/title&gt; : tournois · Tablée</title>')
  const english = await server.send({
    ...{ method: 'GET', url: '/?place=Lyon' },
    headers: { accept: 'text/html', 'accept-language': 'en' },
  })
  expect(english.body).toContain('<title>Lyon: tournaments · Tablée</title>')
})

test('a link to a tournament says its name, its state and its code; players stay unnamed', async () => {
  for (const page of ['', '/player']) {
    const { statusCode, body } = await get(`/tournament/${code.toLowerCase()}${page}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Zoé &amp; &quot;Max&quot; &lt;/script&gt;&lt;b&gt; · Tablée</title>')
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/tournament/${code}">`)
    expect(tagOf(body, 'og:description')).toBe(
      `2 personnes ont déjà leur place. Rejoignez le tournoi avec le code ${code}.`,
    )
    expect(tagOf(body, 'description')).toBe(tagOf(body, 'og:description'))
    expect(tagOf(body, 'og:image')).toMatch(
      new RegExp(`^${ORIGIN}/v1/preview/${code}\\.png\\?lang=fr&amp;state=[\\w-]{10}$`),
    )
    expect(tagOf(body, 'og:title')).toBe('Zoé &amp; &quot;Max&quot; &lt;/script&gt;&lt;b&gt;')
    expect(tagOf(body, 'twitter:card')).toBe('summary_large_image')
    expect(body).not.toContain('Secret')
  }
})

test('search engines read an event that no text can break out of', async () => {
  const { body } = await get(`/tournament/${code}`)
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(blocks).toHaveLength(1)
  expect(blocks[0]?.[1]).not.toContain('<')
  expect(JSON.parse(blocks[0]?.[1] ?? '')).toMatchObject({
    '@type': 'Event',
    name: NAME,
    url: `${ORIGIN}/tournament/${code}`,
    startDate: expect.stringMatching(/^20\d\d-/),
    maximumAttendeeCapacity: 8,
  })
})

test('the state follows the tournament, and the page is read again only when something changed', async () => {
  const first = await get(`/tournament/${code}`)
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('Accept-Language') })
  const etag = String(first.headers.etag)
  const same = await get(`/tournament/${code}`, { 'if-none-match': etag })
  expect(same.statusCode).toBe(304)
  expect(same.body).toBe('')
  await server.call('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
  const next = await get(`/tournament/${code}`, { 'if-none-match': etag })
  expect(next.statusCode).toBe(200)
  expect(tagOf(next.body, 'description')).toBe('Ronde 1/1 · 2 joueurs · Tables, scores et classement en direct')
})

test('the page speaks the language of the browser', async () => {
  const { body } = await get(`/tournament/${code}`, { 'accept-language': 'en-GB,fr;q=0.5' })
  expect(body).toContain('<html lang="en"')
  expect(tagOf(body, 'og:locale')).toBe('en_GB')
  expect(tagOf(body, 'description')).toBe('Round 1/1 · 2 players · Tables, scores and live standings')
  expect(body).toContain('href="/assets/en.js"')
  expect(body).not.toContain('href="/assets/fr.js"')
})

test('FAST-3 the page asks early for the code and the words of its route in its language, and for nothing twice', async () => {
  const preloads = async (url: string) =>
    [...(await get(url)).body.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file)
  expect(await preloads(`/tournament/${code}`)).toEqual([
    '/assets/start.js',
    '/assets/fr.js',
    '/assets/tournament.js',
    '/assets/qr.js',
  ])
  expect(await preloads('/')).toEqual(['/assets/start.js', '/assets/fr.js', '/assets/home.js', '/assets/fr-home.js'])
  expect(await preloads('/about')).toEqual(['/assets/start.js', '/assets/fr.js'])
})

test('a code that no tournament has is the app with status 404, and not for search engines', async () => {
  for (const unknown of ['ZZZZZZ', 'nonsense', '%3Cb%3E']) {
    const { statusCode, body } = await get(`/tournament/${unknown}`)
    expect(statusCode).toBe(404)
    expect(tagOf(body, 'robots')).toBe('noindex')
    expect(body).toContain('<title>Aucun tournoi trouvé avec ce code · Tablée</title>')
  }
})

test('other pages, and those of the organizer, speak of the product only', async () => {
  for (const url of ['/', '/about?x=1', `/tournament/${code}/admin`]) {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Tablée : tournois de jeux de cartes, sans compte</title>')
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}${url.split('?', 1)[0]}">`)
    expect(body).not.toContain('Zoé')
  }
})

test('the copy that devices keep fits every address', async () => {
  const { body, headers } = await get('/index.html')
  expect(body).toContain('<!--head-->')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers.vary ?? '').not.toContain('Accept-Language')
})

test('the picture of a link is as large as chats ask for, and is kept by whoever fetched it', async () => {
  const page = await get(`/tournament/${code}`)
  const address = tagOf(page.body, 'og:image')?.replace(ORIGIN, '').replace('&amp;', '&') ?? ''
  const image = await get(address, { accept: 'image/*' })
  expect(image.statusCode).toBe(200)
  expect(image.headers['content-type']).toBe('image/png')
  expect(image.headers['cache-control']).toBe('public, max-age=86400')
  const picture = PNG.sync.read(image.rawPayload)
  expect([picture.width, picture.height]).toEqual([1200, 630])
  const colourAt = (x: number, y: number) => [...picture.data.subarray((y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3)]
  expect(colourAt(8, 8)).toEqual([31, 111, 84])
  // A former or unknown URL shows the current picture, cached briefly.
  const bare = await get(`/v1/preview/${code}.png?lang=xx&state=../..`, { 'accept-language': 'fr' })
  expect(bare.headers['cache-control']).toBe('public, max-age=60')
  expect(bare.rawPayload.equals(image.rawPayload)).toBe(true)
  expect((await get('/v1/preview/ZZZZZZ.png')).statusCode).toBe(404)
  expect((await get(`/v1/preview/${code}.svg`)).statusCode).toBe(404)
})

test('search engines may read tournaments, not the pages of organizers', async () => {
  const { body } = await get('/robots.txt')
  expect(body).toContain('Allow: /v1/preview/\nDisallow: /v1/\n')
  expect(body).toContain('Disallow: /tournament/*/admin\n')
})

test('STAK-9 a link to a bracket names its round in the language of the reader', async () => {
  const cup = await createTournament(server, 6)
  const act = (call: string, more: object) =>
    server.call(call, { tournamentId: cup.id, code: cup.code, organizerId: ORGANIZER, ...more })
  await act('start-quick-tournament', {})
  for (const { id: matchId } of matchesOf(await server.document(cup.id))) {
    await act('update-score-quick-tournament', { matchId, score: '2-0' })
  }
  await act('start-cut', { roundNumber: 1, size: 4 })
  const french = await get(`/tournament/${cup.code}`, { 'accept-language': 'fr' })
  expect(tagOf(french.body, 'og:description')).toContain('Demi-finale · 6 joueurs')
  const english = await get(`/tournament/${cup.code}`, { 'accept-language': 'en' })
  expect(tagOf(english.body, 'og:description')).toContain('Semifinal · 6 players')
})
