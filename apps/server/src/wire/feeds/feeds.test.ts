import { FORMATS_BY_GAME, GAME_TYPES } from '@tablee/domain/tournaments/life/announcement'
import { gameTypes } from '@tablee/messages/fr/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'
import { readAtom } from '../../testing/read-atom.ts'

const SHOP = {
  ...{ name: 'Le Repaire', location: '69003 Lyon', email: null, phone: null, site: null, discord: null },
  ...{ instagram: null, words: null, takesReplies: false, takesMessages: true },
}

describe.each(DATABASE_KINDS)('YEAR-3 feeds on %s', (kind) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    ana = await anOrganizer(server, 'Ana')
    await server.call('keep-shop', SHOP, sessionHeaders(ana))
  })
  afterAll(() => server.close())

  const open = (url: string, headers: Record<string, string> = {}) =>
    server.server.app.inject({ url, headers: { 'accept-language': 'fr', ...headers } })

  test('YEAR-3 a shop has a calendar, an Atom and a JSON feed of its events, in the language asked for', async () => {
    const { code } = await anEvent(server, ana, { name: 'Modern & <co>', format: 'modern' })
    const [calendar, atom, json] = await Promise.all(
      ['calendar.ics', 'events.atom', 'events.json'].map((file) => open(`/v1/shops/le-repaire/${file}`)),
    )
    expect(calendar?.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(calendar?.body).toContain('X-WR-CALNAME:Tournois\u202f: Le Repaire\r\n')
    expect(calendar?.body).toContain('SUMMARY:Modern & <co>\r\n')
    expect(atom?.headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'access-control-allow-origin': '*',
    })
    const read = readAtom(atom?.body ?? '')
    expect(read).toMatchObject({ title: 'Tournois\u202f: Le Repaire' })
    expect(read.self).toMatch(/^https?:\/\/.+\/v1\/shops\/le-repaire\/events\.atom$/)
    expect(read.page).toMatch(/\/lieu\/le-repaire$/)
    expect(read.entries).toEqual([
      {
        title: 'Modern & <co> · ven. 16 janv. 14:00 · Lyon',
        summary: 'Modern · Magic The Gathering · 0/16 places prises',
      },
    ])
    const feed = json?.json()
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', title: read.title })
    expect(feed.items[0]).toMatchObject({
      title: read.entries[0]?.title,
      _event: { code, startsAt: '2099-01-16T13:00:00.000Z', seats: 16, players: 0, phase: 'waiting' },
    })
    const english = await open('/v1/shops/le-repaire/events.atom?lang=en')
    expect(readAtom(english.body).entries[0]?.summary).toBe('Modern · Magic The Gathering · 0/16 seats taken')
  })

  test('YEAR-3 a feed follows what is announced, changed and cancelled, and costs nothing while nothing happens', async () => {
    const first = await open('/v1/shops/le-repaire/events.atom')
    const etag = String(first.headers.etag)
    expect((await open('/v1/shops/le-repaire/events.atom', { 'if-none-match': etag })).statusCode).toBe(304)
    const { id } = await anEvent(server, ana, { name: 'Draft du jeudi', tournamentDate: '2099-02-05T19:00:00+01:00' })
    const titles = async () =>
      readAtom((await open('/v1/shops/le-repaire/events.atom')).body).entries.map(({ title }) => title)
    expect(await titles()).toContain('Draft du jeudi · jeu. 5 févr. 19:00 · Lyon')
    const cancelled = await server.call('cancel-tournament', { tournamentId: id }, sessionHeaders(ana))
    expect(cancelled.status).toBe(200)
    expect(await titles()).toContainEqual(expect.stringMatching(/^Annulé\u202f: Draft du jeudi · .* · Lyon$/))
    expect((await open('/v1/shops/le-repaire/calendar.ics')).body).toContain('STATUS:CANCELLED')
  })

  test('YEAR-3 a town and a game have feeds of what is to come there, and nothing else', async () => {
    await anEvent(server, ana, {
      name: 'Ligue de Brest',
      location: '29200 Brest',
      gameType: 'pokemon',
      format: 'constructed',
    })
    const found = async (asked: string) => {
      const answered = await open(`/v1/events/events.json?${asked}`)
      expect(answered.statusCode).toBe(200)
      return answered.json() as { title: string; home_page_url: string; items: { title: string }[] }
    }
    const brest = await found('place=Brest')
    expect(brest.items.map(({ title }) => title)).toEqual([expect.stringContaining('Ligue de Brest')])
    expect(brest.title).toBe('Tournois\u202f: Brest')
    expect(brest.home_page_url).toMatch(/\/\?place=Brest$/)
    expect((await found('game=pokemon')).items).toHaveLength(1)
    expect((await found('game=lorcana')).items).toHaveLength(0)
    expect((await found('q=ligue&game=magic')).items).toHaveLength(0)
    expect((await found('')).title).toBe('Tournois à venir')
    expect(readAtom((await open('/v1/events/events.atom?place=Nowhere')).body).entries).toEqual([])
  })

  test('YEAR-3 what is no shop, series, game or short text is refused in words', async () => {
    for (const url of [
      '/v1/shops/nulle-part/events.atom',
      '/v1/series/aaaaaaaaaaaa/events.json',
      '/v1/series/A/events.atom',
    ])
      expect((await open(url)).statusCode).toBe(404)
    const [game, long] = [
      await open('/v1/events/events.atom?game=belote'),
      await open(`/v1/events/calendar.ics?q=${'x'.repeat(201)}`),
    ]
    expect([game.statusCode, long.statusCode]).toEqual([400, 400])
    expect(game.json().message).toMatch(/magic, pokemon/)
    expect((await open('/v1/events/events.atom?game=belote', { 'accept-language': 'en' })).json().message).toMatch(
      /^This search cannot be read/,
    )
  })

  test('GAME-15 an event of every game is found by it, and named in feeds, in its calendar, on its page and in its frame', async () => {
    const bea = await anOrganizer(server, 'Bea')
    for (const game of GAME_TYPES) {
      const name = `Soirée ${game}`
      const { code } = await anEvent(server, bea, { name, gameType: game, format: FORMATS_BY_GAME[game][0] })
      const asked = `q=${encodeURIComponent(name)}&game=${game}`
      const found = (await open(`/v1/events/events.json?${asked}`)).json().items
      expect(found).toMatchObject([{ _event: { code, game, format: FORMATS_BY_GAME[game][0] } }])
      // Another game is not asked for as such: its format says enough.
      const said = game === 'other' ? 'Construit' : gameTypes[game]
      const [entry] = readAtom((await open(`/v1/events/events.atom?${asked}`)).body).entries
      expect(entry?.summary).toContain(said)
      expect((await open(`/v1/events/calendar.ics?${asked}`)).body).toContain(`SUMMARY:${name}`)
      const page = (await open(`/tournament/${code}`, { accept: 'text/html' })).body
      expect([game, page.match(/property="og:description" content="([^"]*)"/)?.[1]]).toEqual([
        game,
        expect.stringContaining(said),
      ])
      const frame = await open(`/embed/tournament/${code}`, { accept: 'text/html' })
      expect([frame.statusCode, frame.body.includes(name)]).toEqual([200, true])
    }
  })
})
