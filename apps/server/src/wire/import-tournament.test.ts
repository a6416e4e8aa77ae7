import { portableText } from '@tablee/contract/tournaments/portable-tournament'
import { readTournamentDocument } from '@tablee/contract/tournaments/read-tournament-document'
import { portableTournament } from '@tablee/domain/tournaments/portable-tournament'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { aTournamentOf } from '@tablee/domain/tournaments/testing/a-tournament'
import { playedTournament } from '@tablee/domain/tournaments/testing/played-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { describe, expect, test } from 'vitest'
import { takeBack } from '../database/testing/take-back.ts'
import { createTestDatabase, DATABASE_KINDS } from '../database/testing/test-databases.ts'
import { ORGANIZER, startServer, startTournament, type TestServer } from '../testing/a-server.ts'

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
    { ...file, version: 6 },
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

test('STAK-12 imports of one address are limited, for each writes thousands of rows', async () => {
  const server = await startServer({ environment: { RATE_LIMITS: 'on' } })
  const file = fileOf(aTournamentOf(2))
  const answers = []
  for (let time = 0; time < 11; time++) answers.push((await importing(server, file)).status)
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(200))
  expect(answers[10]).not.toBe(200)
  await server.close()
})
