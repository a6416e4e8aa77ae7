import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/a-server.ts'

const OLD = 'https://old.example'
const NEW = 'https://new.example'
const SECRET = 'secret-of-a-seat-0123456789abcdef'

let web: string
let server: TestServer

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'tablee-web-'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><html lang="fr"><head></head><body>the app</body></html>')
  writeFileSync(join(web, 'sw.js'), 'the worker of the app')
  server = await startServer({
    world: { webFolder: web },
    environment: { PUBLIC_URL: NEW, MOVED_FROM: `${OLD}, http://older.example:8080`, ACCESS_LOG: 'on' },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(web, { recursive: true })
})

type Asked = { readonly from?: string; readonly accept?: string; readonly server?: TestServer }

const open = (url: string, { from = OLD, accept = 'text/html', server: asked = server }: Asked = {}) =>
  asked.server.app.inject({ method: 'GET', url, headers: { host: new URL(from).host, accept } })

type Handing = { readonly origin?: string; readonly host?: string; readonly server?: TestServer }

const handOver = (body: string, { origin = OLD, host = NEW, server: asked = server }: Handing = {}) =>
  asked.server.app.inject({
    method: 'POST',
    url: '/moved',
    payload: body,
    headers: { host: new URL(host).host, 'content-type': 'text/plain', accept: 'text/html', origin },
  })

const handed = (to: string, kept: object = { 'tablee:player_ids': `{"t1":"${SECRET}"}` }) =>
  `moved=${JSON.stringify({ to, kept })}\r\n`

const givenTo = (html: string) =>
  JSON.parse(/<script type="application\/json" id="handed-over">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')] as const),
  )

/** The policy names exactly the page's content. */
function expectNamed(html: string, policy: unknown): void {
  const named = directives(policy)
  for (const [kind, tag] of [
    ['script-src', 'script'],
    ['style-src', 'style'],
  ] as const) {
    const [, text = ''] = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html) ?? []
    expect(named.get(kind)).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  expect([named.get('default-src'), named.get('frame-ancestors'), named.get('base-uri')]).toEqual(
    Array(3).fill("'none'"),
  )
}

test('OPS-27 every page of an address that was left leads to the same page of the new one by a form', async () => {
  for (const from of [OLD, 'https://OLD.example', 'http://older.example:8080'])
    for (const path of ['/', '/about', '/tournament/ABC234', '/tournament/ABC234/player?from=%22share%22&x=1']) {
      const { statusCode, body, headers } = await open(path, { from })
      expect([statusCode, headers['cache-control'], headers['referrer-policy']]).toEqual([
        200,
        'no-store',
        'strict-origin',
      ])
      expect(body).toContain(`action="${NEW}/moved"`)
      expect(body).toContain('enctype="text/plain"')
      expect(body).toContain(`href="${NEW}${path.replace('&', '&amp;')}"`)
      expectNamed(body, headers['content-security-policy'])
      expect(directives(headers['content-security-policy']).get('form-action')).toBe(NEW)
    }
  const { body } = await open('/?"><script>alert(1)</script>')
  expect(body).not.toContain('<script>alert')
  const english = await server.server.app.inject({
    url: '/',
    headers: { host: 'old.example', accept: 'text/html', 'accept-language': 'en' },
  })
  expect(english.body).toContain('Tablée has a new address')
  expect(english.headers.vary).toContain('Accept-Language')
})

test('OPS-27 the new address shows its own pages, and an old one goes on to answer calls, files and questions', async () => {
  expect((await open('/', { from: NEW })).body).toContain('the app')
  const made = await server.call(
    'create-quick-tournament',
    { name: 'Vendredi', playerCount: 8, organizerId: SECRET },
    { host: 'old.example', origin: OLD },
  )
  expect(made.status).toBe(200)
  const ping = await open('/v1/ping', { accept: '*/*' })
  expect([ping.statusCode, ping.body]).toEqual([200, 'Pong!'])
  expect((await open('/healthz')).json()).toMatchObject({ status: 'alive' })
  expect((await open('/gone.png', { accept: 'image/png' })).statusCode).toBe(404)
})

test('OPS-27 the worker of the app lets go of devices at an old address alone', async () => {
  const [old, young] = [await open('/sw.js', { accept: '*/*' }), await open('/sw.js', { accept: '*/*', from: NEW })]
  expect(young.body).toBe('the worker of the app')
  expect(old.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  expect(old.body).toContain('skipWaiting')
  expect(old.body).not.toContain("'fetch'")
})

test('OPS-27 what an old address hands over comes into a page of the new one, which goes on to the wanted page', async () => {
  const kept = { 'tablee:player_ids': '{"t1":"</script><b>"}', userTournaments: '[]', 'tablee:signed_in': 'yes' }
  const { statusCode, body, headers } = await handOver(handed('/tournament/ABC234/player?a=1#b', kept))
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  const { 'tablee:signed_in': _left, ...known } = kept
  expect(givenTo(body)).toEqual({ to: `${NEW}/tournament/ABC234/player?a=1#b`, kept: known })
  expectNamed(body, headers['content-security-policy'])
  expect(directives(headers['content-security-policy']).get('form-action')).toBe("'none'")
})

test('OPS-27 nobody is led anywhere but to the new address', async () => {
  const astray = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
  ]
  for (const to of [...astray, '', 'about']) {
    expect(givenTo((await handOver(handed(to))).body).to, to).toBe(`${NEW}/`)
  }
  // Alone, such a path would name a host, so the full URL is given.
  expect(givenTo((await handOver(handed('/.//evil.example'))).body).to).toBe(`${NEW}//evil.example`)
})

test('OPS-27 what other pages send is refused, as is what is too large or makes no sense', async () => {
  for (const origin of ['https://evil.example', NEW, 'null', 'http://old.example', `${OLD}.evil.example`]) {
    const { statusCode, body } = await handOver(handed('/'), { origin })
    expect([statusCode, body.includes(SECRET)], origin).toEqual([403, false])
  }
  const { statusCode: nameless } = await server.server.app.inject({
    ...{ method: 'POST', url: '/moved', payload: handed('/') },
    headers: { host: 'new.example', 'content-type': 'text/plain' },
  })
  expect(nameless).toBe(403)
  expect((await handOver(handed('/'), { host: OLD })).statusCode).toBe(404)
  const ofSize = (bytes: number) =>
    handed('/', { userTournaments: 'x'.repeat(bytes - handed('/', { userTournaments: '' }).length) })
  expect((await handOver(ofSize(262_144))).statusCode).toBe(200)
  expect((await handOver(ofSize(262_145))).statusCode).toBe(413)
  for (const body of ['', 'moved=', 'moved=7', 'kept={}', 'moved={"to":"/"}', 'moved={"to":"/","kept":{"a":1}}']) {
    expect((await handOver(body)).statusCode, body).toBe(400)
  }
})

test('OPS-27 nothing that is handed over is written down', async () => {
  await handOver(handed('/tournament/ABC234/device#one-time'))
  await handOver(handed('/'), { origin: 'https://evil.example' })
  await handOver(`moved={"${SECRET}`)
  const log = server.logLines.join('')
  expect(log).toContain('"route":"/moved"')
  for (const word of [SECRET, 'ABC234/device', 'one-time']) expect(log).not.toContain(word)
})

test('OPS-27 a server that never moved leads nobody, and takes nothing in', async () => {
  const settled = await startServer({ world: { webFolder: web }, environment: { PUBLIC_URL: NEW } })
  try {
    expect((await open('/', { server: settled })).body).toContain('the app')
    expect((await open('/sw.js', { accept: '*/*', server: settled })).body).toBe('the worker of the app')
    const nowhere = await settled.server.app.inject({ method: 'POST', url: '/nowhere', payload: '{}' })
    const moved = await settled.server.app.inject({
      method: 'POST',
      url: '/moved',
      payload: '{}',
      headers: { origin: OLD },
    })
    expect([moved.statusCode, moved.body]).toEqual([404, nowhere.body])
  } finally {
    await settled.close()
  }
})
