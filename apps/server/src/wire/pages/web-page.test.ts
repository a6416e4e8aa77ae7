import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUnreadable } from '../../database/testing/make-unreadable.ts'
import { ORGANIZER, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { anEvent, anOrganizer, PERSONAL, register } from '../../testing/an-event.ts'
import { createPagePolicy } from './page-policy.ts'

const NAME = 'Zoé </script><script>alert(1)</script>'
const SHELL = `<!doctype html><html lang="fr"><head><!--head-->
<script type="module" crossorigin src="/assets/app.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base.js">
<link rel="stylesheet" crossorigin href="/assets/app.css">
<script>theme()</script></head><body><div id="root"></div></body></html>`
/** Stands in for the built web app: shows its input. */
const RENDERER = `export const renderPage = async ({ path, language, origin, content: { tournament, lastEvents } }) =>
  '<title>Own</title>' + (path === '/' ? '<input name="x" value="Tournois #000">' : '<input name="x">') + '<p>' + [path, language, origin, (tournament ? tournament.players : (lastEvents ?? [])).length].join(' ') + '</p>'
export const knowsPath = (path) => /^\\/(about|plans|tournament\\/\\w+(\\/(admin|player|device|admin-advanced))?)?$/.test(path)`
const MANIFEST = {
  'index.html': { file: 'assets/app.js', isEntry: true },
  'src/app/early/start-script.ts': { file: 'assets/start-script.js', isEntry: true },
}

let web: string
let server: TestServer
let code: string

function buildWeb(renderer: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-web-'))
  for (const name of ['assets', '.server', '.vite']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST))
  writeFileSync(join(folder, 'assets', 'start-script.js'), 'const held = 1;\n')
  writeFileSync(join(folder, 'index.html'), SHELL)
  writeFileSync(join(folder, 'assets', 'app.css'), '@font-face{src:url(/assets/face.woff2)}p{color:red}')
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, '.server', 'entry-server.js'), renderer)
  return folder
}

const pageOf = async (url: string, headers: Record<string, string> = {}, from = server) =>
  await from.server.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })
const contentOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-content">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

beforeAll(async () => {
  web = buildWeb(RENDERER)
  server = await startServer({ world: { webFolder: web }, environment: { PUBLIC_URL: 'https://tournois.example' } })
  const made = await server.call('create-quick-tournament', { name: NAME, playerCount: 8, organizerId: ORGANIZER })
  ;({ code } = made.body.tournament)
  await server.call('join-quick-tournament', { code, playerName: 'Amélie', playerId: secretOf(1) })
})
afterAll(async () => {
  await server.close()
  rmSync(web, { recursive: true })
})

test('LAY-3 whoever takes anything gets the page, as robots that draw previews of links do', async () => {
  const asking = async (url: string, accept: string | undefined, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
    const headers = accept === undefined ? {} : { accept }
    const { statusCode, headers: answered } = await server.server.app.inject({ method, url, headers })
    return [statusCode, String(answered['content-type']).split(';')[0]]
  }
  for (const accept of [undefined, '*/*', 'text/*', 'image/webp,*/*;q=0.8', 'application/xhtml+xml, text/html'])
    for (const url of [`/tournament/${code}`, '/about', `/tournament/${code}/player?from=share`]) {
      expect(await asking(url, accept), `${url} for ${accept}`).toEqual([200, 'text/html'])
    }
  expect(await asking('/about', '*/*', 'HEAD')).toEqual([200, 'text/html'])
  const { body } = await pageOf(`/tournament/${code}`, { accept: '*/*', 'user-agent': 'WhatsApp/2.23' })
  expect(body).toContain('og:title')

  const none = [404, 'application/json']
  expect(await asking('/about', 'application/json')).toEqual(none)
  expect(await asking('/about', 'image/png')).toEqual(none)
  expect(await asking('/about', '*/*', 'POST')).toEqual(none)
  for (const url of ['/assets/gone-1a2b3c.js', '/gone.png?at=2', '/v1/nowhere'])
    expect(await asking(url, '*/*')).toEqual(none)
})

test('the page of a tournament holds what it shows, in the language of the browser', async () => {
  for (const [language, header] of [
    ['fr', 'de'],
    ['en', 'en-GB,fr;q=0.5'],
  ] as const) {
    const { body } = await pageOf(`/tournament/${code}`, { 'accept-language': header })
    expect(body).toContain(`<p>/tournament/${code} ${language} https://tournois.example 1</p>`)
    expect(body).toContain(`<html lang="${language}"`)
    expect(contentOf(body).tournament).toMatchObject({
      name: NAME,
      code,
      players: [expect.stringContaining('"Amélie"')],
    })
  }
})

test('FAST-6 a page of words has its title in the head from the start, and others what links and robots are told', async () => {
  const titlesOf = async (url: string) => (await pageOf(url)).body.match(/<title>.*?<\/title>/g)
  expect(await titlesOf('/about')).toEqual(['<title>Own</title>'])
  for (const url of ['/', `/tournament/${code}`]) {
    expect(await titlesOf(url), url).toHaveLength(1)
    expect(await titlesOf(url), url).not.toContain('<title>Own</title>')
  }
})

test('no name ends the element it stands in', async () => {
  const { body } = await pageOf(`/tournament/${code}`)
  expect(body).not.toContain('alert(1)</script>')
})

test('FAST-6 a browser draws without asking for a style, and can type and press before the app is there', async () => {
  const { body } = await pageOf('/')
  expect(body).toContain('p{color:red}</style>')
  expect(body).toMatch(/<link rel="preload" as="font"[^>]* crossorigin href="\/assets\/face.woff2">/)
  expect(body).not.toContain('rel="stylesheet"')
  expect(body).toContain('<div id="root" data-early><input name="x" value="Tournois #000">')
  expect(body).toContain('<script>(()=>{"use strict";const held = 1;})()</script>')
})

test('what stands in a page is allowed by its hash, style attributes of its first screen too, and nothing else', async () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const { body, headers } = await pageOf('/')
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? []
  expect(style).toContain('p{color:red}')
  expect(headers['content-security-policy']).toContain(`; style-src 'self' ${hashOf(style)};`)
  const policyFor = createPagePolicy({ page: '<style>a{}</style>', scripts: [] }, 'http://localhost:3000')
  const written =
    '<p style="width:1px">a</p><b title="x" style="width:1px"></b><i style="--a:&quot;é&quot;">style="no"</i>'
  expect(policyFor(written)).toContain(
    `style-src 'self' ${hashOf('a{}')} 'unsafe-hashes' ${hashOf('width:1px')} ${hashOf('--a:"é"')};`,
  )
  expect(policyFor(null)).not.toContain('unsafe-hashes')
})

test('FAST-6 a browser asks for the scripts when its start script says so, and at once where nothing is written', async () => {
  const scripts = ['<script type="module" crossorigin src="/assets/app.js">', 'href="/assets/base.js"']
  const { body, headers } = await pageOf('/')
  const [, waiting = ''] = /<template data-when="rest">(.*?)<\/template>\s*<script>/s.exec(body) ?? []
  const [, script = ''] = /<\/template>\s*<script>(.*?)<\/script>/s.exec(body) ?? []
  for (const each of scripts) {
    expect(waiting).toContain(each)
    expect(body.split(each)).toHaveLength(2)
  }
  expect(headers['content-security-policy']).toContain(createHash('sha256').update(script).digest('base64'))
  const bare = (await pageOf('/about?from=here')).body
  expect(bare).not.toContain('<template')
  for (const each of scripts) expect(bare).toContain(each)
})

test('what devices keep, other pages and addresses with a question mark go out bare', async () => {
  expect((await pageOf('/index.html')).body).toBe(SHELL)
  for (const url of ['/about?from=here', '/?formData=x', `/tournament/${code}/admin`, '/tournament/ZZZZZZ']) {
    const { body } = await pageOf(url)
    expect(body).toContain('<div id="root"></div>')
    expect(contentOf(body)).toBeNull()
  }
})

test('PODS-32 a page that only the app draws says so to a browser without scripts, in its language', async () => {
  const said = async (language: string, url: string) =>
    /<noscript><p[^>]*>(.*?)<\/p><\/noscript>/.exec((await pageOf(url, { 'accept-language': language })).body)?.[1]
  expect(await said('fr', `/tournament/${code}/admin`)).toMatch(/^Cette page a besoin de JavaScript/)
  expect(await said('en', `/tournament/${code}/admin`)).toMatch(/^This page needs JavaScript/)
  expect(await said('en', `/tournament/${code}`)).toBeUndefined()
})

test.each([
  ['/', 200],
  ['/about', 200],
  ['/nowhere', 404],
  ['/about/nowhere', 404],
  ['/tournament', 404],
  ['/tournament/ZZZZZZ', 404],
  ['/tournament/ZZZZZZ/player', 404],
  ['/tournament/ZZZZZZ/admin', 404],
  ['/tournament/ZZZZZZ/admin-advanced', 404],
  ['/tournament/ZZZZZZ/device', 404],
  ['/tournament/KNOWN', 200],
  ['/tournament/KNOWN/admin', 200],
  ['/tournament/KNOWN/device', 200],
  ['/tournament/KNOWN/nowhere', 404],
])('LAY-3 %s is answered with %i, and with the page that helps', async (path, status) => {
  const { statusCode, body } = await pageOf(path.replace('KNOWN', code))
  expect(statusCode).toBe(status)
  expect(body).toContain('/assets/app.js')
})

test('LAY-7 LAY-3 /plans is not there while its flag is off, and is with it', async () => {
  const on = await startServer({ world: { webFolder: web }, environment: { FEATURES: 'plans-page' } })
  const statusOf = async (url: string, from: TestServer) => (await pageOf(url, {}, from)).statusCode
  for (const url of ['/plans', '/plans?from=header']) {
    expect([url, await statusOf(url, server), await statusOf(url, on)]).toEqual([url, 404, 200])
  }
  await on.close()
})

/** Runs the scripts after the root, as a browser would. */
function shownName(body: string): string {
  const [, root = ''] = /(<div id="root"[\s\S]*?<\/div>)/.exec(body) ?? []
  const [, script = ''] = /<\/div>\s*<script>([\s\S]*?)<\/script>/.exec(body) ?? []
  const [, value = ''] = /value="([^"]*)"/.exec(root) ?? []
  const field = { value }
  const document = { querySelector: () => field, documentElement: { dataset: {} as Record<string, string> } }
  new Function('document', script)(document)
  expect(document.documentElement.dataset.tournamentNumber).toBe(field.value.slice(-3))
  return field.value
}

test('CREA-2 the page is the same for everybody, and yet proposes to each visitor a number of their own', async () => {
  const { body, headers } = await pageOf('/')
  const names = new Set(Array.from({ length: 30 }, () => shownName(body)))
  for (const name of names) expect(name).toMatch(/^Tournois #[1-9]\d\d$/)
  expect(names.size).toBeGreaterThan(1)
  const [, script = ''] = /<\/div>\s*<script>([\s\S]*?)<\/script>/.exec(body) ?? []
  expect(headers['content-security-policy']).toContain(createHash('sha256').update(script).digest('base64'))
})

test('a page that did not change is not sent again; a new player changes it', async () => {
  const first = await pageOf(`/tournament/${code}`)
  const again = { 'if-none-match': String(first.headers.etag) }
  expect((await pageOf(`/tournament/${code}`, again)).statusCode).toBe(304)
  await server.call('join-quick-tournament', { code, playerName: 'Bruno', playerId: secretOf(2) })
  const changed = await pageOf(`/tournament/${code}`, again)
  expect([changed.statusCode, contentOf(changed.body).tournament.players.length]).toEqual([200, 2])
})

test('the home page that did not change is not sent again; an event that was just announced is on it', async () => {
  const { headers } = await pageOf('/')
  const etag = String(headers.etag)
  const again = await pageOf('/', { 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  await anEvent(server, await anOrganizer(server), { name: 'Tout juste annoncé' })
  const { body } = await pageOf('/', { 'if-none-match': etag })
  expect(contentOf(body).lastEvents.map(({ name }: { name: string }) => name)).toContain('Tout juste annoncé')
  expect((await pageOf('/?from=here')).headers.etag).not.toBe(etag)
})

test('nothing of a registration, a session or a device is in a page, whoever asks', async () => {
  const organizer = await anOrganizer(server)
  const event = await anEvent(server, organizer)
  const registered = await register(server, event, { playerName: 'Camomille', playerId: secretOf(3) })
  expect(registered.status).toBe(200)
  const cookie = organizer.browser.cookie()
  for (const url of ['/', `/tournament/${event.code}`]) {
    const { body } = await pageOf(url, { cookie })
    expect(contentOf(body)).not.toBeNull()
    for (const secret of [PERSONAL.email, PERSONAL.lastName, organizer.email, secretOf(3), ORGANIZER]) {
      expect(body).not.toContain(secret)
    }
    expect(body).toBe((await pageOf(url)).body)
  }
})

test('with a renderer that cannot be loaded, or that fails, pages go out bare and the log says so', async () => {
  const broken = [
    ['syntax error (', 1],
    ["export const renderPage = () => Promise.reject(new Error('broken'))", 2],
  ] as const
  for (const [renderer, lines] of broken) {
    const folder = buildWeb(renderer)
    const other = await startServer({ world: { webFolder: folder } })
    for (const language of ['fr', 'en']) {
      const { statusCode, body } = await pageOf('/', { 'accept-language': language }, other)
      expect(statusCode).toBe(200)
      expect(body).toContain('<div id="root"></div>')
    }
    expect(other.logLines.filter((line) => line.includes('go') && line.includes('bare'))).toHaveLength(lines)
    await other.close()
    rmSync(folder, { recursive: true })
  }
})

async function aBrokenServer(breakIt: (server: TestServer) => Promise<void>) {
  const broken = await startServer({ world: { webFolder: web } })
  const made = await broken.call('create-quick-tournament', { name: NAME, playerCount: 8, organizerId: ORGANIZER })
  await breakIt(broken)
  return { broken, path: `/tournament/${made.body.tournament.code}` }
}

test('OPS-7 while the database does not answer, a page says so, that results are kept, and reloads itself', async () => {
  const { broken, path } = await aBrokenServer(({ server: { database }, database: { folder } }) =>
    makeUnreadable(database, join(folder, 'tablee.sqlite')),
  )
  for (const [url, language, sentence] of [
    ['/', 'en', 'Tablée will be back in a moment'],
    [path, 'fr', 'Tablée revient dans un instant'],
  ] as const) {
    const { statusCode, headers, body } = await pageOf(url, { 'accept-language': language }, broken)
    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '60',
      'text/html; charset=utf-8',
    ])
    expect(body).toContain(`<html lang="${language}"`)
    expect(body).toContain(`<h1>${sentence}</h1>`)
    expect(body).toContain('name="robots" content="noindex"')
    expect(body).toMatch(/<noscript><meta http-equiv="refresh" content="(1[5-9]|2\d)"><\/noscript>/)
    expect(contentOf(body)).toBeNull()
    // The app's scripts are inside the template for devices that know tournaments, and nowhere else.
    expect(body.replace(/<template>.*?<\/template>/s, '')).not.toContain('src=')
    expect(body).toMatch(/<template>.*app\.js.*<\/template>/s)
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    const inline = [...body.matchAll(/<(?:script|style)>([\s\S]*?)<\/(?:script|style)>/g)].map(([, text = '']) => text)
    expect(inline).toHaveLength(4)
    for (const text of inline) expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
    const call = await broken.send({ method: 'GET', url: '/v1/databases/tablee/collections/tournaments/documents' })
    expect([call.statusCode, call.json().type]).toEqual([503, 'general_unknown'])
  }
  const times = new Set<string>()
  for (let asked = 0; asked < 40; asked++)
    times.add(/refresh" content="(\d+)"/.exec((await pageOf('/', {}, broken)).body)?.[1] ?? '')
  expect(times.size).toBeGreaterThan(3)
  await broken.close()
})

test('a defect behind a page is logged, and the page is the bare app', async () => {
  const { broken, path } = await aBrokenServer(({ server: { database } }) =>
    database.read((db) => db.schema.dropView('tournaments').execute()),
  )
  const { statusCode, headers, body } = await pageOf(path, {}, broken)
  expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(body).toContain('<div id="root"></div>')
  expect(broken.logLines.filter((line) => line.includes('"defect"'))).toHaveLength(1)
  await broken.close()
})
