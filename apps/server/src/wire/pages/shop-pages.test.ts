import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'

const SHOP = {
  ...{ name: 'Le Repaire <b>', location: '69003 Lyon', email: null, phone: '04 78 00 00 00', site: 'lerepaire.fr' },
  ...{ discord: null, instagram: null, words: 'Mardi\n</script>', takesReplies: false, takesMessages: true },
}

let server: TestServer
let web: string
let ana: Person

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'tablee-web-'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><html lang="fr"><head><!--head--></head></html>')
  server = await startServer({ world: { webFolder: web } })
  ana = await anOrganizer(server, 'Ana')
})
afterAll(async () => {
  await server.close()
  rmSync(web, { recursive: true })
})

const keep = (changes: object = {}) => server.call('keep-shop', { ...SHOP, ...changes }, sessionHeaders(ana))
const open = (url: string, language = 'fr') =>
  server.server.app.inject({ url, headers: { 'accept-language': language } })

test('SHOP-10 a link to a shop says whose it is and where, in both languages, and nothing ends the page early', async () => {
  await keep()
  const { statusCode, body } = await open('/lieu/le-repaire-b')
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Le Repaire &lt;b&gt; · Tablée</title>')
  expect(body).toContain('property="og:title" content="Le Repaire &lt;b&gt; · 69003 Lyon"')
  expect(body).toContain('content="Tournois à venir et derniers résultats · Mardi, &lt;/script&gt;"')
  const data = JSON.parse(/ld\+json">(.*)<\/script>/.exec(body)?.[1] ?? '{}')
  expect(data).toMatchObject({ '@type': 'Organization', address: '69003 Lyon', telephone: '04 78 00 00 00' })
  expect((await open('/lieu/le-repaire-b', 'en')).body).toContain('Upcoming tournaments and latest results')
  const unknown = await open('/lieu/nulle-part')
  expect([unknown.statusCode, unknown.body.includes('noindex')]).toEqual([404, true])
})

test('LOOK-13 a link to a shop has a picture of its own, which stands for its name and town', async () => {
  await keep()
  const pictureIn = (body: string) =>
    /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const { body } = await open('/lieu/le-repaire-b')
  const address = pictureIn(body)
  expect(address).toMatch(/^\/v1\/preview\/lieu-le-repaire-b\.png\?lang=fr&state=/)
  expect(body).toContain('property="og:image:alt" content="Image du lien : Le Repaire &lt;b&gt; · 69003 Lyon')
  const picture = await server.server.app.inject({ url: address })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await server.server.app.inject({ url: '/v1/preview/lieu-nulle-part.png' })).statusCode).toBe(404)
  await keep({ location: '69001 Lyon' })
  expect(pictureIn((await open('/lieu/le-repaire-b')).body)).not.toBe(address)
})

test('SHOP-10 an earlier name in an address leads to the present one, for as long as it is', async () => {
  await keep({ name: 'La Tanière' })
  const { statusCode, headers } = await open('/lieu/le-repaire-b?de=affiche')
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    302,
    '/lieu/la-taniere?de=affiche',
    'no-cache',
  ])
  expect((await open('/lieu/La-Taniere')).headers.location).toBe('/lieu/la-taniere')
  expect((await open('/lieu/la-taniere')).statusCode).toBe(200)
})

test('SHOP-10 a link to an event names who organizes it, and its data leads to their page', async () => {
  const event = await anEvent(server, ana, { name: 'Modern du vendredi' })
  const { body } = await open(`/tournament/${event.code}`)
  expect(body).toContain('Organisé par La Tanière')
  const data = JSON.parse(/ld\+json">(.*)<\/script>/.exec(body)?.[1] ?? '{}')
  expect(data.organizer).toMatchObject({ '@type': 'Organization', name: 'La Tanière' })
  expect(data.organizer.url).toMatch(/^http.*\/lieu\/la-taniere$/)
})

test('SHOP-11 what a shop organizes tonight is on the home page of each of its members', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const { code } = await anEvent(server, ana, { name: 'Ce soir', tournamentDate: soon })
  const zoe = await aPerson(server, 'Zoé')
  const evening = async () =>
    (await server.call('get-own-evening', {}, sessionHeaders(zoe))).body.data.organizing.map(
      (one: { code: string }) => one.code,
    )
  expect(await evening()).toEqual([])
  const wish = { role: 'co-organizer', isHandOver: false, email: null }
  const { oneTimeCode } = (await server.call('invite-to-shop', wish, sessionHeaders(ana))).body.data
  const { id } = (await server.call('get-shop-invitation', { code: oneTimeCode })).body.data
  const answer = { invitationId: id, code: oneTimeCode, isAccepted: true }
  expect((await server.call('answer-shop-invitation', answer, sessionHeaders(zoe))).status).toBe(200)
  expect(await evening()).toEqual([code])
})

test('YEAR-3 the head of a shop’s page leads readers to its feed, and sites to its frame', async () => {
  await keep()
  const { body } = await open('/lieu/le-repaire-b')
  const links = [...body.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g)].map(([, type, href]) => [
    type,
    href,
  ])
  expect(links).toEqual([
    ['application/json+oembed', expect.stringMatching(/\/v1\/oembed\?url=http.*%2Flieu%2Fle-repaire-b$/)],
    ['application/atom+xml', expect.stringMatching(/^http.*\/v1\/shops\/le-repaire-b\/events\.atom$/)],
  ])
  for (const [, href = ''] of links) {
    const { pathname, search } = new URL(href.replaceAll('&amp;', '&'))
    expect((await server.server.app.inject({ url: pathname + search })).statusCode).toBe(200)
  }
})

test('PAST-21 a link to a rating is not listed, and one that is off or was never there is not found', async () => {
  await keep()
  const turn = (isOn: boolean) =>
    server.call('keep-rating', { of: { kind: 'shop', game: 'magic' }, isOn }, sessionHeaders(ana))
  const told = async (path: string) => {
    const { statusCode, body } = await open(path)
    return [statusCode, body.includes('content="noindex"'), /<title>([^<]+)/.exec(body)?.[1]]
  }
  const none = [404, true, 'Aucune cote trouvée à cette adresse · Tablée']
  expect(await told('/cote/nulle-part')).toEqual(none)
  const { ratingId } = (await turn(true)).body.data.games.find(({ game }: { game: string }) => game === 'magic')
  expect((await told(`/cote/${ratingId}`)).slice(0, 2)).toEqual([200, true])
  await turn(false)
  expect(await told(`/cote/${ratingId}`)).toEqual(none)
})
