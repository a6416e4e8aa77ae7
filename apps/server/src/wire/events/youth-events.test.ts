import { liveChannel } from '@tablee/contract/channels'
import { RULES_OF_PRESET } from '@tablee/domain/seasons/season-rules'
import { HOOK_EVENTS } from '@tablee/domain/shops/hook'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { type LocalReceiver, startLocalReceiver } from '../../hooks/testing/local-receiver.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import { type Played, playersOf, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, register, sessionHeaders } from '../../testing/an-event.ts'
import { everySight, readPage } from '../../testing/every-sight.ts'
import { shopActs } from '../../testing/shop-acts.ts'

/** The last name that `register` gives everybody, and that of the guardians. */
const REAL = /martin|tutrice/i
const GUARDIAN = { name: 'Odile Tutrice', contact: 'odile.tutrice@exemple.fr', agreedTo: 1 }
const GUESTS = ['Zoé Martin', 'Martin', 'Dragon', 'MARTIN Hugo']
const SHOWN = ['Ana M.', 'Zoé M.', 'Camille M.', 'Dragon', 'Hugo M.']

describe.each(DATABASE_KINDS)('MINR-5 MINR-32 on %s an announced youth event', (kind) => {
  let server: TestServer
  let receiver: LocalReceiver
  let ana: Person
  let sockets: string
  beforeAll(async () => {
    receiver = await startLocalReceiver()
    server = await startServer({
      kind,
      environment: { WEBHOOK_INTERNAL_HOSTS: receiver.internal },
      world: { hookNetwork: receiver.network },
    })
    sockets = await listen(server)
    ana = await aPerson(server, 'Ana')
  })
  afterAll(async () => {
    await server.close()
    await receiver.close()
  })
  const { call, done, aShop, anEvening, finish } = shopActs(() => server)
  const shown = async ({ id }: Played) => playersOf(await server.document(id)).map(({ name }) => name)
  const rows = (id: string, person: Person | null) => done('get-advanced-registrations', { tournamentId: id }, person)

  test('says no real name by any way out, from the announcement to the standings, while the staff reads them', async () => {
    const shop = await aShop()
    await done('add-webhook', { address: 'https://hooks.example/youth', events: HOOK_EVENTS }, shop)
    const { season } = await done('keep-season', SEASON, shop)
    const heard: unknown[] = []
    const event = await anEvening(shop, GUESTS, {
      people: [[ana, 'Ana Martin']],
      changes: { isYouth: true, registrationRules: { acceptsAutomatically: false } },
      beforePlay: async ({ id }) => {
        const phone = openPhone(`${sockets}?project=tablee&channels[]=${liveChannel(id as TournamentId)}`)
        await phone.hear(({ type }) => type === 'connected')
        heard.push(phone.messages)
        const nora = { playerName: 'Nora Martin', lastName: 'Martin', guardian: GUARDIAN }
        await done('add-player-at-desk', { tournamentId: id, ...nora }, shop)
      },
    })
    const tournamentId = event.id
    await done('give-penalty', { ...penaltyOf(event), playerName: 'Zoé M.' }, shop)
    const running = await everySight(server, event, null)
    await finish(shop, event)
    await done('put-into-season', { seasonId: season.id, tournamentId }, shop)
    const { games } = await done('keep-rating', { of: { kind: 'shop', game: 'magic' }, isOn: true }, shop)
    const rating = games.find(({ game }: { readonly game: string }) => game === 'magic').ratingId
    const sights = [
      ...running,
      ...(await everySight(server, event, null)),
      ...(await everySight(server, event, await aPerson(server, 'Marc'))),
      ...(await Promise.all(
        [
          ...[`/v1/seasons/${season.slug}/table.json`, `/v1/seasons/${season.slug}/table.csv`],
          ...[`/v1/ratings/${rating}/table.json`, `/v1/ratings/${rating}/table.csv`, `/saison/${season.slug}`],
          ...['/lieu/le-donjon-1', '/embed/lieu/le-donjon-1', '/v1/shops/le-donjon-1/events.atom'],
        ].map(read),
      )),
      JSON.stringify(await call('get-season', { slug: season.slug }, null)),
      JSON.stringify(await call('get-rating', { ratingId: rating }, null)),
      JSON.stringify(await call('get-own-past', {}, ana)),
      JSON.stringify(heard),
      ...receiver.received.map(({ text }) => text),
    ]
    for (const sight of sights) expect(sight).not.toMatch(REAL)
    expect(receiver.received.length).toBeGreaterThan(0)
    expect(sights.join()).toContain('Zoé M.')
    expect(await shown(event)).toEqual(['Nora M.', ...SHOWN])
    const names = (await rows(tournamentId, shop)).map(({ playerName }: { readonly playerName: string }) => playerName)
    expect(names).toEqual(['Ana Martin', ...GUESTS, 'Nora Martin'])
    expect(JSON.stringify(await rows(tournamentId, shop))).toMatch(/tutrice/i)
  })

  test('gives programs of the shop the names that everybody reads', async () => {
    const shop = await aShop()
    const event = await anEvent(server, shop, { isYouth: true, name: 'Programmes' })
    await register(server, event, { playerName: 'Zoé Martin', playerId: secretOf(1), guardian: GUARDIAN })
    for (const tokenKind of ['read', 'run']) {
      const { token } = await done('add-shop-token', { name: tokenKind, kind: tokenKind }, shop)
      const headers = { authorization: `Bearer ${token}` }
      const asked = await server.call('get-advanced-registrations', { tournamentId: event.id }, headers)
      expect(asked.body.data).toMatchObject([{ playerName: 'Zoé M.' }])
      expect(JSON.stringify(asked.body)).not.toMatch(REAL)
    }
  })

  test('tells nobody who tries a name whether it is there; the person reads their own', async () => {
    const shop = await aShop()
    const event = await anEvent(server, shop, { isYouth: true, name: 'Essais' })
    const mine = await register(server, event, { playerName: 'Zoé Martin', playerId: ana.id }, sessionHeaders(ana))
    expect(mine.body.data.registration).toMatchObject({ playerName: 'Zoé Martin', shownAs: 'Zoé M.' })
    const tried = await register(server, event, { playerName: 'Zoé Martin', playerId: secretOf(2) })
    expect(tried.status).toBe(200)
    const seen = await register(server, event, { playerName: 'zoé m.', playerId: secretOf(3) })
    expect([seen.status, seen.body.reason]).toEqual([409, 'player_name_taken'])
    const to = { tournamentId: event.id, playerId: ana.id }
    await done('update-player-advanced-tournament', { ...to, phone: '0601020304' }, ana)
    await done('update-player-advanced-tournament', { ...to, playerName: 'Phénix' }, ana)
    expect(await rows(event.id, null)).toMatchObject([{ playerName: 'Phénix' }, { playerName: 'Zoé M. 2' }])
    const names = { ...to, playerName: 'Zoé Martin' }
    await done('update-player-advanced-tournament', names, ana)
    expect(await rows(event.id, null)).toMatchObject([{ playerName: 'Zoé M.' }, {}])
  })

  test('MINR-4 is marked later, for those who wait and those who are seated, at once; not taken back', async () => {
    const shop = await aShop()
    const event = await anEvent(server, shop, { name: 'Plus tard' })
    for (const [index, playerName] of GUESTS.entries()) {
      await register(server, event, { playerName, playerId: secretOf(index + 1) })
    }
    const [first, second] = await rows(event.id, shop)
    await done('accept-registrations', { tournamentId: event.id, registrationIds: [first.id, second.id] }, shop)
    const phone = openPhone(`${sockets}?project=tablee&channels[]=${liveChannel(event.id as TournamentId)}`)
    await phone.hear(({ type }) => type === 'connected')
    const marked = await call('mark-youth', { code: event.code, isYouth: true }, shop)
    expect(marked.status).toBe(200)
    expect(await shown(event)).not.toEqual(expect.arrayContaining([expect.stringMatching(REAL)]))
    expect(JSON.stringify(await rows(event.id, null))).not.toMatch(REAL)
    const last = (await server.document(event.id)).liveSequence
    await phone.hear(({ type, data: { payload } = {} }) => type === 'event' && payload?.sequence === last)
    expect(JSON.stringify([phone.messages, marked.body])).not.toMatch(REAL)
    phone.socket.terminate()
    const back = await call('mark-youth', { code: event.code, isYouth: false }, shop)
    expect([back.status, back.body.reason]).toEqual([409, 'youth_names_kept'])
    await done('hide-registered-name', { tournamentId: event.id, playerId: first.playerKey, isHidden: true }, shop)
    expect((await rows(event.id, null))[0].playerName).toMatch(/^Nº \d+$/)
    await done('hide-registered-name', { tournamentId: event.id, playerId: first.playerKey, isHidden: false }, shop)
    expect((await rows(event.id, null))[0].playerName).toBe('Zoé M.')
  })

  const SEASON = {
    ...{ seasonId: null, name: 'Ligue des jeunes', isPublic: true },
    rules: RULES_OF_PRESET.places,
  }
  const penaltyOf = ({ code }: Played) => ({ code, penalty: 'warning' })
  const read = (url: string) => readPage(server, url)
})
