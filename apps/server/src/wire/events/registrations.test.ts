import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { matchesOf, type Played, playersOf, secretOf, startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, PERSONAL, register, sessionHeaders } from '../../testing/an-event.ts'

const publicIdOf = (server: TestServer, event: Played, name: string) =>
  listed(server, event).then((rows) => rows.find((row) => row.playerName === name)?.playerId)

type Asking = readonly [headers?: Record<string, string>, playerId?: string]

async function listed(server: TestServer, event: Played, ...[headers = {}, playerId]: Asking) {
  const payload = { tournamentId: event.id, ...(playerId ? { playerId } : {}) }
  const { body } = await server.call('get-advanced-registrations', payload, headers)
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers of any shape
  return body.data as any[]
}

describe.each(DATABASE_KINDS)('registrations on %s', (kind) => {
  let server: TestServer
  let shop: Person
  let ana: Person
  beforeAll(async () => {
    server = await startServer({ kind })
    shop = await anOrganizer(server)
    ana = await aPerson(server, 'Ana')
  })
  afterAll(() => server.close())

  const act = (event: Played, call: string, ...[playerId, more = {}]: [playerId: string, more?: object]) =>
    server.call(call, { tournamentId: event.id, playerId, ...more }, sessionHeaders(shop))

  test('REGI-1 REGI-2 an account and an anonymous visitor register, pending, and see their own', async () => {
    const event = await anEvent(server, shop)
    const account = await register(server, event, { playerName: 'Ana', playerId: ana.id }, sessionHeaders(ana))
    expect(account.body.data.registration).toMatchObject({
      status: 'pending',
      dropped: false,
      playerId: ana.id,
      isAnonymous: false,
      ...PERSONAL,
      waitingPosition: null,
    })
    const guest = await register(server, event, {
      playerName: 'Bob',
      playerId: secretOf(1),
      decklist: { decklistText: '4 Île' },
    })
    expect(guest.body.data.registration.playerId).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.parse(guest.body.data.registration.decklist).decklistText).toBe('4 Île')
    expect((await server.document(event.id)).registeredPlayersCount).toBe(0)
    expect(JSON.stringify(await listed(server, event))).not.toContain(secretOf(1))
  })

  test('REGI-7 the organizer sees everything, a person their own registration, others the public part', async () => {
    const event = await anEvent(server, shop)
    await register(server, event, { playerName: 'Ana', playerId: ana.id }, sessionHeaders(ana))
    await register(server, event, { playerName: 'Bob', playerId: secretOf(1) })
    const isWhole = (rows: { email?: string }[]) => rows.map(({ email }) => email !== undefined)
    expect(isWhole(await listed(server, event))).toEqual([false, false])
    expect(isWhole(await listed(server, event, sessionHeaders(shop)))).toEqual([true, true])
    expect(isWhole(await listed(server, event, sessionHeaders(ana)))).toEqual([true, false])
    expect(isWhole(await listed(server, event, {}, secretOf(1)))).toEqual([false, true])
    expect(isWhole(await listed(server, event, {}, secretOf(2)))).toEqual([false, false])
    const bob = await publicIdOf(server, event, 'Bob')
    expect(isWhole(await listed(server, event, {}, bob))).toEqual([false, false])
  })

  test('REGI-5 pending, confirmed, cancelled and dropped, and the way back from each', async () => {
    const event = await anEvent(server, shop)
    await register(server, event, { playerName: 'Bob', playerId: secretOf(1) })
    const bob = (await publicIdOf(server, event, 'Bob')) ?? ''
    const standing = async () => {
      const [row] = await listed(server, event)
      return [row.status, row.dropped, playersOf(await server.document(event.id)).length]
    }
    expect((await act(event, 'accept-registration', bob)).body.data.registration.status).toBe('confirmed')
    expect(await standing()).toEqual(['confirmed', false, 1])
    expect((await act(event, 'accept-registration', bob)).body.reason).toBe('registration_not_pending')
    await act(event, 'undo-registration-act', bob, { act: 'accept' })
    expect(await standing()).toEqual(['pending', false, 0])
    await act(event, 'accept-registration', bob)
    await act(event, 'cancel-player-advanced-tournament', bob)
    expect(await standing()).toEqual(['cancelled', false, 0])
    expect((await act(event, 'cancel-player-advanced-tournament', bob)).status).toBe(409)
    await act(event, 'undo-registration-act', bob, { act: 'cancel' })
    expect(await standing()).toEqual(['confirmed', false, 1])
    await act(event, 'drop-player-advanced-tournament', bob)
    expect(await standing()).toEqual(['confirmed', true, 0])
    for (const call of ['accept-registration', 'cancel-player-advanced-tournament', 'drop-player-advanced-tournament'])
      expect((await act(event, call, bob)).status).toBe(409)
    await act(event, 'undo-registration-act', bob, { act: 'drop' })
    expect(await standing()).toEqual(['confirmed', false, 1])
    expect((await act(event, 'accept-registration', 'nobody')).status).toBe(404)
  })

  test('STAK-15 a full event keeps a waiting list, and is filled in order', async () => {
    const event = await anEvent(server, shop, { maxPlayers: 2 })
    for (const [index, playerName] of ['Ana', 'Bob', 'Cléo', 'Dan'].entries())
      await register(server, event, { playerName, playerId: secretOf(index + 1) })
    const all = await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    expect(all.body.data.registrations.map((row: { playerName: string }) => row.playerName)).toEqual(['Ana', 'Bob'])
    expect((await listed(server, event)).map((row) => row.waitingPosition)).toEqual([null, null, 1, 2])
    const cleo = (await publicIdOf(server, event, 'Cléo')) ?? ''
    expect((await act(event, 'accept-registration', cleo)).body.reason).toBe('tournament_full')
    await act(event, 'cancel-player-advanced-tournament', (await publicIdOf(server, event, 'Ana')) ?? '')
    expect((await listed(server, event)).map((row) => row.waitingPosition)).toEqual([null, null, null, null])
    const next = await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    expect(next.body.data.registrations.map((row: { playerName: string }) => row.playerName)).toEqual(['Cléo'])
  })

  test('STAK-15 STAK-3 whoever comes back waits in the old place, and whoever asks again in the last', async () => {
    const event = await anEvent(server, shop, { maxPlayers: 2 })
    const places = async () => (await listed(server, event)).map((row) => [row.playerName, row.waitingPosition])
    const told = ({ body }: Awaited<ReturnType<typeof act>>) => body.data.registration.waitingPosition
    for (const [index, playerName] of ['Eve', 'Ana', 'Bob', 'Cléo', 'Dan'].entries())
      await register(server, event, { playerName, playerId: secretOf(index + 1) })
    await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    const cleo = (await publicIdOf(server, event, 'Cléo')) ?? ''
    expect(told(await act(event, 'cancel-player-advanced-tournament', cleo))).toBeNull()
    expect(told(await act(event, 'undo-registration-act', cleo, { act: 'cancel' }))).toBe(2)
    expect(told(await act(event, 'drop-player-advanced-tournament', cleo))).toBeNull()
    expect(told(await act(event, 'undo-registration-act', cleo, { act: 'drop' }))).toBe(2)
    expect(told(await act(event, 'update-player-advanced-tournament', cleo, { notes: 'Tard' }))).toBe(2)
    expect(await places()).toEqual([
      ['Eve', null],
      ['Ana', null],
      ['Bob', 1],
      ['Cléo', 2],
      ['Dan', 3],
    ])
    await act(event, 'cancel-player-advanced-tournament', cleo)
    const again = { playerName: 'Cléo', playerId: secretOf(4), actId: 'cleo-comes-back' }
    expect(told(await register(server, event, again))).toBe(3)
    expect(told(await register(server, event, again))).toBe(3)
    expect(await places()).toEqual([
      ['Eve', null],
      ['Ana', null],
      ['Bob', 1],
      ['Dan', 2],
      ['Cléo', 3],
    ])
  })

  test('wire 9.2 STAK-4 STAK-3 by hand a full event takes one more, and says how many seats there are', async () => {
    const event = await anEvent(server, shop, { maxPlayers: 2 })
    for (const [index, playerName] of ['Ana', 'Bob', 'Cléo'].entries())
      await register(server, event, { playerName, playerId: secretOf(index + 1) })
    await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    const atDesk = { tournamentId: event.id, playerName: 'Nora', actId: 'nora-au-comptoir' }
    const nora = await server.call('add-player-at-desk', atDesk, sessionHeaders(shop))
    expect(nora.body.data).toMatchObject({ registration: { playerName: 'Nora', status: 'confirmed' }, maxPlayers: 3 })
    expect((await server.call('add-player-at-desk', atDesk, sessionHeaders(shop))).body).toEqual(nora.body)
    const [ana, cleo] = [await publicIdOf(server, event, 'Ana'), await publicIdOf(server, event, 'Cléo')]
    await act(event, 'cancel-player-advanced-tournament', ana ?? '')
    expect((await act(event, 'accept-registration', cleo ?? '')).status).toBe(200)
    const back = await act(event, 'undo-registration-act', ana ?? '', { act: 'cancel' })
    expect(back.body.data).toMatchObject({ registration: { status: 'confirmed' }, maxPlayers: 4 })
    expect(await server.document(event.id)).toMatchObject({ maxPlayers: 4, registeredPlayersCount: 4 })
  })

  test('STAK-15 who was not checked in drops before the start, in one act', async () => {
    const event = await anEvent(server, shop)
    for (const number of [1, 2, 3])
      await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    const [first] = await listed(server, event)
    expect((await act(event, 'check-in-player', first.playerId, { isPresent: true })).status).toBe(200)
    const { body } = await server.call('drop-absent-players', { tournamentId: event.id }, sessionHeaders(shop))
    expect(body.data.registrations.map((row: { playerName: string }) => row.playerName)).toEqual(['J2', 'J3'])
    expect((await server.document(event.id)).registeredPlayersCount).toBe(1)
  })

  test('STAK-15 everybody is checked in by one act, and those for whom it was new by another are not', async () => {
    const event = await anEvent(server, shop)
    for (const number of [1, 2, 3])
      await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    const bulk = (call: string, payload: object = {}) =>
      server.call(call, { tournamentId: event.id, ...payload }, sessionHeaders(shop))
    await bulk('accept-registrations')
    const [first] = await listed(server, event)
    await act(event, 'check-in-player', first.playerId, { isPresent: true })
    const noted = (await bulk('check-in-players', { isPresent: true, actId: 'tous-presents' })).body.data.registrations
    expect(noted.map((row: { playerName: string }) => row.playerName)).toEqual(['J2', 'J3'])
    expect((await bulk('check-in-players', { isPresent: true, actId: 'tous-presents' })).status).toBe(200)
    const registrationIds = noted.map((row: { id: string }) => row.id)
    expect(
      (await bulk('check-in-players', { registrationIds, isPresent: false })).body.data.registrations,
    ).toHaveLength(2)
    const after = await listed(server, event, sessionHeaders(shop))
    expect(after.map(({ checkedIn }: { checkedIn: boolean }) => checkedIn)).toEqual([true, false, false])
  })

  test('STAK-15 at the start one act drops the absent and seats who waits, whoever is there first', async () => {
    const event = await anEvent(server, shop, { maxPlayers: 2 })
    for (const number of [1, 2]) await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    for (const number of [3, 4]) await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    const [first, , , last] = await listed(server, event)
    for (const { playerId } of [first, last]) {
      expect((await act(event, 'check-in-player', playerId, { isPresent: true })).status).toBe(200)
    }
    const settle = { tournamentId: event.id, acceptsWaiting: true, actId: 'au-depart' }
    const { body } = await server.call('drop-absent-players', settle, sessionHeaders(shop))
    const told = (rows: readonly { playerName: string; status: string; dropped: boolean }[]) =>
      rows.map(({ playerName, status, dropped }) => [playerName, status, dropped])
    expect(told(body.data.registrations)).toEqual([
      ['J2', 'confirmed', true],
      ['J4', 'confirmed', false],
    ])
    expect((await server.call('drop-absent-players', settle, sessionHeaders(shop))).status).toBe(200)
    expect(playersOf(await server.document(event.id)).map(({ name }) => name)).toEqual(['J1', 'J4'])
  })

  test('STAK-3 a full event refuses one more, unless a seat is added for them', async () => {
    const event = await anEvent(server, shop, { maxPlayers: 2 })
    for (const number of [1, 2, 3])
      await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    const third = await publicIdOf(server, event, 'J3')
    expect((await act(event, 'accept-registration', third ?? '')).body.reason).toBe('tournament_full')
    const added = await act(event, 'accept-registration', third ?? '', { addsSeat: true })
    expect(added.body.data).toMatchObject({ registration: { status: 'confirmed' }, maxPlayers: 3 })
    expect(await server.document(event.id)).toMatchObject({ maxPlayers: 3, registeredPlayersCount: 3 })
  })

  test('REGI-6 EVEN-5 after the start the player changes the name alone, where the organizer allows it', async () => {
    const event = await anEvent(server, shop)
    for (const number of [1, 2]) await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    await server.call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, sessionHeaders(shop))
    const amend = (payload: object) =>
      server.call('update-player-advanced-tournament', { tournamentId: event.id, playerId: secretOf(1), ...payload })
    expect((await amend({ playerName: 'Zoé' })).body.reason).toBe('rename_needs_organizer')
    const allowed = { code: event.code, areAllowed: true }
    expect((await server.call('allow-own-names', allowed)).status).toBe(403)
    expect((await server.call('allow-own-names', allowed, sessionHeaders(shop))).status).toBe(200)
    expect((await amend({ playerName: 'Zoé', notes: 'x' })).body.reason).toBe('tournament_already_started')
    expect((await amend({ playerName: 'j2' })).body.reason).toBe('player_name_taken')
    expect((await amend({ playerName: 'Zoé' })).body.data.registration).toMatchObject({ playerName: 'Zoé', notes: '' })
    expect(playersOf(await server.document(event.id)).map(({ name }) => name)).toEqual(['Zoé', 'J2'])
  })

  test('REGI-6 the player amends until the start; the new name is the one that is paired', async () => {
    const event = await anEvent(server, shop)
    await register(server, event, { playerName: 'Bob', playerId: secretOf(1) })
    await register(server, event, { playerName: 'Ana', playerId: secretOf(2) })
    const amend = (payload: object) =>
      server.call('update-player-advanced-tournament', { tournamentId: event.id, playerId: secretOf(1), ...payload })
    expect((await amend({ playerName: 'Bobby', phone: '06 12 34 56 78' })).body.data.registration).toMatchObject({
      playerName: 'Bobby',
      phone: '06 12 34 56 78',
      firstName: PERSONAL.firstName,
    })
    expect((await amend({ playerName: 'ANA' })).body.reason).toBe('player_name_taken')
    await server.call('accept-registrations', { tournamentId: event.id }, sessionHeaders(shop))
    await amend({ playerName: 'Robert' })
    expect(playersOf(await server.document(event.id)).map(({ name }) => name)).toEqual(['Robert', 'Ana'])
    const decklist = (value: unknown) =>
      server.call('submit-advanced-decklist', { tournamentId: event.id, playerId: secretOf(1), decklist: value })
    expect((await decklist({ deckName: 'Burn' })).body.reason).toBe('decklist_required')
    expect((await decklist('{"decklistText":"20 Mountain"}')).body).toMatchObject({
      success: true,
      message: 'La decklist est enregistrée.',
    })
    await server.call('generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 }, sessionHeaders(shop))
    expect((await decklist({ decklistText: 'Autre' })).body.reason).toBe('tournament_already_started')
    expect((await amend({ notes: 'x' })).status).toBe(409)
  })

  test('AADM-3 API-1 pairings, scores by players and organizer, a late player, a drop, and the finish', async () => {
    const event = await anEvent(server, shop)
    const headers = sessionHeaders(shop)
    const { id: tournamentId } = event
    for (const number of [1, 2, 3])
      await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    const pair = (roundNumber: number) =>
      server.call('generate-advanced-pairings', { tournamentId, roundNumber, organizerId: shop.id }, headers)
    expect((await pair(1)).body.reason).toBe('not_enough_players')
    await server.call('accept-registrations', { tournamentId }, headers)
    expect((await pair(2)).body.reason).toBe('round_not_current')
    const first = await pair(1)
    expect(first.body.data.rounds).toHaveLength(2)
    expect(first.body.data.tournament.currentRound).toBe(1)
    expect((await pair(2)).body.reason).toBe('round_not_complete')
    const round = first.body.data.rounds.find((one: { player2Key: string | null }) => one.player2Key !== null)
    const secret = secretOf(Number(round.player1Name.slice(1)))
    const score = (payload: object, given = {}) =>
      server.call('submit-advanced-score', { roundId: round.$id, score1: 2, score2: 1, ...payload }, given)
    expect((await score({})).status).toBe(403)
    expect((await score({ organizerId: shop.id })).status).toBe(403)
    expect((await score({ organizerId: ana.id }, sessionHeaders(ana))).status).toBe(403)
    expect((await score({ playerId: secretOf(9) })).status).toBe(403)
    expect((await score({ playerId: secret })).body.data.round).toMatchObject({
      score1: 2,
      score2: 1,
      status: 'terminated',
    })
    expect((await score({ organizerId: shop.id, score1: 2, score2: 0 }, headers)).body.data.round.score2).toBe(0)
    const late = await server.call('add-player-at-desk', { tournamentId, playerName: 'Retardataire' }, headers)
    expect(late.body.data.registration).toMatchObject({ status: 'confirmed', playerId: null, email: '' })
    expect((await register(server, event, { playerName: 'Trop tard', playerId: secretOf(7) })).status).toBe(409)
    const own = await server.call('drop-player-advanced-tournament', { tournamentId, playerId: secretOf(3) })
    expect(own.body.data.registration.dropped).toBe(true)
    const second = await pair(2)
    const names = second.body.data.rounds.flatMap((one: { player1Name: string; player2Name: string }) => [
      one.player1Name,
      one.player2Name,
    ])
    expect(names.toSorted()).toEqual(['BYE', 'J1', 'J2', 'Retardataire'])
    for (const one of second.body.data.rounds)
      if (one.status === 'pending')
        await server.call('submit-advanced-score', { roundId: one.$id, score1: 2, score2: 0 }, headers)
    const over = await server.call('finish-tournament', { tournamentId }, headers)
    expect(over.body.data.tournament.finalRanking).toHaveLength(4)
    const { body } = await server.call('get-advanced-rounds', { tournamentId })
    expect(body.data.map((one: { roundNumber: number }) => one.roundNumber)).toEqual([2, 2, 1, 1])
    expect(matchesOf(await server.document(tournamentId))).toHaveLength(4)
  })

  test('STAK-12 a list of names is written in at once, in its order, all of it or nothing', async () => {
    const event = await anEvent(server, shop, { maxPlayers: 4, tournamentDate: '2020-01-16T14:00:00+01:00' })
    const names = ['Zoé', 'Ana', 'Bob']
    const add = (players: readonly object[], given = sessionHeaders(shop), more = {}) =>
      server.call('add-players-at-desk', { tournamentId: event.id, players, ...more }, given)
    const list = names.map((playerName) => ({ playerName }))
    expect((await add(list, sessionHeaders(ana))).body.reason).toBe('not_organizer')
    expect((await add([{ playerName: 'Dan' }, { playerName: 'dan' }])).body.reason).toBe('player_name_taken')
    expect(await listed(server, event)).toEqual([])
    const people = [{ ...list[0], firstName: 'Zoé', lastName: 'Durand', email: 'zoe@exemple.fr' }, ...list.slice(1)]
    const added = await add(people, sessionHeaders(shop), { actId: 'liste-du-matin' })
    expect(added.body.data.registrations).toMatchObject([
      { playerName: 'Zoé', lastName: 'Durand', email: 'zoe@exemple.fr', status: 'confirmed', checkedIn: true },
      { playerName: 'Ana', email: '', status: 'confirmed' },
      { playerName: 'Bob', status: 'confirmed' },
    ])
    const again = await add(people, sessionHeaders(shop), { actId: 'liste-du-matin' })
    expect(again.body).toEqual(added.body)
    expect((await listed(server, event)).map(({ playerName }) => playerName)).toEqual(names)
    expect(playersOf(await server.document(event.id)).map(({ name }) => name)).toEqual(names)
    const beyond = await add([{ playerName: 'Cléo' }, { playerName: 'Dan' }])
    expect([beyond.status, beyond.body.data.maxPlayers]).toEqual([200, 5])
    expect(await server.document(event.id)).toMatchObject({ maxPlayers: 5, registeredPlayersCount: 5 })
    const tooMany = Array.from({ length: 501 }, (_, index) => ({ playerName: `J${index}` }))
    expect([(await add(tooMany)).status, (await add([])).status]).toEqual([400, 400])
  })

  test('SHOP-51 a list brings what it says of each, checks nobody in before the day and sends nothing', async () => {
    const decklist = { decklistText: '4 Île', deckName: 'Bleu' }
    const players = [
      {
        playerName: 'Inès',
        firstName: 'Inès',
        lastName: 'Martin',
        email: 'ines@exemple.fr',
        phone: '06 12 34 56 78',
        isPresent: false,
      },
      { playerName: 'Tom', notes: 'Allergie', location: 'Lyon', decklist, hasPaid: true, isPresent: true },
    ]
    const letters = () => server.server.database.read((db) => db.selectFrom('letters').selectAll().execute())
    const import_ = async (tournamentDate: string) => {
      const event = await anEvent(server, shop, { tournamentDate })
      const call = { tournamentId: event.id, players, actId: 'liste-de-la-boutique' }
      const sent = await letters()
      const answers = [1, 2].map(() => server.call('add-players-at-desk', call, sessionHeaders(shop)))
      const [first, again] = await Promise.all(answers)
      expect(again?.body).toEqual(first?.body)
      expect(await letters()).toEqual(sent)
      return first?.body.data.registrations
    }
    const told = [
      { firstName: 'Inès', lastName: 'Martin', email: 'ines@exemple.fr', phone: '06 12 34 56 78', decklist: null },
      { playerName: 'Tom', notes: 'Allergie', location: 'Lyon', hasPaid: true, isDeckByOrganizer: true },
    ]
    const before = await import_('2099-01-16T14:00:00+01:00')
    expect(before).toMatchObject(told)
    expect(JSON.parse(before[1].decklist)).toMatchObject(decklist)
    expect(before.map(({ checkedIn }: { checkedIn: boolean }) => checkedIn)).toEqual([false, false])
    const onTheDay = await import_('2020-01-16T14:00:00+01:00')
    expect(onTheDay.map(({ checkedIn }: { checkedIn: boolean }) => checkedIn)).toEqual([false, true])
  })

  test('REGI-2 cancelling oneself, coming back, and nobody else', async () => {
    const event = await anEvent(server, shop)
    await register(server, event, { playerName: 'Bob', playerId: secretOf(1) })
    const cancel = (playerId: string, headers = {}) =>
      server.call('cancel-player-advanced-tournament', { tournamentId: event.id, playerId }, headers)
    const bob = (await publicIdOf(server, event, 'Bob')) ?? ''
    expect((await cancel(bob)).status).toBe(403)
    expect((await cancel(bob, sessionHeaders(ana))).status).toBe(403)
    expect((await cancel(secretOf(2))).status).toBe(404)
    expect((await cancel(secretOf(1))).body.data.registration.status).toBe('cancelled')
    const again = await register(server, event, { playerName: 'Bob', playerId: secretOf(1) })
    expect(again.body.data.registration.status).toBe('pending')
    expect((await register(server, event, { playerName: 'Bob2', playerId: secretOf(1) })).body.reason).toBe(
      'already_registered',
    )
    expect((await register(server, event, { playerName: 'bob', playerId: secretOf(2) })).body.reason).toBe(
      'player_name_taken',
    )
    expect((await register(server, event, { playerName: 'Ana', playerId: ana.id })).status).toBe(403)
  })

  test('EVEN-4 REGI-5 a registration that was cancelled keeps its decklist, whichever way it comes back', async () => {
    const event = await anEvent(server, shop)
    const bob = { playerName: 'Bob', playerId: secretOf(1) }
    const cancel = () =>
      server.call('cancel-player-advanced-tournament', { tournamentId: event.id, playerId: secretOf(1) })
    const asks = async (more: object = {}) => {
      const { body } = await register(server, event, { ...bob, ...more })
      return JSON.parse(body.data.registration.decklist)?.decklistText ?? null
    }
    expect(await asks({ decklist: { decklistText: '4 Île' } })).toBe('4 Île')
    await cancel()
    expect(await asks()).toBe('4 Île')
    await cancel()
    const key = (await publicIdOf(server, event, 'Bob')) ?? ''
    const undone = await act(event, 'undo-registration-act', key, { act: 'cancel' })
    expect(JSON.parse(undone.body.data.registration.decklist).decklistText).toBe('4 Île')
    await cancel()
    expect(await asks({ decklist: { decklistText: '4 Forêt' } })).toBe('4 Forêt')
    await cancel()
    expect(await asks({ decklist: null })).toBeNull()
  })

  test('LAY-12 an account finds what it registered for, the latest event first, and nobody else does', async () => {
    const lea = await aPerson(server, 'Léa')
    const friday = await anEvent(server, shop, { name: 'Vendredi' })
    const sunday = await anEvent(server, shop, { name: 'Dimanche', tournamentDate: '2099-02-16T13:00:00.000Z' })
    await register(server, friday, { playerName: 'Léa', playerId: lea.id }, sessionHeaders(lea))
    await register(server, sunday, { playerName: 'Léa D.', playerId: lea.id }, sessionHeaders(lea))
    await register(server, sunday, { playerName: 'Ana', playerId: ana.id }, sessionHeaders(ana))
    await act(friday, 'accept-registration', lea.id)
    const { status, body } = await server.call('get-own-registrations', {}, sessionHeaders(lea))
    expect(status).toBe(200)
    expect(body.data).toEqual([
      expect.objectContaining({ playerName: 'Léa D.', status: 'pending', dropped: false }),
      expect.objectContaining({ playerName: 'Léa', status: 'confirmed' }),
    ])
    expect(body.data[0].tournament).toMatchObject({
      code: sunday.code,
      name: 'Dimanche',
      gameType: 'magic',
      tournamentDate: '2099-02-16T13:00:00.000+00:00',
      isStarted: false,
      isFinished: false,
    })
    expect(JSON.stringify(body.data)).not.toContain(PERSONAL.email)
    const stranger = await server.call('get-own-registrations', {})
    expect([stranger.status, stranger.body.reason]).toEqual([401, 'account_required'])
  })

  test('FIND-6 an account reads its place on each waiting list, as the event itself tells it', async () => {
    const lea = await aPerson(server, 'Léa')
    const event = await anEvent(server, shop, { maxPlayers: 2 })
    for (const number of [1, 2, 3]) {
      await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    }
    await register(server, event, { playerName: 'Léa', playerId: lea.id }, sessionHeaders(lea))
    await register(server, event, { playerName: 'Après', playerId: secretOf(5) })
    const place = async () => {
      const { body } = await server.call('get-own-registrations', {}, sessionHeaders(lea))
      const rows = await listed(server, event, sessionHeaders(lea))
      expect(body.data[0].waitingPosition).toBe(rows.find((row) => row.playerName === 'Léa')?.waitingPosition)
      return body.data[0].waitingPosition
    }
    expect(await place()).toBeNull()
    await act(event, 'accept-registration', (await publicIdOf(server, event, 'J1')) ?? '')
    expect(await place()).toBeNull()
    await act(event, 'accept-registration', (await publicIdOf(server, event, 'J2')) ?? '')
    expect(await place()).toBe(2)
    await server.call('cancel-player-advanced-tournament', { tournamentId: event.id, playerId: secretOf(3) })
    expect(await place()).toBe(1)
    await act(event, 'cancel-player-advanced-tournament', (await publicIdOf(server, event, 'J1')) ?? '')
    expect(await place()).toBeNull()
  })

  test('FIND-4 an event that its organizer deleted is told of, and is back when it is restored', async () => {
    const lea = await aPerson(server, 'Léa')
    const event = await anEvent(server, shop)
    await register(server, event, { playerName: 'Léa', playerId: lea.id }, sessionHeaders(lea))
    const own = async () => (await server.call('get-own-registrations', {}, sessionHeaders(lea))).body.data
    const { code } = event
    expect((await server.call('delete-tournament', { code }, sessionHeaders(shop))).status).toBe(200)
    expect(await own()).toMatchObject([{ status: 'pending', tournament: { code, isDeleted: true, isCancelled: true } }])
    expect((await server.call('restore-tournament', { code }, sessionHeaders(shop))).status).toBe(200)
    expect(await own()).toMatchObject([
      { status: 'pending', tournament: { code, isDeleted: false, isCancelled: false } },
    ])
  })

  test('FIND-8 an account reads how it ended in each finished event, and nothing before the end', async () => {
    const lea = await aPerson(server, 'Léa')
    const event = await anEvent(server, shop)
    await register(server, event, { playerName: 'Léa', playerId: lea.id }, sessionHeaders(lea))
    await register(server, event, { playerName: 'Max', playerId: secretOf(1) })
    await register(server, event, { playerName: 'Zoé', playerId: secretOf(2) })
    const tournamentId = event.id
    await server.call('accept-registrations', { tournamentId }, sessionHeaders(shop))
    const result = async () => {
      const { body } = await server.call('get-own-registrations', {}, sessionHeaders(lea))
      return body.data[0].result
    }
    await server.call('generate-advanced-pairings', { tournamentId, roundNumber: 1 }, sessionHeaders(shop))
    const match = matchesOf(await server.document(event.id)).find(({ kind: is }) => is === 'played')
    await server.call('submit-advanced-score', { roundId: match?.id, score1: 2, score2: 1 }, sessionHeaders(shop))
    expect(await result()).toBeNull()
    expect((await server.call('finish-tournament', { tournamentId }, sessionHeaders(shop))).status).toBe(200)
    const { finalRanking } = await server.document(event.id)
    const rows = finalRanking.map((row) => JSON.parse(row))
    const { rank, matchesWon, matchesDrawn, matchesPlayed } = rows.find(({ playerName }) => playerName === 'Léa')
    expect(await result()).toEqual({
      ...{ rank, matchesWon, matchesDrawn, players: 3 },
      matchesLost: matchesPlayed - matchesWon - matchesDrawn,
    })
  })

  test('forty people register at once, and none is lost', async () => {
    const event = await anEvent(server, shop, { maxPlayers: null })
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1)
    const answers = await Promise.all(
      numbers.map((number) => register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })),
    )
    expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 200))
    expect(new Set((await listed(server, event)).map(({ playerName }) => playerName)).size).toBe(40)
  })
})

describe('what a registration may hold', () => {
  let server: TestServer
  let event: Played
  beforeAll(async () => {
    server = await startServer()
    event = await anEvent(server, await anOrganizer(server))
  })
  afterAll(() => server.close())

  test.each([
    [{ firstName: ' ' }, 'Le prénom est requis'],
    [{ firstName: undefined }, 'Le prénom est requis'],
    [{ lastName: '' }, 'Le nom est requis'],
    [{ email: '' }, "L'email est requis"],
    [{ email: undefined }, "L'email est requis"],
    [{ email: 'nulle part' }, "L'email n'est pas valide"],
    [{ policyAgreement: false }, 'Vous devez accepter la politique de confidentialité'],
    [{ policyAgreement: undefined }, 'Vous devez accepter la politique de confidentialité'],
    [{ playerName: '' }, 'Le nom du joueur est requis'],
  ])('REGI-1 %j: %s', async (changes, sentence) => {
    const { status, body } = await register(server, event, { playerName: 'Bob', playerId: secretOf(1), ...changes })
    expect([status, body.message]).toEqual([400, sentence])
  })

  test.each([
    { phone: '0'.repeat(41) },
    { notes: 'x'.repeat(2001) },
    { location: 'x'.repeat(201) },
    { firstName: 'x'.repeat(101) },
    { email: `${'x'.repeat(300)}@exemple.fr` },
    { decklist: { decklistText: 'x'.repeat(20_001) } },
    { decklist: 12 },
    { playerId: 'court' },
    { tournamentId: '../etc' },
  ])('REGI-1 REGI-8 bad input %# is refused', async (changes) => {
    const { status } = await register(server, event, { playerName: 'Bob', playerId: secretOf(1), ...changes })
    expect([400, 404]).toContain(status)
    expect(await listed(server, event)).toEqual([])
  })
})
