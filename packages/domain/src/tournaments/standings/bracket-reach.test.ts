import { expect, test } from 'vitest'
import { givePenalty } from '../conduct/give-penalty.ts'
import type { PenaltyId } from '../conduct/penalty.ts'
import { bracketOf } from '../kinds/bracket.ts'
import { finalStandings } from '../kinds/phase.ts'
import { pairOf } from '../kinds/seats.ts'
import { changeSettings } from '../life/change-settings.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { removePlayer } from '../players/remove-player.ts'
import { setScore } from '../results/set-score.ts'
import type { CutWish } from '../rounds/cut-field.ts'
import { lastCompleteRound } from '../rounds/round-progress.ts'
import { startCut } from '../rounds/start-cut.ts'
import { startNextRound } from '../rounds/start-round.ts'
import {
  after,
  aTournamentOf,
  firstOpenMatch,
  openMatches,
  started,
  twoNil,
  withResults,
} from '../testing/a-tournament.ts'
import { playedTournament } from '../testing/played-tournament.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { bestWin } from './best-win.ts'
import { bracketReach, type Reach } from './bracket-reach.ts'
import { bracketRecords } from './bracket-records.ts'
import { unrankedInBracket } from './unranked-in-bracket.ts'

const TOP_4: CutWish = { by: 'size', size: 4 }
const next = (tournament: Tournament) => after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))
const swiss = () => withResults(playedTournament({ players: 9, rounds: 3, seed: 'reach' }))
const cut = (tournament: Tournament) =>
  after(tournament, startCut(tournament, { wish: TOP_4, afterRound: 3, seed: 'cut' }))
const finished = (tournament: Tournament) => after(tournament, finishTournament(tournament))

const reached = (tournament: Tournament) => bracketReach({ ...tournament, throughRound: lastCompleteRound(tournament) })
const seeds = (tournament: Tournament) => bracketOf(tournament)?.seeds ?? []
const told = (tournament: Tournament, players = seeds(tournament)) =>
  players.map((id) => text(reached(tournament)?.get(id)))
const text = (reach: Reach | undefined) =>
  reach === undefined ? '-' : 'places' in reach ? `${reach.kind} ${reach.places}` : reach.kind

test('STAK-9 a cut says of its players how far they are, and nothing of the others', () => {
  expect(reached(swiss())).toBeNull()
  const semis = cut(swiss())
  expect(told(semis)).toEqual(['in 4', 'in 4', 'in 4', 'in 4'])
  expect(reached(semis)?.size).toBe(4)
  const half = after(semis, setScore(semis, { matchId: firstOpenMatch(semis).id, score: twoNil }))
  expect(told(half)).toEqual(['in 4', 'in 4', 'in 4', 'in 4'])
  const final = next(withResults(semis))
  expect(told(final).toSorted()).toEqual(['in 2', 'in 2', 'out 4', 'out 4'])
  const over = finished(withResults(final))
  expect(told(over).toSorted()).toEqual(['out 2', 'out 4', 'out 4', 'winner'])
  expect(text(reached(over)?.get(finalStandings(over)?.[0]?.playerId as PlayerId))).toBe('winner')
})

test('STAK-9 with the round being played, who has won is in the next one', () => {
  const semis = cut(swiss())
  const match = firstOpenMatch(semis)
  const half = after(semis, setScore(semis, { matchId: match.id, score: twoNil }))
  const ahead = bracketReach({ ...half, throughRound: 4 })
  expect(pairOf(match).map((id) => text(ahead?.get(id)))).toEqual(['in 2', 'out 4'])
})

test('STAK-9 who lost the semifinals plays for the third place, and is third or fourth', () => {
  const wish = { wish: TOP_4, afterRound: 3, seed: 'cut', thirdPlace: true }
  const semis = after(swiss(), startCut(swiss(), wish))
  expect(told(semis)).toEqual(['in 4', 'in 4', 'in 4', 'in 4'])
  const final = next(withResults(semis))
  expect(told(final).toSorted()).toEqual(['for-third', 'for-third', 'in 2', 'in 2'])
  const over = finished(withResults(final))
  expect(told(over).toSorted()).toEqual(['fourth', 'out 2', 'third', 'winner'])
  const third = finalStandings(over)?.[2]?.playerId as PlayerId
  expect(text(reached(over)?.get(third))).toBe('third')
  expect(told(finished(withResults(semis))).toSorted()).toEqual(['out 2', 'out 2', 'out 4', 'out 4'])
})

test('STAK-9 where one of them has left, the other has nobody to meet and is third', () => {
  const wish = { wish: TOP_4, afterRound: 3, seed: 'cut', thirdPlace: true }
  const played = withResults(after(swiss(), startCut(swiss(), wish)))
  const gone = seeds(played).find((id) => text(reached(played)?.get(id)) === 'for-third') as PlayerId
  const final = withResults(next(after(played, removePlayer(played, gone))))
  expect(told(final).toSorted()).toEqual(['fourth', 'out 2', 'third', 'winner'])
  expect(text(reached(final)?.get(gone))).toBe('fourth')
})

test('STAK-9 a final that nobody played leaves two who were in it', () => {
  const over = finished(withResults(cut(swiss())))
  expect(told(over).toSorted()).toEqual(['out 2', 'out 2', 'out 4', 'out 4'])
})

test('STAK-9 a single elimination says it of everybody, before its first round has ended too', () => {
  const chosen = after(aTournamentOf(5), changeSettings(aTournamentOf(5), { structure: 'elimination' }))
  const quarters = started(chosen)
  expect(told(quarters)).toEqual(['in 8', 'in 8', 'in 8', 'in 8', 'in 8'])
  expect(told(next(withResults(quarters))).toSorted()).toEqual(['in 4', 'in 4', 'in 4', 'in 4', 'out 8'])
})

test('STAK-9 who leaves before the semi-final goes no further, and the other is in the final', () => {
  const semis = cut(swiss())
  const [first] = openMatches(semis)
  const [leaver, other] = first ? pairOf(first) : []
  if (!leaver || !other) throw new Error('no semi-final')
  const left = after(semis, removePlayer(semis, leaver))
  const decided = openMatches(left).reduce(
    (state, match) =>
      after(
        state,
        setScore(state, {
          matchId: match.id,
          score: { wins1: pairOf(match)[0] === leaver ? 0 : 2, wins2: pairOf(match)[0] === leaver ? 2 : 0, draws: 0 },
        }),
      ),
    left,
  )
  expect(told(decided, [leaver, other])).toEqual(['out 4', 'in 2'])
})

test('STAK-9 what is won and lost in the bracket is counted apart', () => {
  const over = finished(withResults(next(withResults(cut(swiss())))))
  const records = bracketRecords({ ...over, throughRound: 5 })
  const of = (place: number) => records.get(finalStandings(over)?.[place]?.playerId as PlayerId)
  expect([0, 1, 2, 3, 4].map(of)).toEqual([
    { won: 2, lost: 0 },
    { won: 1, lost: 1 },
    { won: 0, lost: 1 },
    { won: 0, lost: 1 },
    undefined,
  ])
  expect(finalStandings(over)?.[0]?.matchesPlayed).toBe(3)
})

const disqualified = (tournament: Tournament, playerId: PlayerId) =>
  after(
    tournament,
    givePenalty(tournament, { id: 'x' as PenaltyId, penalty: 'disqualification', playerId, by: 'organizer' }),
  )

test('STAK-11 a disqualified finalist has no place, and is named where the place would stand', () => {
  const final = next(withResults(cut(swiss())))
  const [winner, loser] = pairOf(firstOpenMatch(final))
  const over = finished(disqualified(final, loser))
  const standings = finalStandings(over) ?? []
  expect(standings[0]?.playerId).toBe(winner)
  expect(standings.some(({ playerId }) => playerId === loser)).toBe(false)
  expect(unrankedInBracket({ ...over, throughRound: 5 }).map(({ row, above }) => [row.playerId, above])).toEqual([
    [loser, 1],
  ])
  expect(told(over, [winner, loser])).toEqual(['winner', 'out 2'])
})

test('STAK-11 where the winner is disqualified after the final, who lost it has won', () => {
  const final = withResults(next(withResults(cut(swiss()))))
  const [winner, loser] = pairOf(firstOpenMatch(final))
  const over = finished(disqualified(final, winner))
  expect(finalStandings(over)?.[0]?.playerId).toBe(loser)
  expect(told(over, [winner, loser])).toEqual(['winner', 'winner'])
  expect(unrankedInBracket({ ...over, throughRound: 5 })).toMatchObject([{ row: { playerId: winner }, above: 0 }])
  const ranked = { ...over, rules: { ...over.rules, disqualified: 'ranked' } as const }
  expect(unrankedInBracket({ ...ranked, throughRound: 5 })).toEqual([])
})

test('STAK-12 the best win is one against somebody who stands above', () => {
  const over = finished(swiss())
  const standings = finalStandings(over) ?? []
  const rankOf = new Map(standings.map(({ playerId, rank }) => [playerId, rank]))
  const first = standings[0]?.playerId as PlayerId
  expect(bestWin(over, standings, first)).toBeNull()
  const found = standings.flatMap(({ playerId, rank }) => {
    const beaten = bestWin(over, standings, playerId)
    return beaten === null ? [] : [[rank, rankOf.get(beaten) ?? 0] as const]
  })
  expect(found.length).toBeGreaterThan(0)
  for (const [own, theirs] of found) expect(theirs).toBeLessThan(own)
})
