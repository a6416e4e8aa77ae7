import { expect, test } from 'vitest'
import type { PenaltyId } from '../tournaments/conduct/penalty.ts'
import { isMeeting } from '../tournaments/kinds/seats.ts'
import { setScore } from '../tournaments/results/set-score.ts'
import { after, aTournamentOf, started } from '../tournaments/testing/a-tournament.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import { ratedMeetings } from './rated-meetings.ts'

const ended = (tournament: Tournament): Tournament => ({
  ...tournament,
  phase: { kind: 'finished', rounds: 1, standings: [] },
})

test('PAST-20 what was played counts; a bye, an open match, a double loss and a draw are told apart', () => {
  let tournament = started(aTournamentOf(9))
  const [first, second, third] = tournament.matches.filter(isMeeting)
  if (!first || !second || !third) throw new Error('nobody was paired')
  tournament = after(tournament, setScore(tournament, { matchId: first.id, score: { wins1: 0, wins2: 2, draws: 0 } }))
  tournament = after(tournament, setScore(tournament, { matchId: second.id, score: { wins1: 1, wins2: 1, draws: 0 } }))
  tournament = after(
    tournament,
    setScore(tournament, { matchId: third.id, score: { wins1: 0, wins2: 0, draws: 0, isDoubleLoss: true } }),
  )
  const pairOf = ({ sides: [[one], [other]] }: typeof first) => ({ one, other })
  const both = [
    { ...pairOf(first), score: 0 },
    { ...pairOf(second), score: 0.5 },
  ]
  expect(ratedMeetings(tournament)).toEqual([])
  expect(ratedMeetings(ended(tournament))).toEqual(both)
  expect(ratedMeetings(ended({ ...tournament, teamKind: 'trios' }))).toEqual([])
  expect(ratedMeetings(ended({ ...tournament, isCancelled: true }))).toEqual([])
  const penalty = { id: 'p' as PenaltyId, playerId: first.sides[0][0], round: 1, drops: true }
  const noShow = { ...penalty, kind: 'no-show', endedMatch: first.id } as const
  expect(ratedMeetings(ended({ ...tournament, penalties: [noShow] }))).toEqual(both.slice(1))
  const out = { ...penalty, kind: 'disqualification', endedMatch: null } as const
  expect(ratedMeetings(ended({ ...tournament, penalties: [out] }))).toEqual(both.slice(1))
})
