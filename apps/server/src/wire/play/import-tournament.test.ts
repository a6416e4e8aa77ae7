import { portableText } from '@tablee/contract/tournaments/documents/portable-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { aTournamentOf } from '@tablee/domain/tournaments/testing/a-tournament'
import { playedTournament } from '@tablee/domain/tournaments/testing/played-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { describe, expect, test } from 'vitest'
import { takeBack } from '../../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { ORGANIZER, startServer, startTournament, type TestServer } from '../../testing/a-server.ts'
import { anOrganizer, sessionHeaders } from '../../testing/an-event.ts'

const fileOf = (tournament: Tournament) => JSON.parse(portableText(portableTournament(tournament)))
const importing = (server: TestServer, tournament: unknown, more: object = {}) =>
  server.call('import-tournament', { tournament, organizerId: ORGANIZER, ...more })
const standings = (tournament: Tournament) =>
  computeStandings({ ...tournament, throughRound: tournament.rounds.length })

describe.each(DATABASE_KINDS)('STAK-12 on %s', (kind) => {
  test('a file becomes a quick tournament that is kept, shows the same standings and goes on', async () => {
    const database = await createTestDatabase(kind)
    const server = await startServer({ kind, database })
    const played = playedTournament({ players: 11, rounds: 3, seed: 'import', dropRate: 0.1 })
    const { status, body } = await importing(server, fileOf(played))
    expect(status).toBe(200)
    const { $id: id, code } = body.tournament
    expect(body.tournament).toMatchObject({ isImported: true, type: 'quick', currentRound: 3, maxPlayers: 11 })
    expect([id, code]).not.toContain(played.id)
    await server.close()

    const again = await startServer({ kind, database })
    const { tournament } = readTournamentDocument(await again.document(id))
    expect(standings(tournament)).toEqual(standings(played))
    expect(tournament.rounds.map(({ seed }) => seed)).toEqual(played.rounds.map(({ seed }) => seed))
    const open = tournament.matches.find((match) => match.kind === 'played' && match.round === 3)
    const scored = { code, organizerId: ORGANIZER, matchId: open?.id, score: '2-0' }
    expect((await again.call('update-score-quick-tournament', scored)).status).toBe(200)
    await again.close()
  })

  test('no tournament of the version before is an imported one', async () => {
    const database = await createTestDatabase(kind)
    const before = await startServer({ kind, database })
    const { id } = await startTournament(before, 2)
    const written = await before.document(id)
    await before.close()
    const kept = await database.open()
    await kept.inTransaction(({ db }) => takeBack(db, '0025-imported'))
    await kept.close()
    const after = await startServer({ kind, database })
    expect(written.isImported).toBe(false)
    expect(await after.document(id)).toEqual(written)
    await after.close()
  })
})

test('STAK-12 the same import twice is one tournament; another one is another', async () => {
  const server = await startServer()
  const file = fileOf(aTournamentOf(4))
  const once = await importing(server, file, { actId: 'import-once-1' })
  const twice = await importing(server, file, { actId: 'import-once-1' })
  expect(twice.body.tournament.$id).toBe(once.body.tournament.$id)
  const other = await importing(server, file, { actId: 'import-once-2' })
  expect(other.body.tournament.$id).not.toBe(once.body.tournament.$id)
  await server.close()
})

test('STAK-12 what contradicts itself, or is no such file, is refused with a sentence and keeps nothing', async () => {
  const server = await startServer()
  const file = fileOf(playedTournament({ players: 4, rounds: 2, seed: 'wrong' }))
  const [first] = file.rounds
  const sentence = 'Ce fichier ne contient pas un tournoi que l’on puisse importer.'
  const wrong = [
    { ...file, version: 99 },
    { ...file, state: 'waiting' },
    { ...file, rounds: [{ ...first, byes: [0] }, file.rounds[1]] },
    { ...file, rounds: [{ ...first, byes: [1e9] }, file.rounds[1]] },
    [],
    'x',
  ]
  for (const tournament of wrong) {
    const { status, body } = await importing(server, tournament)
    expect([status, body.reason, body.message]).toEqual([400, 'import_invalid', sentence])
  }
  const rules = { ...file.rules, bestOf: 1e6 }
  expect((await importing(server, { ...file, rules })).body.reason).toBe('rules_invalid')
  expect((await server.call('import-tournament', { tournament: file, organizerId: 'x' })).body.reason).toBe(
    'capability_invalid',
  )
  await server.close()
})

const LIMITED = { environment: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } } as const
const from = (number: number) => ({ 'x-forwarded-for': `192.0.2.${number}` })

test('OPS-13 imports of one address count by their seats: ten small ones a minute, or five as large as a guest may send', async () => {
  const server = await startServer(LIMITED)
  const small = { tournament: fileOf(aTournamentOf(2)), organizerId: ORGANIZER }
  const statuses = []
  for (let time = 0; time < 11; time++) statuses.push((await server.call('import-tournament', small, from(1))).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  const places = Array.from({ length: 6 }, () => ({ tables: [] }))
  const large = { tournament: { players: Array(2000).fill(0), rounds: places }, organizerId: ORGANIZER }
  const refused = []
  for (let time = 0; time < 6; time++) refused.push((await server.call('import-tournament', large, from(2))).status)
  expect(refused).toEqual([...Array(5).fill(400), 429])
  await server.close()
})

test('OPS-13 a file of more seats than its sender may bring in is refused in words that say the bound, before it is read', async () => {
  const server = await startServer()
  const extent = (players: number, rounds: number) => ({
    players: Array(players).fill(0),
    rounds: Array(rounds).fill(0),
  })
  const guest = await importing(server, extent(2000, 7))
  expect(guest).toMatchObject({ status: 400, body: { reason: 'import_too_large' } })
  expect(guest.body.message).toBe(
    'Ce fichier est trop grand : on importe 12 000 places au plus (joueurs × rondes), ou 60 000 avec un compte approuvé.',
  )
  const within = await importing(server, extent(2000, 6))
  expect(within.body.reason).toBe('import_invalid')
  const shop = sessionHeaders(await anOrganizer(server))
  const send = (tournament: object) => server.call('import-tournament', { tournament }, shop)
  expect((await send(extent(2000, 30))).body.reason).toBe('import_invalid')
  expect((await send(extent(2000, 31))).body.reason).toBe('import_too_large')
  await server.close()
})

test('OPS-13 one import at a time is taken in for an address: another one is told to come again, and others are not kept waiting', async () => {
  // SQLite's driver is synchronous: nothing can come in between.
  const server = await startServer({ ...LIMITED, kind: 'postgres' })
  const request = (number: number) => ({
    method: 'POST' as const,
    url: '/v1/functions/import-tournament/executions',
    payload: { body: JSON.stringify({ tournament: fileOf(aTournamentOf(2)), organizerId: ORGANIZER }) },
    headers: from(number),
  })
  const answers = await Promise.all([1, 1, 2].map((number) => server.send(request(number))))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 429, 201])
  expect(answers[1]?.headers['retry-after']).toBe('2')
  expect((await server.send(request(1))).statusCode).toBe(201)
  await server.close()
})
