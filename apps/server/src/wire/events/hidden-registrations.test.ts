import { liveChannel } from '@tablee/contract/channels'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { subjectOf } from '../../features/tournaments/secret.ts'
import { listen, openPhone } from '../../testing/a-phone.ts'
import {
  createTournament,
  ORGANIZER,
  type Played,
  playersOf,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson, PASSWORD, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, register, sessionHeaders } from '../../testing/an-event.ts'
import { type Helper, inviteStaff } from '../../testing/invite-staff.ts'

const RUDE = 'Ordure Infâme'

describe.each(DATABASE_KINDS)('NONE-12 on %s the hidden name of somebody who is registered', (kind) => {
  let server: TestServer
  let shop: Person
  let ana: Person
  let event: Played
  let key: string
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
    ana = await aPerson(server, 'Ana')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    event = await anEvent(server, shop)
    await register(server, event, { playerName: 'Bob', playerId: secretOf(1) })
    const mine = await register(server, event, { playerName: RUDE, playerId: ana.id }, sessionHeaders(ana))
    key = mine.body.data.registration.playerKey
  })

  const call = (name: string, payload: object = {}, who: Person | null = shop) =>
    server.call(name, { tournamentId: event.id, ...payload }, who ? sessionHeaders(who) : {})
  const hide = (isHidden = true, more: object = {}) =>
    call('hide-registered-name', { playerId: key, isHidden, ...more }, Object.keys(more).length > 0 ? null : shop)
  const rows = async (who: Person | null, shown: object = {}) =>
    (await call('get-advanced-registrations', shown, who)).body.data as readonly Record<string, unknown>[]
  const rowOf = async (who: Person | null, shown: object = {}) =>
    (await rows(who, shown)).find(({ playerKey }) => playerKey === key)
  const names = async () => playersOf(await server.document(event.id)).map(({ name }) => name)

  test('is a number for everybody, and stays a name for the organizer and the person', async () => {
    await call('accept-registrations')
    const hidden = await hide()
    expect(hidden.body.data.registration).toMatchObject({ playerName: RUDE, shownAs: 'Nº 2', status: 'confirmed' })
    expect(await names()).toEqual(['Bob', 'Nº 2'])
    expect(await rowOf(null)).toMatchObject({ playerName: 'Nº 2' })
    expect(await rowOf(null)).not.toHaveProperty('shownAs')
    for (const who of [shop, ana]) expect(await rowOf(who)).toMatchObject({ playerName: RUDE, shownAs: 'Nº 2' })
    const seen = [await rows(null), await server.document(event.id)]
    const page = await server.send({
      method: 'GET',
      url: `/tournament/${event.code}`,
      headers: { accept: 'text/html' },
    })
    expect(JSON.stringify(seen) + page.body).not.toContain(RUDE)
    await hide(false)
    expect(await names()).toEqual(['Bob', RUDE])
    expect(await rowOf(null)).toMatchObject({ playerName: RUDE })
  })

  test('is hidden from who runs the event beside the organizer, who may hide it and show it again', async () => {
    const deviceOf = (role: Helper) => `device of the ${role}`
    await inviteStaff(server, event, (role) => subjectOf(deviceOf(role), null).hash)
    const device = deviceOf('co-organizer')
    const hidden = await hide(true, { organizerId: device })
    expect(hidden.body.data.registration).toMatchObject({ playerName: 'Nº 2', shownAs: 'Nº 2' })
    expect(JSON.stringify(hidden.body)).not.toContain(RUDE)
    expect((await hide(true, { organizerId: deviceOf('judge') })).status).toBe(403)
    expect((await hide(false, { organizerId: device })).status).toBe(200)
    expect(await rowOf(null)).toMatchObject({ playerName: RUDE })
  })

  test('is told to phones as a change of name that says nothing of it, whatever is amended later', async () => {
    await call('accept-registrations')
    const phone = openPhone(
      `${await listen(server)}?project=tablee&channels[]=${liveChannel(event.id as TournamentId)}`,
    )
    await phone.hear(({ type }) => type === 'connected')
    await hide()
    const { data } = await phone.hear(({ type }) => type === 'event')
    expect(data.payload.changes).toMatchObject([
      { kind: 'player_renamed', name: 'Nº 2' },
      { kind: 'registration_moved', news: { kind: 'amended', name: 'Nº 2' } },
    ])
    await call('update-player-advanced-tournament', { playerId: ana.id, playerName: RUDE, notes: 'Train de 18 h' }, ana)
    await call('update-player-advanced-tournament', { playerId: key, phone: '0601020304' })
    const last = (await server.document(event.id)).liveSequence
    await phone.hear(({ type, data: { payload } = {} }) => type === 'event' && payload?.sequence === last)
    expect(JSON.stringify(phone.messages)).not.toContain(RUDE)
    phone.socket.terminate()
  })

  test('is not given back by its person; to a stranger who tries it, it answers what any free name does', async () => {
    await hide()
    const other = { playerId: ana.id, playerName: 'Ordure 2' }
    const refused = await call('update-player-advanced-tournament', other, ana)
    expect([refused.status, refused.body.reason]).toEqual([403, 'name_hidden'])
    const taken = await register(server, event, { playerName: 'nº 2', playerId: secretOf(7) })
    expect(taken.body.reason).toBe('player_name_taken')
    expect((await register(server, event, { playerName: RUDE, playerId: secretOf(7) })).status).toBe(200)
    const shown = await hide(false)
    expect([shown.status, shown.body.reason]).toEqual([409, 'player_name_taken'])
    await call('cancel-player-advanced-tournament', { playerId: ana.id }, ana)
    await register(server, event, { playerName: 'Ordure 2', playerId: ana.id }, sessionHeaders(ana))
    expect(await rowOf(null)).toMatchObject({ playerName: 'Nº 2', status: 'pending' })
  })

  test('is hidden after the end too, and after the event was called off', async () => {
    await call('accept-registrations')
    await call('cancel-tournament')
    expect((await hide()).status).toBe(200)
    expect(await names()).toEqual(['Bob', 'Nº 2'])
  })

  test('is hidden by nobody else, and not in a quick tournament', async () => {
    for (const who of [ana, null]) {
      const refused = await call('hide-registered-name', { playerId: key, isHidden: true }, who)
      expect(refused.status).toBe(403)
    }
    const quick = await createTournament(server, 2)
    const wrong = { tournamentId: quick.id, organizerId: ORGANIZER, playerId: secretOf(1), isHidden: true }
    expect((await server.call('hide-registered-name', wrong)).body.reason).toBe('wrong_tournament_type')
    expect(await names()).toEqual([])
    expect(await rowOf(null)).toMatchObject({ playerName: RUDE })
  })

  test('is nowhere any more once its person has left for good', async () => {
    const eve = await aPerson(server, 'Eve')
    const vile = 'Infamie Rare'
    const { body } = await register(server, event, { playerName: vile, playerId: eve.id }, sessionHeaders(eve))
    await call('accept-registrations')
    await call('hide-registered-name', { playerId: body.data.registration.playerKey, isHidden: true })
    await call('generate-advanced-pairings', { roundNumber: 1 })
    expect((await call('delete-account', { password: PASSWORD }, eve)).status).toBe(200)
    const kept = await rows(shop)
    expect(kept.map(({ shownAs }) => shownAs)).toEqual([null, null, null])
    expect(JSON.stringify(kept)).not.toContain(vile)
    expect(kept.map(({ playerName }) => playerName)).toEqual(await names())
  })

  test('is in what the account takes along, beside what others read; so is that of a quick tournament', async () => {
    await call('accept-registrations')
    await hide()
    const quick = await createTournament(server, 1)
    await server.call(
      'join-quick-tournament',
      { code: quick.code, playerName: 'Autre Ordure', playerId: ana.id },
      sessionHeaders(ana),
    )
    const turn = { code: quick.code, organizerId: ORGANIZER, playerName: 'Autre Ordure', isHidden: true }
    await server.call('hide-player-name', turn)
    const exported = async () => (await server.call('export-account', {}, sessionHeaders(ana))).body.data
    const { tournaments, registrations } = await exported()
    const isOf = ({ id }: Played) => expect.objectContaining({ id, playerName: 'Nº 2' })
    expect(tournaments.played).toEqual(expect.arrayContaining([isOf(event), isOf(quick)]))
    const hiddenNames = tournaments.played.map(({ hiddenName }: { hiddenName: string | null }) => hiddenName)
    expect(hiddenNames.filter(Boolean)).toEqual(['Autre Ordure'])
    expect(registrations.at(-1)).toMatchObject({ playerName: RUDE, shownAs: 'Nº 2' })
    const renamed = { code: quick.code, organizerId: ORGANIZER, playerName: 'Nº 2', newPlayerName: 'Léa' }
    await server.call('update-quick-tournament-player', renamed)
    const { played } = (await exported()).tournaments
    expect(played.find(({ id }: Played) => id === quick.id)).toMatchObject({ playerName: 'Léa', hiddenName: null })
  })
})

test.each(DATABASE_KINDS)('NONE-12 on %s an event of the version before hides a name', async (kind) => {
  const database = await createTestDatabase(kind)
  const before = await startServer({ kind, database })
  const shop = await anOrganizer(before)
  const event = await anEvent(before, shop)
  await register(before, event, { playerName: RUDE, playerId: secretOf(1) })
  const headers = sessionHeaders(shop)
  await before.call('accept-registrations', { tournamentId: event.id }, headers)
  await before.close()
  const kept = await database.open()
  await kept.inTransaction(({ db }) => takeBack(db, '0023-hidden-registrations'))
  await kept.close()
  const after = await startServer({ kind, database })
  const listed = await after.call('get-advanced-registrations', { tournamentId: event.id }, headers)
  const [{ playerKey: playerId, ...row }] = listed.body.data
  expect(row).toMatchObject({ playerName: RUDE, shownAs: null })
  await after.call('hide-registered-name', { tournamentId: event.id, playerId, isHidden: true }, headers)
  await after.close()
  const again = await startServer({ kind, database })
  expect(playersOf(await again.document(event.id)).map(({ name }) => name)).toEqual(['Nº 1'])
  await again.close()
})
