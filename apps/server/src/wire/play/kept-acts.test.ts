import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { repeatJournal, withoutNames } from '../../features/tournaments/testing/repeat-journal.ts'
import { wordsOfThisVersion } from '../../features/tournaments/testing/words-of-this-version.ts'
import { createTournamentCache } from '../../features/tournaments/tournament-cache.ts'
import { findTournament } from '../../features/tournaments/tournament-store.ts'
import {
  createTournament,
  matchesOf,
  ORGANIZER,
  playersOf,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'

const PASSWORD = 'Sésame ouvre-toi'
const REASON = 'Parce que Zoé est malade'

async function stored(server: TestServer, id: string) {
  const held = await server.server.database.read((db) =>
    findTournament(db, createTournamentCache(), id as TournamentId),
  )
  if (!held) throw new Error('there is no such tournament')
  return held.tournament
}

describe.each(DATABASE_KINDS)('ACTS-50 on %s', (kind) => {
  test('an evening with names hidden, people who leave and decisions taken back is played once more by its journal, which knows no name', async () => {
    const server = await startServer({ kind })
    const { id, code } = await createTournament(server, 3, 5)
    const act = async (call: string, wish: object) => {
      const { status, body } = await server.call(call, { code, tournamentId: id, ...wish })
      expect([call, status, body.reason]).toEqual([call, 200, undefined])
      return body
    }
    const staff = (call: string, wish: object = {}) => act(call, { organizerId: ORGANIZER, ...wish })
    const phone = (number: number, call: string, wish: object = {}) =>
      act(call, { playerId: secretOf(number), ...wish })
    expect((await server.patch(id, { password: PASSWORD, organizerId: ORGANIZER })).status).toBe(200)
    await phone(4, 'join-quick-tournament', { playerName: 'Zoé', password: PASSWORD })
    await phone(5, 'join-quick-tournament', { playerName: 'Émile', password: PASSWORD })
    // A player waits for a seat, which a larger capacity provides.
    await phone(6, 'join-quick-tournament', { playerName: 'Wanda', password: PASSWORD, wait: true })
    expect((await server.patch(id, { maxPlayers: 6, organizerId: ORGANIZER })).status).toBe(200)
    await phone(1, 'rename-own-player', { newPlayerName: 'Alba' })
    await staff('hide-player-name', { playerName: 'Zoé', isHidden: true })
    await staff('hide-player-name', { playerName: 'Nº 4', isHidden: false })
    await staff('hide-player-name', { playerName: 'Émile', isHidden: true })
    await phone(1, 'rename-own-player', { newPlayerName: 'Joueur 1' })
    await staff('start-quick-tournament')
    await phone(2, 'leave-quick-tournament')
    await phone(2, 'return-to-quick-tournament')
    await staff('plan-rounds', { rounds: 4, reason: REASON })
    const document = await server.document(id)
    expect(playersOf(document)).toHaveLength(6)
    const [first, second] = matchesOf(document)
    await staff('update-score-quick-tournament', { matchId: first?.id, score: '2-0' })
    await staff('update-score-quick-tournament', { matchId: first?.id, score: '1-2' })
    await staff('erase-result', { matchId: first?.id, over: '1-2', toPrevious: true })
    const penalty = { playerKey: second?.player1Key, penalty: 'match-loss', reason: REASON }
    await staff('give-penalty', penalty)
    const { data } = await act('get-conduct', { organizerId: ORGANIZER })
    await staff('take-back-penalty', { penaltyId: data[0].id })

    const { database } = server.server
    const tournament = await stored(server, id)
    const repeated = await repeatJournal(database, id)
    expect(repeated.taken).toEqual([])
    expect(repeated.decided).toHaveLength(21)
    expect(withoutNames(repeated.tournament)).toEqual(withoutNames(tournament))

    const entries = await database.read((db) =>
      db.selectFrom('journal').select(['input', 'given', 'changes']).execute(),
    )
    const kept = JSON.stringify(entries)
    expect(entries.flatMap((entry) => Object.values(entry)).flatMap((text) => wordsOfThisVersion(text ?? '0'))).toEqual(
      [],
    )
    for (const hidden of ['Zoé', 'Émile', 'Wanda', 'Alba', 'Joueur', PASSWORD, REASON, ORGANIZER, secretOf(1)]) {
      expect([hidden, kept.includes(hidden)]).toEqual([hidden, false])
    }
    await server.close()
  })
})
