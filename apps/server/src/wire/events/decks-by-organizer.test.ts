import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

type Row = { readonly playerName: string; readonly playerKey: string; readonly isDeckByOrganizer?: boolean }

describe.each(DATABASE_KINDS)('decklists that the organizer hands in on %s', (kind) => {
  let server: TestServer
  let shop: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
  })
  afterAll(() => server.close())

  const rowOf = async (event: Played, name: string, shown: object) => {
    const asked = { tournamentId: event.id, ...shown }
    const rows: readonly Row[] = (await server.call('get-advanced-registrations', asked)).body.data
    return rows.find(({ playerName }) => playerName === name)
  }
  const ofShop = (call: string, payload: object) => server.call(call, payload, sessionHeaders(shop))
  const withTwo = async () => {
    const event = await anEvent(server, shop, { registrationRules: { acceptsAutomatically: true } })
    await register(server, event, { playerName: 'Ana', playerId: secretOf(1), decklist: { decklistText: '20 Forest' } })
    await register(server, event, { playerName: 'Bob', playerId: secretOf(2) })
    return event
  }

  test('FIND-6 the organizer changes the deck and its name, and the player alone reads who did, until they hand in one', async () => {
    const event = await withTwo()
    const ana = (await rowOf(event, 'Ana', {}))?.playerKey
    const meant = { tournamentId: event.id, playerId: ana }
    const own = { tournamentId: event.id, playerId: secretOf(1) }
    expect(await rowOf(event, 'Ana', { playerId: secretOf(1) })).toMatchObject({ isDeckByOrganizer: false })
    const decklist = { decklistText: '20 Island', deckName: 'Tempo' }
    const { body } = await ofShop('submit-advanced-decklist', { ...meant, decklist })
    expect(body.data.registration.isDeckByOrganizer).toBe(true)
    const read = await rowOf(event, 'Ana', { playerId: secretOf(1) })
    expect(read).toMatchObject({ isDeckByOrganizer: true, decklist: expect.stringContaining('Tempo') })
    for (const shown of [{}, { playerId: secretOf(2) }])
      expect(JSON.stringify(await rowOf(event, 'Ana', shown))).not.toContain('isDeckByOrganizer')
    // Other changes by the person leave it as it is.
    await server.call('update-player-advanced-tournament', { ...own, notes: 'Tard' })
    expect(await rowOf(event, 'Ana', { playerId: secretOf(1) })).toMatchObject({ isDeckByOrganizer: true })
    await server.call('submit-advanced-decklist', { ...own, decklist: { decklistText: '20 Swamp' } })
    expect(await rowOf(event, 'Ana', { playerId: secretOf(1) })).toMatchObject({ isDeckByOrganizer: false })
    await ofShop('update-player-advanced-tournament', { ...meant, decklist })
    expect(await rowOf(event, 'Ana', { playerId: secretOf(1) })).toMatchObject({ isDeckByOrganizer: true })
    const journal = (await ofShop('get-journal', { code: event.code, asStaff: true })).body.data.entries
    expect(journal.map(({ act, role }: { act: string; role: string }) => [act, role])).toContainEqual([
      'submit-decklist',
      'organizer',
    ])
  })

  test('FIND-6 nobody claims it of their own deck, and whoever plays cannot touch another’s', async () => {
    const event = await withTwo()
    const ana = (await rowOf(event, 'Ana', {}))?.playerKey
    const decklist = { decklistText: '20 Island', isByOrganizer: true }
    const own = { tournamentId: event.id, playerId: secretOf(1), decklist }
    expect((await server.call('submit-advanced-decklist', own)).body.data.registration.isDeckByOrganizer).toBe(false)
    const theirs = { tournamentId: event.id, playerId: ana, decklist }
    expect((await server.call('submit-advanced-decklist', theirs)).status).toBe(403)
    await register(server, event, { playerName: 'Boutique', playerId: shop.id }, sessionHeaders(shop))
    const { body } = await ofShop('submit-advanced-decklist', { tournamentId: event.id, playerId: shop.id, decklist })
    expect(body.data.registration.isDeckByOrganizer).toBe(false)
  })

  test('FIND-6 the organizer may until the finish; what is published stays', async () => {
    const event = await withTwo()
    const ana = (await rowOf(event, 'Ana', {}))?.playerKey
    const submit = (decklistText: string) => {
      const reason = 'Carte illisible'
      return ofShop('submit-advanced-decklist', {
        tournamentId: event.id,
        playerId: ana,
        decklist: { decklistText },
        reason,
      })
    }
    const paired = await ofShop('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 })
    expect((await submit('20 Island')).status).toBe(200)
    const [{ $id: roundId }] = paired.body.data.rounds
    await ofShop('submit-advanced-score', { roundId, score1: 2, score2: 0 })
    expect((await ofShop('finish-tournament', { tournamentId: event.id })).status).toBe(200)
    expect((await submit('20 Plains')).body.reason).toBe('tournament_finished')
    expect(await rowOf(event, 'Ana', { playerId: secretOf(1) })).toMatchObject({
      decklist: expect.stringContaining('20 Island'),
    })
  })
})
