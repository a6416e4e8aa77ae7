import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { outcomeFor, pointsFor } from '../kinds/match-outcome.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { canPairAgain, correctByeAndPairAgain } from '../rounds/correct-and-pair-again.ts'
import { previewByeCorrection } from '../rounds/preview-correction.ts'
import { recomputeRound } from '../rounds/recompute-round.ts'
import { whyPaired } from '../rounds/why-paired.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { after, aTournamentOf, firstOpenMatch, matchId, started, twoNil, withResults } from '../testing/a-tournament.ts'
import { type PlayedPlan, playedTournament } from '../testing/played-tournament.ts'
import type { RoundNumber, Tournament, UnopposedKind, WholeTournament } from '../tournament.ts'
import { correctBye } from './correct-bye.ts'
import { byeCounts, matchPoints } from './match-points.ts'
import { setScore } from './set-score.ts'

/** Nobody leaves, so that every round has an odd number. */
const someOddPlan: fc.Arbitrary<PlayedPlan> = fc.record({
  players: fc.integer({ min: 2, max: 10 }).map((pairs) => 2 * pairs + 1),
  rounds: fc.integer({ min: 1, max: 4 }),
  seed: fc.string({ minLength: 1 }),
})

function aloneIn(tournament: Tournament, round: RoundNumber) {
  const alone = tournament.matches.filter((each) => !isMeeting(each)).find((each) => each.round === round)
  const [player] = alone ? seatsOf(alone) : []
  if (!alone || !player) throw new Error('everybody met')
  return { match: alone, player }
}

const corrected = (tournament: Tournament, round: RoundNumber, as: UnopposedKind) =>
  after(tournament, correctBye(tournament, { matchId: aloneIn(tournament, round).match.id, as }))

test('STAK-2 NONE-5 points, byes and standings follow a bye that becomes a loss, of whatever round', () => {
  fc.assert(
    fc.property(someOddPlan, fc.nat(), (plan, draw) => {
      const tournament = playedTournament(plan)
      const round = 1 + (draw % tournament.rounds.length)
      const { match, player } = aloneIn(tournament, round)
      const after = corrected(tournament, round, 'loss')
      const { win, loss } = tournament.rules.points
      const [before, now] = [matchPoints(tournament), matchPoints(after)]
      expect(now.get(player)).toBe((before.get(player) ?? 0) - win + loss)
      for (const { id } of tournament.players) if (id !== player) expect(now.get(id)).toBe(before.get(id))
      expect(byeCounts(after.matches).get(player) ?? 0).toBe((byeCounts(tournament.matches).get(player) ?? 0) - 1)
      const throughRound = tournament.rounds.length
      const row = computeStandings({ ...after, throughRound }).find(({ playerId }) => playerId === player)
      expect(row?.points).toBe(now.get(player))
      expect(corrected(after, round, 'bye')).toEqual(tournament)
      const same = aloneIn(after, round).match
      expect([same.id, pointsFor(outcomeFor(same, player, after.rules))]).toEqual([match.id, loss])
    }),
    { numRuns: 60 },
  )
})

test('NONE-2 the seed of the round still gives the tables that were played, and says why they met', () => {
  fc.assert(
    fc.property(someOddPlan, fc.nat(), (plan, draw) => {
      const tournament = playedTournament(plan)
      const round = 1 + (draw % tournament.rounds.length)
      const after = corrected(tournament, round, 'loss')
      expect(recomputeRound(after, round)).toMatchObject({ others: 0, drawn: recomputeRound(tournament, round)?.drawn })
      for (const match of tournament.matches.filter((each) => each.round === round && isMeeting(each)))
        for (const player of seatsOf(match))
          expect(whyPaired(after, match, player)).toEqual(whyPaired(tournament, match, player))
    }),
    { numRuns: 30 },
  )
})

test('NONE-5 STAK-2 what a corrected bye changes is shown before it is saved', () => {
  const tournament = playedTournament({ players: 7, rounds: 3, seed: 'bye' })
  const { match, player } = aloneIn(tournament, 1)
  const preview = previewByeCorrection(tournament, { matchId: match.id, as: 'loss' })
  if (!preview.accepted) throw new Error(preview.refusal.code)
  const [before, now] = [matchPoints(tournament), matchPoints(corrected(tournament, 1, 'loss'))]
  expect(preview.value.points).toEqual([{ playerId: player, before: before.get(player), after: now.get(player) }])
  expect(preview.value.rounds.every(({ round }) => round > 1)).toBe(true)
  const same = previewByeCorrection(tournament, { matchId: match.id, as: 'bye' })
  expect(same).toEqual(accept({ points: [], places: [], rounds: [], same: [2, 3], byHand: [], doesCutStay: false }))
})

test('STAK-2 a table is no bye, and nothing is corrected before the start or after the finish', () => {
  const tournament = started(aTournamentOf(3))
  const { match } = aloneIn(tournament, 1)
  const wish = { matchId: match.id, as: 'loss' } as const
  expect(correctBye(tournament, { ...wish, as: 'bye' })).toEqual(accept([]))
  expect(correctBye(tournament, { ...wish, matchId: firstOpenMatch(tournament).id })).toEqual(refuse('match_not_found'))
  expect(correctBye(tournament, { ...wish, matchId: matchId('r9-p1-none') })).toEqual(refuse('match_not_found'))
  expect(correctBye(aTournamentOf(3), wish)).toEqual(refuse('tournament_not_running'))
  const over = withResults(tournament)
  expect(correctBye(after(over, finishTournament(over)), wish)).toEqual(refuse('tournament_finished'))
})

test('NONE-5 the bye is corrected and the current round paired again in one act, whose pairings follow from the new seed', () => {
  let isPairedAgain = 0
  fc.assert(
    fc.property(someOddPlan, (plan) => {
      const tournament = playedTournament({ ...plan, rounds: Math.max(2, plan.rounds) })
      const round = tournament.rounds.length
      const correction = { matchId: aloneIn(tournament, round - 1).match.id, as: 'loss' } as const
      const preview = previewByeCorrection(tournament, correction)
      if (!preview.accepted) throw new Error(preview.refusal.code)
      const again = after(tournament, correctByeAndPairAgain(tournament, { correction, round, seed: 'again' }))
      const isOther = canPairAgain(tournament, preview.value.rounds)
      if (isOther) isPairedAgain++
      expect(recomputeRound(again, round)).toMatchObject({ others: 0, ...(isOther ? { seed: 'again' } : {}) })
      expect(again.rounds.at(-1)?.seed).toBe(isOther ? 'again' : tournament.rounds.at(-1)?.seed)
      expect(again.matches.find(({ id }) => id === correction.matchId)?.kind).toBe('loss')
    }),
    { numRuns: 60 },
  )
  expect(isPairedAgain).toBeGreaterThan(10)
})

test('NONE-5 nothing is paired again once somebody reported, or another round is played', () => {
  const tournament = playedTournament({ players: 7, rounds: 2, seed: 'bye' })
  const correction = { matchId: aloneIn(tournament, 1).match.id, as: 'loss' } as const
  const pairedAgain = (from: WholeTournament, round: RoundNumber) =>
    correctByeAndPairAgain(from, { correction, round, seed: 'again' })
  expect(pairedAgain(tournament, 1)).toEqual(refuse('round_moved_on'))
  const { id } = firstOpenMatch(tournament)
  const reported = after(tournament, setScore(tournament, { matchId: id, score: twoNil }))
  expect(pairedAgain(reported, 2)).toEqual(refuse('round_has_results'))
})
