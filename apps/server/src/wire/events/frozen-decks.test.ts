import { createHash } from 'node:crypto'
import { canonicalDeck } from '@tablee/domain/decklists/canonical-deck'
import { EMPTY_DECKLIST } from '@tablee/domain/decklists/decklist'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../../database/testing/test-databases.ts'
import { freezeLocked } from '../../features/registrations/frozen/freeze-locked.ts'
import { commandsOn } from '../../operator/testing/commands-on.ts'
import { type Played, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'

const AT_ONCE = { registrationRules: { acceptsAutomatically: true } }
const FOREST = { decklistText: '20 Forest' }

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

describe.each(DATABASE_KINDS)('decklists kept at the lock on %s', (kind) => {
  let server: TestServer
  let shop: Person
  let database: TestDatabase
  let time = new Date('2026-11-27T18:00:00Z')
  beforeAll(async () => {
    database = await createTestDatabase(kind)
    server = await startServer({ database, world: { now: () => time } })
    shop = await anOrganizer(server)
  })
  afterAll(async () => {
    await server.close()
    await database.remove()
  })

  const ofShop = (call: string, payload: object) => server.call(call, payload, sessionHeaders(shop))
  const withTwo = async (wish: object = AT_ONCE) => {
    const event = await anEvent(server, shop, wish)
    await register(server, event, { playerName: 'Ana', playerId: secretOf(1), decklist: FOREST })
    await register(server, event, { playerName: 'Bob', playerId: secretOf(2), decklist: { decklistText: '20 Swamp' } })
    return event
  }
  const start = ({ id }: Played) => ofShop('generate-advanced-pairings', { tournamentId: id, roundNumber: 1 })
  const frozen = async ({ id: tournamentId }: Played, asked: object = {}, headers = {}) =>
    (await server.call('get-frozen-decks', { tournamentId, ...asked }, headers)).body.data
  const frozenBy = (event: Played, many: number) =>
    vi.waitFor(async () => {
      const kept = await frozen(event)
      expect(kept).toHaveLength(many)
      return kept
    })
  const own = ({ id: tournamentId }: Played, text: string, more: object = {}) =>
    server.call('submit-advanced-decklist', {
      ...{ tournamentId, playerId: secretOf(1), decklist: { decklistText: text } },
      ...more,
    })

  test('FREZ-2 at the start each list is kept with its time and hash, which everybody reads and nobody guesses', async () => {
    const event = await withTwo()
    expect(await frozen(event)).toEqual([])
    await start(event)
    const kept = await frozenBy(event, 2)
    for (const one of kept) {
      expect(one).toMatchObject({ number: 1, cause: 'lock', hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
      expect(one).not.toHaveProperty('text')
      expect(one).not.toHaveProperty('decklist')
    }
    const [ana] = await frozen(event, { playerId: secretOf(1) })
    expect(sha256(ana.text)).toBe(ana.hash)
    const [, nonce] = ana.text.split('\n')
    expect(canonicalDeck({ ...EMPTY_DECKLIST, ...FOREST }, nonce)).toBe(ana.text)
    const [seen] = await frozen(event, { playerId: ana.playerKey })
    expect(seen).toEqual(kept.find(({ hash }: { hash: string }) => hash === ana.hash))
    expect((await own(event, '20 Island')).body.reason).toBe('tournament_already_started')
  })

  test('FREZ-2 once published anybody reads what a hash is of', async () => {
    const event = await withTwo()
    const [{ $id: roundId }] = (await start(event)).body.data.rounds
    await frozenBy(event, 2)
    await ofShop('submit-advanced-score', { roundId, score1: 2, score2: 0 })
    await ofShop('finish-tournament', { tournamentId: event.id })
    await ofShop('publish-decklists', { tournamentId: event.id, arePublic: true })
    const [{ playerKey, hash }] = await frozen(event)
    const [one] = await frozen(event, { playerId: playerKey })
    expect(sha256(one.text)).toBe(hash)
    expect(JSON.parse(one.decklist).decklistText).toMatch(/^20 /)
    expect(one).not.toHaveProperty('reason')
  })

  test('FREZ-3 after the end of registration a list is kept; who gave none, or an address alone, still pastes one', async () => {
    const closesAt = new Date(time.getTime() + 60_000).toISOString()
    const event = await withTwo({ registrationRules: { acceptsAutomatically: true, closesAt } })
    const { id: tournamentId } = event
    const third = { tournamentId, playerId: secretOf(3) }
    await register(server, event, {
      ...{ playerName: 'Zoé', playerId: secretOf(3) },
      decklist: { otherUrlSource: 'https://decks.example/1' },
    })
    time = new Date(time.getTime() + 120_000)
    expect((await own(event, '20 Island')).body.reason).toBe('decklist_locked')
    const pasted = { ...third, decklist: { decklistText: '20 Plains' } }
    expect((await server.call('submit-advanced-decklist', pasted)).status).toBe(200)
    expect((await server.call('submit-advanced-decklist', pasted)).body.reason).toBe('decklist_locked')
    const zoe = await frozen(event, { playerId: secretOf(3) })
    expect(zoe.map(({ number, cause }: { number: number; cause: string }) => [number, cause])).toEqual([
      [1, 'lock'],
      [2, 'late'],
    ])
  })

  test('FREZ-4 by hand before the start, and back', async () => {
    const event = await withTwo()
    const lock = (isLocked: boolean) => ofShop('lock-decklists', { tournamentId: event.id, isLocked })
    expect((await server.call('lock-decklists', { tournamentId: event.id, isLocked: true })).status).toBe(403)
    expect((await lock(true)).status).toBe(200)
    await frozenBy(event, 2)
    expect((await own(event, '20 Island')).body.reason).toBe('decklist_locked')
    expect((await lock(false)).status).toBe(200)
    expect((await own(event, '20 Island')).status).toBe(200)
    await start(event)
    await frozenBy(event, 3)
    expect((await lock(false)).body.reason).toBe('tournament_already_started')
    expect(await frozen(event, { playerId: secretOf(1) })).toMatchObject([
      { number: 1, cause: 'lock' },
      { number: 2, cause: 'lock', decklist: expect.stringContaining('Island') },
    ])
  })

  test('FREZ-3 who cancels and comes back after a lock by hand keeps that list, and there is no second hash', async () => {
    const event = await withTwo()
    const { id: tournamentId } = event
    await ofShop('lock-decklists', { tournamentId, isLocked: true })
    await frozenBy(event, 2)
    const player = { tournamentId, playerId: secretOf(1) }
    const back = (more: object) => register(server, event, { playerName: 'Ana', playerId: secretOf(1), ...more })
    expect((await server.call('cancel-player-advanced-tournament', player)).status).toBe(200)
    expect((await back({ decklist: { decklistText: '20 Island' } })).body.reason).toBe('decklist_locked')
    expect((await back({ decklist: null })).body.reason).toBe('decklist_locked')
    expect((await back({ decklist: FOREST })).status).toBe(200)
    expect((await server.call('cancel-player-advanced-tournament', player)).status).toBe(200)
    expect((await back({})).body.data.registration).toMatchObject({ decklist: expect.stringContaining('20 Forest') })
    expect(await frozen(event, { playerId: secretOf(1) })).toMatchObject([{ number: 1, cause: 'lock' }])
    await register(server, event, { playerName: 'Zoé', playerId: secretOf(3), decklist: FOREST })
    await frozenBy(event, 3)
  })

  test('FREZ-5 the staff changes a locked list with a reason alone; both hashes stay, and a list that comes back has its own again', async () => {
    const event = await withTwo()
    await start(event)
    await frozenBy(event, 2)
    const [{ playerKey }] = await frozen(event, { playerId: secretOf(1) })
    const change = (decklistText: string, more: object = {}) =>
      ofShop('submit-advanced-decklist', {
        ...{ tournamentId: event.id, playerId: playerKey, decklist: { decklistText } },
        ...more,
      })
    expect((await change('20 Island')).body.reason).toBe('decklist_reason_required')
    expect((await change('20 Island', { reason: ' ' })).body.reason).toBe('decklist_reason_required')
    expect((await change('20 Island', { reason: 'Carte mal lue' })).status).toBe(200)
    expect((await change('20 Forest', { reason: 'Finalement non' })).status).toBe(200)
    const kept = await frozen(event, { playerId: secretOf(1) })
    expect(kept).toMatchObject([
      { number: 1, cause: 'lock', reason: null },
      { number: 2, cause: 'change', reason: 'Carte mal lue' },
      { number: 3, cause: 'change', reason: 'Finalement non', hash: kept[0].hash },
    ])
    expect(kept[1].hash).not.toBe(kept[0].hash)
    for (const one of await frozen(event, { playerId: playerKey })) expect(one).not.toHaveProperty('reason')
    expect(await frozen(event, { playerId: playerKey }, sessionHeaders(shop))).toEqual(kept)
    const { entries } = (await ofShop('get-journal', { code: event.code, asStaff: true })).body.data
    expect(entries).toContainEqual(expect.objectContaining({ act: 'submit-decklist', reason: 'Carte mal lue' }))
  })
  test('FREZ-6 what an erasure leaves is a time and a hash; the export of whoever asks holds their lists', async () => {
    const event = await withTwo()
    const camille = await aPerson(server, 'Camille')
    await register(
      server,
      event,
      { playerName: 'Camille', playerId: camille.id, decklist: { decklistText: '20 Plains' } },
      sessionHeaders(camille),
    )
    await start(event)
    const kept = await frozenBy(event, 3)
    const exported = await server.call('export-account', {}, sessionHeaders(camille))
    expect(JSON.stringify(exported.body)).toContain('main\\t20\\tPlains')
    await server.call('delete-account', { password: PASSWORD }, sessionHeaders(camille))
    const rows = await rowsOf(event)
    expect(rows.map(({ hash }) => hash).toSorted()).toEqual(kept.map(({ hash }: { hash: string }) => hash).toSorted())
    expect(rows.filter(({ text }) => text === null)).toEqual([
      expect.objectContaining({ decklist: null, text: null, reason: null }),
    ])
    expect((await commandsOn(database).tablee('check')).code).toBe(0)
  })

  test('FREZ-7 the operator’s check finds a list that was changed behind the server, and a hash that was', async () => {
    const event = await withTwo()
    await start(event)
    await frozenBy(event, 2)
    const { tablee } = commandsOn(database)
    expect(await tablee('check')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/\d+ kept decklists have their hashes/),
    })
    const plant = (set: { readonly text?: string; readonly hash?: string; readonly decklist?: string }) =>
      server.server.database.inTransaction(({ db }) =>
        db
          .updateTable('frozen_decklists')
          .set(set)
          .where('tournament_id', '=', event.id)
          .where('number', '=', 1)
          .execute(),
      )
    const [first] = await rowsOf(event)
    const named = (what: string) =>
      expect.stringContaining(`tournament ${event.code}: list 1 of registration ${first?.registration_id} ${what}`)
    await plant({ decklist: '{"decklistText":"20 Island"}' })
    expect(await tablee('check')).toMatchObject({ code: 1, text: named('is not the one that was kept') })
    await plant({ text: `${first?.text}\nsideboard\t1\tForce of Will` })
    expect(await tablee('check')).toMatchObject({ code: 1, text: named('does not have the hash that was published') })
  })

  test('FREZ-8 lists of an event that an older server started are kept as soon as a newer one looks', async () => {
    const event = await withTwo()
    await startBehind(event)
    await freezeLocked(keepingWith(fail))
    expect(await frozen(event)).toHaveLength(2)
    await freezeLocked(keepingWith(fail))
    expect(await frozen(event)).toHaveLength(2)
  })

  test('FREZ-8 a list that cannot be read is told to the operator once a look, and keeps no other back', async () => {
    const event = await withTwo()
    for (const number of [3, 4, 5, 6, 7, 8, 9]) {
      const registering = { playerName: `Joueur ${number}`, playerId: secretOf(number), decklist: FOREST }
      await register(server, event, registering)
    }
    await server.server.database.inTransaction(({ db }) =>
      db
        .updateTable('registrations')
        .set({ decklist: '{' })
        .where('tournament_id', '=', event.id)
        .where('player_name', 'in', ['Ana', 'Joueur 5'])
        .execute(),
    )
    await startBehind(event)
    const damaged: unknown[] = []
    await freezeLocked(keepingWith((error) => void damaged.push(error)))
    expect(await frozen(event)).toHaveLength(7)
    expect(damaged).toHaveLength(2)
  })

  const startBehind = (event: Played) =>
    server.server.database.inTransaction(({ db }) =>
      db
        .updateTable('all_tournaments')
        .set({ phase: 'running', starts_at: time.toISOString() })
        .where('id', '=', event.id)
        .execute(),
    )
  const keepingWith = (noteDamage: (error: unknown) => void) => ({
    ...{ database: server.server.database, now: () => time, drawHex: () => '0'.repeat(32) },
    noteDamage,
  })

  function fail(error: unknown): never {
    throw error
  }

  const rowsOf = ({ id }: Played) =>
    server.server.database.read((db) =>
      db
        .selectFrom('frozen_decklists')
        .selectAll()
        .where('tournament_id', '=', id)
        .orderBy('registration_id')
        .execute(),
    )
})
