import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { givePenalty } from '../conduct/give-penalty.ts'
import type { PenaltyId } from '../conduct/penalty.ts'
import { games } from '../kinds/result.ts'
import { pairOf } from '../kinds/seats.ts'
import { eraseResult } from '../results/erase-result.ts'
import type { Score } from '../results/score.ts'
import { DOUBLE_LOSS, mirrorScore } from '../results/score.ts'
import { setScore } from '../results/set-score.ts'
import { submitScore } from '../results/submit-score.ts'
import { startNextRound } from '../rounds/start-round.ts'
import { after, aTournamentOf, firstOpenMatch, started, twoNil, twoOne, withResults } from '../testing/a-tournament.ts'
import type { PlayerId, WholeTournament } from '../tournament.ts'
import { departureIn } from './departure.ts'
import { removePlayer, restorePlayer } from './remove-player.ts'

function round() {
  const tournament = started(aTournamentOf(4))
  const match = firstOpenMatch(tournament)
  const [stays, leaves] = pairOf(match)
  return { tournament, match, stays, leaves }
}

const leave = (tournament: WholeTournament, player: PlayerId) =>
  after(tournament, removePlayer(tournament, player, 'player'))

const matchIn = ({ matches }: WholeTournament, id: string) => {
  const match = matches.find((each) => each.id === id)
  if (!match) throw new Error(`no match ${id}`)
  return match
}

const report = (
  tournament: WholeTournament,
  matchId: ReturnType<typeof firstOpenMatch>['id'],
  said: { readonly by: PlayerId; readonly score: Score | null },
) => submitScore(tournament, { matchId, by: said.by, score: said.score, contest: said.score === null })

test('STAK-4 a departure proposes the win of whoever stays, as any result is booked and taken back', () => {
  const { tournament, match, leaves } = round()
  expect(departureIn(tournament, match)).toBeNull()
  const left = leave(tournament, leaves)
  expect(departureIn(left, matchIn(left, match.id))).toEqual({ gone: [leaves], proposed: twoNil })
  const booked = after(left, setScore(left, { matchId: match.id, score: twoNil, over: null }))
  expect(departureIn(booked, matchIn(booked, match.id))).toBeNull()
  const erased = after(booked, eraseResult(booked, { matchId: match.id, over: twoNil }))
  expect(departureIn(erased, matchIn(erased, match.id))).toEqual({ gone: [leaves], proposed: twoNil })
})

test('STAK-4 the win is that of the chair that is still taken', () => {
  const { tournament, match, stays } = round()
  const left = leave(tournament, stays)
  expect(departureIn(left, matchIn(left, match.id))?.proposed).toEqual(mirrorScore(twoNil))
})

test('STAK-4 where both leave, both have lost', () => {
  const { tournament, match, stays, leaves } = round()
  const left = leave(leave(tournament, leaves), stays)
  expect(departureIn(left, matchIn(left, match.id))).toEqual({ gone: [...pairOf(match)], proposed: DOUBLE_LOSS })
})

test('STAK-4 a match of one game is won 1-0', () => {
  const { tournament, match, leaves } = round()
  const short = { ...tournament.rules, bestOf: 1, scoresAllowed: [[1, 0] as const, [0, 0] as const] }
  const left = leave({ ...tournament, rules: short }, leaves)
  expect(departureIn(left, matchIn(left, match.id))?.proposed).toEqual({ wins1: 1, wins2: 0, draws: 0 })
})

test('STAK-4 a game that the one who stays has lost by decision stays lost', () => {
  const { tournament, match, stays, leaves } = round()
  const given = { id: 'penalty' as PenaltyId, penalty: 'game-loss', playerId: stays, by: 'judge' } as const
  const left = leave(after(tournament, givePenalty(tournament, given)), leaves)
  const departure = departureIn(left, matchIn(left, match.id))
  expect(departure?.proposed).toEqual(twoOne)
  expect(setScore(left, { matchId: match.id, score: twoOne }).accepted).toBe(true)
})

test('STAK-4 the report of whoever stays settles the table alone, and may be corrected by them', () => {
  const { tournament, match, stays, leaves } = round()
  const left = leave(tournament, leaves)
  const settled = after(left, report(left, match.id, { by: stays, score: twoNil }))
  expect(matchIn(settled, match.id)).toMatchObject({ state: { kind: 'terminated', result: games(twoNil) } })
  const corrected = after(settled, report(settled, match.id, { by: stays, score: twoOne }))
  expect(matchIn(corrected, match.id)).toMatchObject({ state: { kind: 'terminated', result: games(twoOne) } })
})

test('STAK-4 who has left reports, confirms and contests nothing any more, and does again once back', () => {
  const { tournament, match, stays, leaves } = round()
  const left = leave(tournament, leaves)
  const claim = { by: leaves, score: mirrorScore(twoNil) }
  expect(report(left, match.id, claim)).toEqual(refuse('player_has_left'))
  const settled = after(left, report(left, match.id, { by: stays, score: twoNil }))
  for (const score of [twoNil, mirrorScore(twoNil), null]) {
    expect(report(settled, match.id, { by: leaves, score: score })).toEqual(refuse('player_has_left'))
  }
  const back = after(left, restorePlayer(left, leaves))
  expect(departureIn(back, matchIn(back, match.id))).toBeNull()
  expect(report(back, match.id, claim).accepted).toBe(true)
})

test('STAK-4 what was reported before leaving stands: the opponent who says otherwise hands it to the staff', () => {
  const { tournament, match, stays, leaves } = round()
  const won = mirrorScore(twoNil)
  const reported = after(tournament, report(tournament, match.id, { by: leaves, score: won }))
  const left = leave(reported, leaves)
  expect(departureIn(left, matchIn(left, match.id))).toBeNull()
  const contested = after(left, report(left, match.id, { by: stays, score: twoNil }))
  expect(matchIn(contested, match.id)).toMatchObject({ state: { kind: 'contested' } })
  // Repeating settles nothing, and no win is proposed over two reports.
  const again = report(contested, match.id, { by: stays, score: twoNil })
  expect(again).toEqual(accept([]))
  expect(departureIn(contested, matchIn(contested, match.id))).toEqual({ gone: [leaves], proposed: null })
  const agreed = after(contested, report(contested, match.id, { by: stays, score: won }))
  expect(matchIn(agreed, match.id)).toMatchObject({ state: { kind: 'terminated', result: games(won) } })
})

test('STAK-4 rounds that are over, byes and finished tournaments have no departures', () => {
  const { tournament, match, leaves } = round()
  const next = withResults(tournament)
  const second = after(next, startNextRound(next, { seed: 'seed', wished: null }))
  const left = leave(second, leaves)
  expect(departureIn(left, matchIn(left, match.id))).toBeNull()
  const odd = started(aTournamentOf(3))
  const bye = odd.matches.find(({ kind }) => kind === 'bye')
  const exempt = bye && 'player' in bye ? bye.player : null
  expect(exempt).not.toBeNull()
  if (!bye || exempt === null) return
  expect(departureIn(leave(odd, exempt), bye)).toBeNull()
})
