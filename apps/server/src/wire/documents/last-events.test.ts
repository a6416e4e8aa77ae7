import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

/** 14:30 in Paris. */
const NOW = '2030-02-10T13:30:00.000Z'

describe.each(DATABASE_KINDS)('last events on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, world: { now: () => new Date(NOW) } })
  })
  afterAll(() => server.close())

  const lastEvents = async () =>
    (await server.call('get-last-advanced-event', {})).body.data.map(({ name }: { name: string }) => name)

  test('HOME-5 only events to come, those of today until they end', async () => {
    const shop = await anOrganizer(server)
    const event = (name: string, tournamentDate: string, endDate: string | null = null) =>
      anEvent(server, shop, { name, tournamentDate, endDate })
    await event('Dans un mois', '2030-03-10T13:00:00Z')
    await event('Hier soir', '2030-02-09T18:00:00Z')
    await event('Ce matin', '2030-02-10T08:00:00Z')
    await event('Ce matin, fini à midi', '2030-02-10T08:00:00Z', '2030-02-10T11:00:00Z')
    await event('Tout le week-end', '2030-02-08T18:00:00Z', '2030-02-10T18:00:00Z')
    await event('Week-end fini', '2030-02-08T18:00:00Z', '2030-02-09T18:00:00Z')
    await event('Ce soir', '2030-02-10T18:00:00Z')
    await event('À minuit passé', '2030-02-09T23:00:00Z')
    const expected = ['Tout le week-end', 'À minuit passé', 'Ce matin', 'Ce soir', 'Dans un mois']
    expect(await lastEvents()).toEqual(expected)
  })

  test('HOME-5 a finished event is over, whatever its date', async () => {
    const shop = await anOrganizer(server)
    const played = await anEvent(server, shop, { name: 'Joué d’avance', tournamentDate: '2030-02-10T14:00:00Z' })
    expect(await lastEvents()).toContain('Joué d’avance')
    const asShop = sessionHeaders(shop)
    for (const playerName of ['Ada', 'Bo']) {
      const playerId = `secret-of-${playerName}-0123456789`
      const { body } = await register(server, played, { playerName, playerId })
      const accepted = { tournamentId: played.id, playerId: body.data.registration.playerKey }
      await server.call('accept-registration', accepted, asShop)
    }
    const round = await server.call('generate-advanced-pairings', { tournamentId: played.id, roundNumber: 1 }, asShop)
    const running = (await server.call('get-last-advanced-event', {})).body.data
    const isStarted = new Map(
      running.map((event: { name: string; isStarted: boolean }) => [event.name, event.isStarted]),
    )
    expect([isStarted.get('Joué d’avance'), isStarted.get('Ce soir')]).toEqual([true, false])
    const { $id: roundId } = round.body.data.rounds[0]
    await server.call('submit-advanced-score', { roundId, score1: 2, score2: 0 }, asShop)
    expect((await server.call('finish-tournament', { tournamentId: played.id }, asShop)).status).toBe(200)
    expect(await lastEvents()).not.toContain('Joué d’avance')
  })

  test('AUTH-11 HOME-5 the event of an organizer who is gone is not shown', async () => {
    const gone = await anOrganizer(server, 'Boutique fermée')
    await anEvent(server, gone, { name: 'Sans personne', tournamentDate: '2030-02-10T14:00:00Z' })
    expect(await lastEvents()).toContain('Sans personne')
    // As when accounts could be deleted before their events were decided about.
    const erased = { id: gone.id, erased_at: NOW }
    await server.server.database.inTransaction(({ db }) => db.insertInto('erased_accounts').values(erased).execute())
    expect(await lastEvents()).not.toContain('Sans personne')
  })
})
