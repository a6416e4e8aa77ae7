import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import { seededRandom } from '../../seeded-random.ts'
import { importTournament } from '../files/import-tournament.ts'
import { portableTournament } from '../files/portable-tournament.ts'
import { isBye, pairOf, seatsOf } from '../kinds/seats.ts'
import { currentStage, roundsToPlay, seedsOf } from '../kinds/stage.ts'
import { swissPlanOf, upperHalfOf } from '../kinds/swiss-plan.ts'
import { changeSettings } from '../life/change-settings.ts'
import { comparePairings, measurePairing } from '../pairing/measure-pairing.ts'
import type { PairingPlayer } from '../pairing/pairing-field.ts'
import { awardByes } from '../players/award-byes.ts'
import { matchPoints } from '../results/match-points.ts'
import { setScore } from '../results/set-score.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import {
  after,
  aTournamentOf,
  oneAll,
  openMatches,
  playerId,
  publicId,
  twoNil,
  twoOne,
} from '../testing/a-tournament.ts'
import { bestMeasureBySets } from '../testing/exhaustive-pairing.ts'
import type { PlayerId, Tournament, TournamentCode, TournamentId } from '../tournament.ts'
import { cutCandidates } from './cut-field.ts'
import { planRounds } from './plan-rounds.ts'
import type { SwissWish } from './plan-swiss.ts'
import { recomputeRound } from './recompute-round.ts'
import { matchesOfRound } from './round-progress.ts'
import { startCut } from './start-cut.ts'
import { startNextRound, startTournament } from './start-round.ts'
import { undoRound } from './undo-round.ts'
import { whyPaired } from './why-paired.ts'

function planned(players: number, rounds: number, swiss: SwissWish): Tournament {
  const waiting = aTournamentOf(players)
  const wished = after(waiting, changeSettings(waiting, { swiss }))
  return after(wished, planRounds(wished, { rounds, reason: null }))
}

const begun = (tournament: Tournament, seed = '8-seed') => after(tournament, startTournament(tournament, seed))
const next = (tournament: Tournament, seed = '8-next') =>
  after(tournament, startNextRound(tournament, { wished: null, seed }))

/** Every open table ends by chance, one in six as a draw. */
function playedBy(tournament: Tournament, random: () => number): Tournament {
  return openMatches(tournament).reduce((state, { id: matchId }) => {
    const dice = random()
    const lost = { wins1: 0, wins2: 2, draws: 0 }
    return after(state, setScore(state, { matchId, score: dice < 1 / 6 ? oneAll : dice < 0.6 ? twoOne : lost }))
  }, tournament)
}

const byesOf = (tournament: Tournament, round: number) =>
  matchesOfRound(tournament, round).filter(isBye).flatMap(seatsOf)

const size = fc.record({ players: fc.integer({ min: 5, max: 12 }), seed: fc.string({ minLength: 1, maxLength: 6 }) })

describe('BIGS-1 an accelerated start', () => {
  test('half of a field above two to the power of its rounds is drawn by the seed, and taken back with round 1', () => {
    const waiting = planned(9, 3, { accelerated: true })
    const started = begun(waiting)
    const upper = upperHalfOf(currentStage(started))
    expect(upper).toHaveLength(5)
    expect(upperHalfOf(currentStage(begun(waiting)))).toEqual(upper)
    expect(upperHalfOf(currentStage(begun(waiting, '8-another')))).not.toEqual(upper)
    const undone = after(started, undoRound(started, 1))
    expect(upperHalfOf(currentStage(undone))).toEqual([])
    expect(swissPlanOf(currentStage(undone)).accelerated).toBe(true)
    expect(upperHalfOf(currentStage(begun(planned(8, 3, { accelerated: true }))))).toEqual([])
  })

  test('rounds 1 and 2 are the best ones with a win more for that half, and the third is one of points alone', () => {
    fc.assert(
      fc.property(size, ({ players, seed }) => {
        const random = seededRandom(seed)
        let tournament = begun(planned(players, 2, { accelerated: true }), `8-${seed}`)
        const upper = new Set(upperHalfOf(currentStage(tournament)))
        expect(upper.size).toBe(Math.ceil(players / 2))
        for (let round = 1; round <= 3; round++) {
          const earlier = { ...tournament, matches: tournament.matches.filter((match) => match.round < round) }
          const points = matchPoints(earlier)
          const seen = (id: PlayerId) => (points.get(id) ?? 0) + (round < 3 && upper.has(id) ? 3 : 0)
          const field = recomputeRound(tournament, round)?.field ?? []
          expect(field.map((player) => player.points)).toEqual(field.map(({ id }) => seen(id as PlayerId)))
          const pairs = matchesOfRound(tournament, round).map((match) => {
            const [one = '', other = null] = seatsOf(match)
            return [one, other] as const
          })
          const best = bestMeasureBySets(field as readonly PairingPlayer[])
          expect(comparePairings(measurePairing(field, pairs), best)).toBe(0)
          expect(recomputeRound(tournament, round)).toMatchObject({ others: 0, byHand: 0 })
          tournament = playedBy(tournament, random)
          if (round < 3) tournament = next(tournament, `8-${seed}${round}`)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('who wins in the upper half meets who won there, and the standings know nothing of it', () => {
    let tournament = begun(planned(32, 4, { accelerated: true }))
    const upper = new Set(upperHalfOf(currentStage(tournament)))
    const isUpper = (id: PlayerId) => upper.has(id)
    for (const match of openMatches(tournament)) expect(new Set(pairOf(match).map(isUpper)).size).toBe(1)
    tournament = openMatches(tournament).reduce(
      (state, { id: matchId }) => after(state, setScore(state, { matchId, score: twoNil })),
      tournament,
    )
    expect(computeStandings({ ...tournament, throughRound: 1 }).filter(({ points }) => points === 3)).toHaveLength(16)
    const points = matchPoints(tournament)
    tournament = next(tournament)
    const kinds = openMatches(tournament).map((match) =>
      pairOf(match)
        .map((id) => (points.get(id) ?? 0) + (isUpper(id) ? 3 : 0))
        .toSorted()
        .join(),
    )
    expect(kinds.toSorted()).toEqual([...Array(4).fill('0,0'), ...Array(8).fill('3,3'), ...Array(4).fill('6,6')])
  })

  test('BIGS-2 why two meet says so, for both, one and neither', () => {
    let tournament = begun(planned(32, 4, { accelerated: true }))
    const upper = new Set(upperHalfOf(currentStage(tournament)))
    const whyOf = (state: Tournament, round: number) =>
      matchesOfRound(state, round).map((match) => {
        const [player = playerId('')] = seatsOf(match)
        return whyPaired(state, match, player).map((reason) =>
          reason.kind === 'accelerated' ? reason.players.length : reason.kind,
        )
      })
    expect(new Set(whyOf(tournament, 1).map(String))).toEqual(new Set(['first_round,2', 'first_round,0']))
    tournament = next(playedBy(tournament, () => 0.5))
    const mixed = matchesOfRound(tournament, 2).filter(
      (match) => seatsOf(match).filter((id) => upper.has(id)).length === 1,
    )
    expect(mixed.length).toBeGreaterThan(0)
    expect(new Set(whyOf(tournament, 2).map(String))).toEqual(
      new Set(['same_points,2', 'same_points,1', 'same_points,0']),
    )
    tournament = next(playedBy(tournament, () => 0.5))
    expect(
      whyOf(tournament, 3)
        .flat()
        .filter((reason) => typeof reason === 'number'),
    ).toEqual([])
  })
})

describe('BIGS-3 a qualification by points', () => {
  test('who reaches them plays no more, wins each round that follows, and the others are paired without them', () => {
    fc.assert(
      fc.property(size, fc.constantFrom(3, 6, 7), ({ players, seed }, advanceAt) => {
        const random = seededRandom(seed)
        let tournament = begun(planned(players, 5, { advanceAt }), `8-${seed}`)
        for (let round = 1; round < 5; round++) {
          tournament = playedBy(tournament, random)
          const points = matchPoints(tournament)
          const qualified = [...points].flatMap(([id, sum]) => (sum >= advanceAt ? [id] : []))
          const outcome = startNextRound(tournament, { wished: null, seed: `8-${seed}${round}` })
          if (players - qualified.length < 2) {
            expect(outcome).toEqual(refuse('everybody_qualified'))
            return
          }
          tournament = after(tournament, outcome)
          const byes = byesOf(tournament, round + 1)
          expect(qualified.filter((id) => !byes.includes(id))).toEqual([])
          expect(byes).toHaveLength(qualified.length + ((players - qualified.length) % 2))
          expect(recomputeRound(tournament, round + 1)).toMatchObject({ others: 0, byHand: 0 })
          for (const match of matchesOfRound(tournament, round + 1)) {
            const [player = playerId('')] = seatsOf(match)
            const isOfPoints = whyPaired(tournament, match, player).some(({ kind }) => kind === 'qualified_bye')
            expect(isOfPoints).toBe(qualified.includes(player))
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('BIGS-4 the cut takes them first, by the round in which they reached the points and the standings of that round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 24 }), fc.string(), (players, seed) => {
        const random = seededRandom(seed)
        let tournament = begun(planned(players, 5, { advanceAt: 7 }), `8-${seed}`)
        const order: PlayerId[] = []
        for (let round = 1; round <= 5; round++) {
          tournament = playedBy(tournament, random)
          for (const { playerId: id, points } of computeStandings({ ...tournament, throughRound: round })) {
            if (points >= 7 && !order.includes(id)) order.push(id)
          }
          if (round < 5) tournament = next(tournament, `8-${seed}${round}`)
        }
        const candidates = cutCandidates(tournament).map((standing) => standing.playerId)
        expect(candidates.slice(0, order.length)).toEqual(order)
        expect(new Set(candidates).size).toBe(players)
        const cut = after(
          tournament,
          startCut(tournament, { wish: { by: 'size', size: 8 }, afterRound: 5, seed: 'cut' }),
        )
        expect(seedsOf(currentStage(cut))).toEqual(candidates.slice(0, 8))
      }),
      { numRuns: 30 },
    )
  })

  test('it is known before the first round: later it is refused, and what is the same is no change', () => {
    const waiting = planned(8, 3, { advanceAt: 6 })
    const started = begun(waiting)
    expect(changeSettings(started, { swiss: { advanceAt: 9 } })).toEqual(refuse('settings_locked'))
    expect(changeSettings(started, { swiss: { advanceAt: 6 } })).toEqual(accept([]))
    const usual = after(waiting, changeSettings(waiting, { swiss: { advanceAt: null } }))
    expect(currentStage(usual)).toEqual({ kind: 'swiss', plannedRounds: 3 })
    const pods = after(waiting, changeSettings(waiting, { structure: 'pods' }))
    expect(changeSettings(pods, { swiss: { accelerated: true } })).toEqual(accept([]))
  })
})

test('BIGS-5 somebody with one, two or three awarded byes counts as 2, 4 or 8 players for the number of rounds', () => {
  // Five rounds for 17 to 32, six up to 64.
  let tournament: Tournament = aTournamentOf(30)
  const roundsWith = (id: string, byes: number) => {
    tournament = after(tournament, awardByes(tournament, { playerId: playerId(id), byes }))
    return roundsToPlay(tournament)
  }
  expect(roundsToPlay(tournament)).toBe(5)
  expect(roundsWith('p1', 1)).toBe(5)
  expect(roundsWith('p2', 1)).toBe(5)
  expect(roundsWith('p2', 2)).toBe(6)
  expect(roundsWith('p2', 0)).toBe(5)
  expect(roundsWith('p1', 3)).toBe(6)
  expect(roundsWith('p1', 0)).toBe(5)
  // Nobody counts who is not seated.
  expect(roundsWith('nobody', 3)).toBe(5)
})

test('BIGS-6 a file takes the drawn half and the points along, and one that contradicts itself is refused', () => {
  const tournament = begun(planned(9, 3, { accelerated: true, advanceAt: 6 }))
  const file = portableTournament(tournament)
  const into = { id: 't2' as TournamentId, code: 'BCDEFG' as TournamentCode, organizer: publicId('other') }
  const outcome = importTournament(file, into)
  expect(outcome.accepted && outcome.value.settled).toContainEqual({
    kind: 'stage_chosen',
    stage: currentStage(tournament),
  })
  const doubled = { ...file, swiss: { ...file.swiss, upperHalf: [0, 0] } }
  expect(importTournament(doubled, into)).toEqual(refuse('import_invalid', { field: 'swiss.upperHalf' }))
})
