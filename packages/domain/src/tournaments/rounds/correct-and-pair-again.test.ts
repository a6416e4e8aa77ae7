import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { currentClock } from '../clock/round-clock.ts'
import { startClock } from '../clock/start-clock.ts'
import { isMeeting, pairOf, seatsOf, tableOf } from '../kinds/seats.ts'
import { finishTournament } from '../life/finish-tournament.ts'
import { pairRound } from '../pairing/pair-round.ts'
import type { PairField, PairingPlayer } from '../pairing/pairing-field.ts'
import { seedOfEight } from '../pairing/seed-version.ts'
import { mirrorScore } from '../results/score.ts'
import { setScore } from '../results/set-score.ts'
import { submitScore } from '../results/submit-score.ts'
import {
  after,
  aTournamentOf,
  firstOpenMatch,
  openMatches,
  started,
  twoNil,
  withResults,
} from '../testing/a-tournament.ts'
import type { WholeTournament } from '../tournament.ts'
import { canPairAgain, correctAndPairAgain } from './correct-and-pair-again.ts'
import { seatKey } from './hand-pairing.ts'
import { previewCorrection } from './preview-correction.ts'
import { recomputeRound } from './recompute-round.ts'
import { matchesOfRound } from './round-progress.ts'
import { startNextRound } from './start-round.ts'

function secondRound(players: number, seed = 'second'): WholeTournament {
  const first = withResults(started(aTournamentOf(players)))
  return after(first, startNextRound(first, { seed, wished: null }))
}

function mirroredFirst(tournament: WholeTournament, place = 0) {
  const match = matchesOfRound(tournament, 1).filter(isMeeting)[place]
  if (!match) throw new Error('nobody met')
  return { matchId: match.id, score: mirrorScore(twoNil) }
}

test('NONE-5 STAK-2 the result is corrected and the round paired again in one act, whose pairings follow from the new seed', () => {
  const tournament = secondRound(8)
  const correction = mirroredFirst(tournament)
  const corrected = after(tournament, setScore(tournament, correction))
  expect(recomputeRound(corrected, 2)?.others).toBeGreaterThan(0)
  const again = after(tournament, correctAndPairAgain(tournament, { correction, round: 2, seed: 'again' }))
  expect(recomputeRound(again, 2)).toMatchObject({ seed: 'again', others: 0 })
  expect(matchesOfRound(again, 1)).toEqual(matchesOfRound(corrected, 1))
  expect(matchesOfRound(again, 2).flatMap(seatsOf).toSorted()).toEqual(
    matchesOfRound(tournament, 2).flatMap(seatsOf).toSorted(),
  )
  expect(again.phase).toEqual({ kind: 'running', round: 2 })
})

test('STAK-5 who is seated anew gets the time of the round anew; a correction that seats nobody anew leaves the clock', () => {
  const paired = secondRound(8)
  const tournament = after(paired, startClock(paired, { round: 2, now: new Date('2026-11-20T19:00:00.000Z') }))
  expect(currentClock(tournament)).not.toBeNull()
  const correction = mirroredFirst(tournament)
  const again = after(tournament, correctAndPairAgain(tournament, { correction, round: 2, seed: 'again' }))
  expect(currentClock(again)).toBeNull()
  const same = { ...correction, score: twoNil }
  const asBefore = after(tournament, correctAndPairAgain(tournament, { correction: same, round: 2, seed: 'again' }))
  expect(currentClock(asBefore)).toEqual(currentClock(tournament))
})

test('NONE-5 tables that stay keep their numbers, and no number is given twice', () => {
  let stayed = 0
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 24 }), fc.integer({ min: 0, max: 40 }), (players, draw) => {
      const tournament = secondRound(players, `seed ${draw}`)
      const correction = mirroredFirst(tournament, draw % Math.floor(players / 2))
      const again = after(tournament, correctAndPairAgain(tournament, { correction, round: 2, seed: `again ${draw}` }))
      const before = new Map(matchesOfRound(tournament, 2).map((match) => [seatKey(match), match]))
      for (const match of matchesOfRound(again, 2)) {
        const known = before.get(seatKey(match))
        if (!known) continue
        stayed++
        expect(match).toEqual(known)
      }
      const tables = matchesOfRound(again, 2).flatMap((match) => tableOf(match) ?? [])
      expect(tables.toSorted((one, other) => one - other)).toEqual(tables.map((_, place) => place + 1))
    }),
    { numRuns: 100 },
  )
  expect(stayed).toBeGreaterThan(20)
})

test('NONE-5 it is a choice exactly while nobody has reported, and where pairings would be others', () => {
  const tournament = secondRound(8)
  const correction = mirroredFirst(tournament)
  const preview = previewCorrection(tournament, correction)
  if (!preview.accepted) throw new Error(preview.refusal.code)
  expect(canPairAgain(tournament, preview.value.rounds)).toBe(true)
  expect(canPairAgain(tournament, [])).toBe(false)
  const [by] = pairOf(firstOpenMatch(tournament))
  const report = { matchId: firstOpenMatch(tournament).id, by, score: twoNil, contest: false }
  const reported = after(tournament, submitScore(tournament, report))
  expect(canPairAgain(reported, preview.value.rounds)).toBe(false)
  expect(correctAndPairAgain(reported, { correction, round: 2, seed: 'x' })).toEqual(refuse('round_has_results'))
})

test('NONE-2 a correction that changes no pairing, or nothing, throws no dice again', () => {
  const tournament = secondRound(8)
  const same = { ...mirroredFirst(tournament), score: twoNil }
  expect(correctAndPairAgain(tournament, { correction: same, round: 2, seed: 'x' })).toEqual(accept([]))
  const closer = { ...same, score: { wins1: 2, wins2: 1, draws: 0 } }
  const outcome = correctAndPairAgain(tournament, { correction: closer, round: 2, seed: 'x' })
  expect(outcome).toEqual(setScore(tournament, closer))
})

test('NONE-5 a round that moved on, a result of the round itself and a finished tournament are refused', () => {
  const tournament = secondRound(8)
  const correction = mirroredFirst(tournament)
  expect(correctAndPairAgain(tournament, { correction, round: 1, seed: 'x' })).toEqual(refuse('round_moved_on'))
  const own = { matchId: openMatches(tournament)[0]?.id ?? correction.matchId, score: twoNil }
  expect(correctAndPairAgain(tournament, { correction: own, round: 2, seed: 'x' })).toEqual(refuse('round_has_results'))
  const over = withResults(tournament)
  const finished = after(over, finishTournament(over))
  expect(correctAndPairAgain(finished, { correction, round: 2, seed: 'x' })).toEqual(refuse('tournament_finished'))
})

test('FAST-10 the rounds before are worked out once for what the correction parts and for the new pairing', () => {
  const second = withResults(secondRound(12, seedOfEight('5ec0')))
  const tournament = after(second, startNextRound(second, { seed: seedOfEight('7412d'), wished: null }))
  const fields: (readonly PairingPlayer[])[] = []
  const pair: PairField = (players, seed) => {
    fields.push(players)
    return pairRound(players, seed)
  }
  const correction = mirroredFirst(tournament)
  const again = { correction, round: 3, seed: seedOfEight('a6a14'), pair }
  const paired = after(tournament, correctAndPairAgain(tournament, again))
  expect(recomputeRound(paired, 3)).toMatchObject({ seed: again.seed, others: 0 })
  const [compared = [], , renewed = []] = fields
  const opponents = new Map(compared.map((player) => [player.id, player.opponents]))
  expect(renewed).toHaveLength(12)
  for (const player of renewed) expect(player.opponents).toBe(opponents.get(player.id))
})
