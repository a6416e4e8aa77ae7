import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createdTournament, evolveAll } from '../evolve.ts'
import { importTournament } from '../files/import-tournament.ts'
import { isBye, isPlayed } from '../kinds/seats.ts'
import { correctBye } from '../results/correct-bye.ts'
import { matchPoints } from '../results/match-points.ts'
import { mirrorScore } from '../results/score.ts'
import { setScore } from '../results/set-score.ts'
import { after, oneAll, publicId, twoNil } from '../testing/a-tournament.ts'
import { fileOfWagers } from '../testing/large-files.ts'
import { playedTournament } from '../testing/played-tournament.ts'
import type { Match, Tournament, TournamentCode, TournamentId, WholeTournament } from '../tournament.ts'
import { earlierRounds, earlierRoundsCorrected } from './earlier-rounds.ts'
import { pointsBefore } from './paired-down.ts'

test('a decision made again for a draw that came later finds what happened before the round', () => {
  const tournament = playedTournament({ players: 8, rounds: 3, seed: 'one', dropRate: 0 })
  const third = earlierRounds(tournament, 3)
  expect(earlierRounds(tournament, 3)).toBe(third)
  const second = earlierRounds(tournament, 2)
  expect(second).toEqual(earlierRounds({ ...tournament }, 2))
  expect(second).not.toEqual(third)
})

test('OPS-12 what happened before a round is the same, whether a correction is followed or everything is counted again', () => {
  fc.assert(
    fc.property(
      fc.record({
        players: fc.integer({ min: 5, max: 15 }),
        rounds: fc.integer({ min: 2, max: 5 }),
        seed: fc.string({ minLength: 1, maxLength: 6 }),
        corrections: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 4 }),
      }),
      ({ corrections, ...plan }) => {
        const before = playedTournament({ ...plan, dropRate: 0.05 })
        const round = before.rounds.length
        const corrected = corrections.reduce((tournament, chosen) => correctedOnce(tournament, chosen), before)
        const followed = earlierRoundsCorrected(before, corrected, round)
        expect({ ...earlierRounds({ ...corrected }, round), base: followed.base }).toEqual(followed)
      },
    ),
  )
})

/** Any earlier match gets another result, and an earlier bye becomes a loss or a bye again. */
function correctedOnce(tournament: WholeTournament, [which, to]: readonly [number, number]): WholeTournament {
  const earlier = tournament.matches.filter((match) => match.round < tournament.rounds.length)
  const match = earlier[which % earlier.length]
  if (!match) throw new Error('nobody has played yet')
  const score = [twoNil, oneAll, mirrorScore(twoNil)][to % 3] ?? oneAll
  return isPlayed(match)
    ? after(tournament, setScore(tournament, { matchId: match.id, score }))
    : after(tournament, correctBye(tournament, { matchId: match.id, as: isBye(match) ? 'loss' : 'bye' }))
}

test('OPS-12 a correction is followed without a look into the early matches that nobody corrected', () => {
  const { matches, ...played } = playedTournament({ players: 12, rounds: 6, seed: 'followed' })
  let looks = 0
  const watched = (match: Match) =>
    new Proxy(match, {
      get: (target, name) => {
        if (name !== 'round' && name !== 'id') looks++
        return Reflect.get(target, name)
      },
    })
  const before = { ...played, matches: matches.map((match) => (match.round < 4 ? watched(match) : match)) }
  const known = earlierRounds(before as WholeTournament, 6)
  const corrected = correctedOnce(before as WholeTournament, [0, 2])
  looks = 0
  expect(earlierRoundsCorrected(before as WholeTournament, corrected, 6).points).not.toEqual(known.points)
  const ofOneMatch = looks
  looks = 0
  earlierRounds({ ...corrected }, 6)
  expect(looks).toBeGreaterThan(3 * ofOneMatch)
})

test('PODS-60 before a later round for a wager, everybody has what the earlier rounds left them', () => {
  const imported = importTournament(fileOfWagers({ players: 16, rounds: 4 }), {
    ...{ id: 'T' as TournamentId, code: 'ABCDEF' as TournamentCode, organizer: publicId('o') },
  })
  if (!imported.accepted) throw new Error(imported.refusal.code)
  const tournament = evolveAll(createdTournament(imported.value.created), imported.value.settled)
  for (const round of [2, 3, 4]) {
    const earlier: Tournament = { ...tournament, matches: tournament.matches.filter((match) => match.round < round) }
    expect(pointsBefore(tournament, round).points, `round ${round}`).toEqual(matchPoints(earlier, round))
  }
})
