import { expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { contestedSeatsOf, partialOf, resultOf, seatScoresOf, statusOf } from '../kinds/match-result.ts'
import { isTeamMatch } from '../kinds/team-match.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { acted, actOf, aTeamEvent, withTeams } from '../testing/a-team-event.ts'
import { oneAll, playerId, twoNil, twoOne } from '../testing/a-tournament.ts'
import type { PlayedMatch, PlayerId, WholeTournament } from '../tournament.ts'
import { mirrorScore, type Score } from './score.ts'

const start = { name: 'start-quick-tournament', input: {} } as const
const trios = () => acted(withTeams(aTeamEvent('trios'), [1, 2]), start)
const only = (event: WholeTournament): PlayedMatch => {
  const match = event.matches.find((each) => isTeamMatch(each))
  if (!match) throw new Error('no teams meet')
  return match as PlayedMatch
}
const at = (event: WholeTournament, side: number, seat: number): PlayerId =>
  only(event).sides[side]?.[seat] ?? playerId('')

function report(event: WholeTournament, by: PlayerId, score?: Score) {
  const contest = score === undefined
  const { id: matchId } = only(event)
  return { act: { name: 'send-score-quick-tournament', input: { matchId, score, contest } }, as: { by } } as const
}
function reported(event: WholeTournament, by: PlayerId, score: Score): WholeTournament {
  const { act, as } = report(event, by, score)
  return acted(event, act, as)
}
function set(event: WholeTournament, scores: readonly (Score | null)[], ended?: boolean) {
  return {
    name: 'update-score-quick-tournament',
    input: { matchId: only(event).id, seats: { scores, ended } },
  } as const
}

test('TEAM-6 each member reports their own seat, and two seats won win the match while the third plays on', () => {
  let event = reported(trios(), at(trios(), 0, 0), twoNil)
  expect(statusOf(only(event))).toBe('pending')
  expect(partialOf(only(event))?.result.scores).toEqual([twoNil, null, null])
  expect(resultOf(only(event))).toBeNull()
  event = reported(event, at(event, 1, 1), mirrorScore(twoOne))
  expect(statusOf(only(event))).toBe('pending')
  event = reported(event, at(event, 1, 2), twoOne)
  expect(statusOf(only(event))).toBe('terminated')
  expect(seatScoresOf(only(event))).toEqual([twoNil, mirrorScore(twoOne), twoOne])
  const early = reported(reported(trios(), at(trios(), 0, 0), twoNil), at(trios(), 0, 2), twoNil)
  expect(statusOf(only(early))).toBe('terminated')
  expect(seatScoresOf(reported(early, at(early, 0, 1), mirrorScore(twoNil)).matches[0] ?? only(early))).toEqual([
    twoNil,
    mirrorScore(twoNil),
    twoNil,
  ])
})

test('TEAM-7 a seat about which both disagree goes to the staff, and the others are not concerned', () => {
  let event = reported(trios(), at(trios(), 0, 0), twoNil)
  event = reported(event, at(event, 0, 1), twoNil)
  event = reported(event, at(event, 1, 1), oneAll)
  expect(statusOf(only(event))).toBe('contested')
  expect(contestedSeatsOf(only(event))).toEqual([1])
  expect(seatScoresOf(only(event))).toEqual([twoNil, null, null])
  event = reported(event, at(event, 1, 2), twoOne)
  expect(contestedSeatsOf(only(event))).toEqual([1])
  expect(seatScoresOf(only(event))).toEqual([twoNil, null, twoOne])
  const agreed = reported(event, at(event, 0, 1), oneAll)
  expect(statusOf(only(agreed))).toBe('terminated')
  expect(seatScoresOf(only(agreed))).toEqual([twoNil, oneAll, twoOne])
  const ruled = acted(event, set(event, [twoNil, twoOne, twoOne]))
  expect(resultOf(only(ruled))).toMatchObject({ decidedBy: 'organizer' })
  const late = report(ruled, at(ruled, 1, 1), oneAll)
  expect(actOf(ruled, late.act, late.as)).toEqual(refuse('result_decided_by_organizer'))
})

test('TEAM-7 a report may be replaced until the other answers, contested without a score, and is refused where it cannot be', () => {
  const event = trios()
  const first = at(event, 0, 0)
  const replaced = reported(reported(event, first, twoNil), first, twoOne)
  expect(seatScoresOf(only(replaced))).toEqual([twoOne, null, null])
  const contest = report(replaced, at(event, 1, 0))
  expect(contestedSeatsOf(only(acted(replaced, contest.act, contest.as)))).toEqual([0])
  const nothing = report(event, first)
  expect(actOf(event, nothing.act, nothing.as)).toEqual(refuse('score_invalid'))
  const impossible = report(event, first, { wins1: 5, wins2: 0, draws: 0 })
  expect(actOf(event, impossible.act, impossible.as)).toEqual(refuse('score_invalid'))
})

test('TEAM-8 the staff enters seat by seat, ends a match that is not decided, corrects and erases it', () => {
  const event = trios()
  expect(actOf(event, set(event, [null, null, null]))).toEqual(refuse('score_invalid'))
  expect(actOf(event, set(event, [twoNil]))).toEqual(refuse('score_invalid'))
  const one = acted(event, set(event, [twoNil, mirrorScore(twoNil), null]))
  expect(statusOf(only(one))).toBe('pending')
  const ended = acted(one, set(one, [twoNil, mirrorScore(twoNil), null], true))
  expect(statusOf(only(ended))).toBe('terminated')
  expect(computeStandings({ ...ended, throughRound: 1 }).map(({ points }) => points)).toEqual([1, 1])
  const over = { scores: [twoNil, null, null] }
  const seen = { ...set(ended, [twoNil, twoNil, null]), input: { ...set(ended, [twoNil, twoNil, null]).input, over } }
  expect(actOf(ended, seen)).toEqual(refuse('result_changed'))
  const corrected = acted(ended, set(ended, [twoNil, twoNil, null]))
  expect(computeStandings({ ...corrected, throughRound: 1 }).map(({ points }) => points)).toEqual([3, 0])
  const erased = acted(corrected, { name: 'erase-result', input: { matchId: only(event).id } })
  expect(only(erased).state).toEqual({ kind: 'pending' })
  expect(
    actOf(event, { name: 'update-score-quick-tournament', input: { matchId: only(event).id, score: twoNil } }),
  ).toEqual(refuse('score_invalid'))
})

test('TEAM-9 a two-headed giant plays one game that either of two people reports', () => {
  const event = acted(withTeams(aTeamEvent('two-headed-giant'), [1, 2]), start)
  const won: Score = { wins1: 1, wins2: 0, draws: 0 }
  const said = reported(event, at(event, 0, 1), won)
  expect(resultOf(only(said))).toMatchObject({ result: { kind: 'games', score: won } })
  // The partner says the same for the same side: that confirms nothing.
  const twice = reported(said, at(event, 0, 0), won)
  expect(statusOf(only(reported(twice, at(event, 0, 1), mirrorScore(won))))).toBe('terminated')
  expect(statusOf(only(reported(said, at(event, 1, 0), mirrorScore(won))))).toBe('contested')
  const best = report(event, at(event, 0, 0), twoNil)
  expect(actOf(event, best.act, best.as)).toEqual(refuse('score_invalid'))
  expect(computeStandings({ ...said, throughRound: 1 }).map(({ points, gameWin }) => [points, gameWin])).toEqual([
    [3, 0],
    [0, 0],
  ])
})

test('TEAM-10 absence and match loss are those of a person and end the match of the team', () => {
  const event = trios()
  const absent = acted(event, { name: 'give-no-show', input: { playerKey: at(event, 0, 1) } })
  expect(absent.penalties).toMatchObject([{ playerId: at(event, 0, 1), kind: 'no-show', endedMatch: only(event).id }])
  expect(statusOf(only(absent))).toBe('terminated')
  const points = computeStandings({ ...absent, throughRound: 1 }).map(({ playerId: id, points }) => [id, points])
  expect(points).toEqual([
    [at(event, 1, 0), 3],
    [at(event, 0, 0), 0],
  ])
  const out = acted(event, { name: 'give-penalty', input: { playerKey: at(event, 0, 2), penalty: 'disqualification' } })
  expect(out.players.filter(({ droppedAfter }) => droppedAfter !== null).map(({ id }) => id)).toEqual(
    only(event).sides[0],
  )
})
