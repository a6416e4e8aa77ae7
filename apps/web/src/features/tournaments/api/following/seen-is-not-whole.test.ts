import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { decideAct } from '@tablee/domain/tournaments/acts/decide-act'
import { isContested } from '@tablee/domain/tournaments/kinds/match-result'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { keptBackOf, withKeptBack } from '@tablee/domain/tournaments/kinds/whole-match'
import { submitScore } from '@tablee/domain/tournaments/results/submit-score'
import { after, aTournamentOf, firstOpenMatch, started, twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import type { SeenTournament, WholeTournament } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { tournamentDocumentOf } from '../../testing/tournament-document-of.ts'

const GIVEN = { at: new Date('2030-01-31T18:00:00.000Z'), seed: '', ids: [] }

/** Both players of a table claim the win. */
function contested() {
  const round = started(aTournamentOf(4))
  const match = firstOpenMatch(round)
  const { id: matchId } = match
  const players = pairOf(match)
  const once = after(round, submitScore(round, { matchId, by: players[0], score: twoNil, contest: false }))
  const own = { wins1: 0, wins2: 2, draws: 0 }
  const whole = after(once, submitScore(once, { matchId, by: players[1], score: own, contest: false }))
  return { whole, match: { matchId, players } }
}

test('ACTS-40 what a phone sees cannot be decided on: it does not compile, and would come to something else', () => {
  const { whole, match } = contested()
  const seen: SeenTournament = readTournamentDocument(tournamentDocumentOf(whole, 1)).tournament
  const { matchId, players } = match
  const [{ publicId } = { publicId: null }] = seen.players.filter(({ id }) => id === players[0])
  if (publicId === null) throw new Error('nobody holds that seat')
  const author = { publicId, role: 'player', holderId: players[0], label: null } as const
  const act = {
    name: 'send-score-quick-tournament',
    input: { matchId, score: { wins1: 0, wins2: 2, draws: 0 } },
  } as const
  // @ts-expect-error: the reports of the contested match are missing
  const onPhone = () => decideAct(seen, act, { ...GIVEN, author })
  // @ts-expect-error: the same
  const reported = () => submitScore(seen, { matchId, by: players[0], score: twoNil, contest: false })
  const decided = decideAct(whole, act, { ...GIVEN, author })
  // The other's report exists: for the server, this settles it.
  expect(decided).toMatchObject({ accepted: true, value: [{ kind: 'match_scored' }] })
  expect(onPhone()).toMatchObject({ accepted: true, value: [{ kind: 'match_contested' }] })
  expect(reported()).not.toEqual(submitScore(whole, { matchId, by: players[0], score: twoNil, contest: false }))
})

test('ACTS-40 with what was kept back it is whole again, and without a part of that it is not', () => {
  const { whole } = contested()
  const seen: SeenTournament = readTournamentDocument(tournamentDocumentOf(whole, 1)).tournament
  expect(seen).not.toEqual(whole)
  expect(seen.matches.filter(isContested)).toHaveLength(1)
  const restored: WholeTournament | null = withKeptBack(seen, keptBackOf(whole))
  expect(restored).toEqual(whole)
  expect(withKeptBack(seen, new Map())).toBeNull()
  const reader: (tournament: SeenTournament) => number = ({ matches }) => matches.length
  expect(reader(whole)).toBe(reader(seen))
})
