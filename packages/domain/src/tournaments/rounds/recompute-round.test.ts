import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accept, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { scoreIn, scoreOf } from '../kinds/match-result.ts'
import { games } from '../kinds/result.ts'
import { isBye, isMeeting, opponentOf, pairOf, seatsOf } from '../kinds/seats.ts'
import { pairRound } from '../pairing/pair-round.ts'
import { tableOfPair } from '../pairing/pairing-field.ts'
import { looksAtFloats, seedOfEight } from '../pairing/seed-version.ts'
import { seatLatePlayer } from '../players/seat-late-player.ts'
import { matchPoints, metOpponents } from '../results/match-points.ts'
import type { Score } from '../results/score.ts'
import { setScore } from '../results/set-score.ts'
import { after, aTournamentOf, matchId, playerId, started, twoNil, withAnonymous } from '../testing/a-tournament.ts'
import { type PlayedPlan, playedTournament } from '../testing/played-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { pairingOf } from './hand-pairing.ts'
import { pairedDownBefore } from './paired-down.ts'
import { previewCorrection } from './preview-correction.ts'
import { recomputeRound } from './recompute-round.ts'
import { matchesSaid, resultsAtDraw } from './results-at-draw.ts'
import { matchesOfRound } from './round-progress.ts'
import { setPairings } from './set-pairings.ts'
import { whyPaired, whySeated } from './why-paired.ts'

const somePlan: fc.Arbitrary<PlayedPlan> = fc
  .record({
    players: fc.integer({ min: 4, max: 21 }),
    rounds: fc.integer({ min: 1, max: 4 }),
    seed: fc.string({ minLength: 1 }),
    dropRate: fc.constantFrom(0, 0.1),
  })
  .map((plan) => (plan.players < 12 ? { ...plan, dropRate: 0 } : plan))

/** The same plan with today's seeds or older ones. */
const someSeeds = fc.tuple(somePlan, fc.boolean()).map(([plan, isOfToday]) => ({
  ...plan,
  rounds: plan.rounds + 2,
  seed: isOfToday ? seedOfEight(plan.seed) : plan.seed,
}))

const tablesOf = (tournament: Tournament, round: number) => matchesOfRound(tournament, round).map(seatsOf)

const mirrored = (tournament: Tournament) => {
  const match = matchesOfRound(tournament, 1).find(isMeeting)
  if (!match) throw new Error('nobody met')
  const state = match.state
  const score = scoreIn(state) ?? twoNil
  const other = score.wins1 === 2 ? { wins1: 0, wins2: 2, draws: 0 } : twoNil
  return { matchId: match.id, score: other }
}

const asItWas = (tournament: Tournament) => {
  const match = matchesOfRound(tournament, 1).find(isMeeting)
  return { matchId: match?.id ?? matchId('?'), score: (match && scoreOf(match)) ?? twoNil }
}

test('NONE-2 anybody pairs every round again from its seed, and finds the pairings that were made', () => {
  fc.assert(
    fc.property(someSeeds, (plan) => {
      const tournament = playedTournament(plan)
      for (const { number } of tournament.rounds) {
        const recomputed = recomputeRound(tournament, number)
        expect(recomputed?.others).toBe(0)
        expect(recomputed?.drawn).toHaveLength(matchesOfRound(tournament, number).length)
      }
    }),
    { numRuns: 60 },
  )
})

test('NONE-2 a round set by hand follows from no seed', () => {
  const tournament = started(aTournamentOf(4))
  const [one, two, three, four] = tournament.players.map(({ id }) => id)
  if (!one || !two || !three || !four) throw new Error('four play')
  const pairings = [
    [one, two],
    [three, four],
  ].map((players) => ({ kind: 'played', sides: players.map((id) => [id]) }) as never)
  const [first] = matchesOfRound(tournament, 1)
  const other = first && seatsOf(first).includes(one) && seatsOf(first).includes(two)
  const wished = other
    ? [
        [one, three],
        [two, four],
      ].map((players) => ({ kind: 'played', sides: players.map((id) => [id]) }) as never)
    : pairings
  const byHand = after(tournament, setPairings(tournament, { round: 1, pairings: wished, from: null }))
  expect(recomputeRound(byHand, 1)).toBeNull()
  expect(recomputeRound(byHand, 2)).toBeNull()
  for (const match of byHand.matches)
    expect(whyPaired(byHand, match, seatsOf(match)[0] ?? one)).toEqual([{ kind: 'round_by_hand' }])
})

test('NONE-2 the reasons are the facts of the results before the round', () => {
  fc.assert(
    fc.property(somePlan, (plan) => {
      const tournament = playedTournament(plan)
      for (const match of tournament.matches) {
        const earlier = tournament.matches.filter(({ round }) => round < match.round)
        const points = matchPoints({ ...tournament, matches: earlier })
        for (const player of seatsOf(match)) {
          const opponent = opponentOf(match, player)
          const [reason, ...more] = whyPaired(tournament, match, player)
          const hasMet = opponent !== null && (metOpponents(earlier).get(player)?.includes(opponent) ?? false)
          expect(more.map(({ kind }) => kind)).toEqual(hasMet ? ['rematch'] : [])
          const gap = opponent === null ? null : (points.get(player) ?? 0) - (points.get(opponent) ?? 0)
          if (isBye(match)) expect(reason).toMatchObject({ kind: 'bye', points: points.get(player) })
          else if (match.round === 1) expect(reason).toEqual({ kind: 'first_round' })
          else expect(reason?.kind).toBe(gap === 0 ? 'same_points' : 'other_points')
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('NONE-2 whoever plays outside of their group is told whether it was odd or had met', () => {
  const tournament = playedTournament({ players: 6, rounds: 2, seed: 'odd' })
  const reasons = matchesOfRound(tournament, 2).flatMap((match) =>
    seatsOf(match).flatMap((player) => whyPaired(tournament, match, player)),
  )
  for (const reason of reasons) {
    if (reason.kind === 'other_points') expect(reason.because).toBe(reason.players % 2 === 1 ? 'odd_group' : 'all_met')
  }
  expect(reasons.length).toBeGreaterThan(0)
})

test('NONE-5 STAK-2 the preview is what saving brings about, and saves nothing', () => {
  fc.assert(
    fc.property(somePlan, (plan) => {
      const tournament = playedTournament({ ...plan, rounds: Math.max(2, plan.rounds) })
      const correction = mirrored(tournament)
      const preview = previewCorrection(tournament, correction)
      if (!preview.accepted) throw new Error(preview.refusal.code)
      const corrected = after(tournament, setScore(tournament, correction))
      const [before, now] = [matchPoints(tournament), matchPoints(corrected)]
      for (const { playerId, before: from, after: to } of preview.value.points) {
        expect([from, to]).toEqual([before.get(playerId), now.get(playerId)])
      }
      const unchanged = tournament.players.filter(({ id }) => before.get(id) === now.get(id)).length
      expect(preview.value.points).toHaveLength(tournament.players.length - unchanged)
      for (const { number } of corrected.rounds) {
        const tables = recomputeRound(corrected, number)?.others ?? 0
        expect(preview.value.rounds.find(({ round }) => round === number)?.tables ?? 0).toBe(tables)
      }
    }),
    { numRuns: 60 },
  )
})

test('NONE-5 a correction that changes nothing previews nothing, and a refused one is refused alike', () => {
  const tournament = playedTournament({ players: 8, rounds: 3, seed: 'same' })
  const match = matchesOfRound(tournament, 1).find(isMeeting)
  const state = match?.state
  const score = (state && scoreIn(state)) ?? twoNil
  const same = previewCorrection(tournament, { matchId: match?.id ?? matchId('?'), score })
  expect(same).toEqual(accept({ points: [], places: [], rounds: [], same: [2, 3], byHand: [], doesCutStay: false }))
  expect(previewCorrection(tournament, { matchId: matchId('none'), score: twoNil })).toEqual(refuse('match_not_found'))
})

test('NONE-5 of a round set by hand the preview says nothing but that, and of the others what it worked out', () => {
  fc.assert(
    fc.property(somePlan, (plan) => {
      const before = playedTournament({ ...plan, rounds: Math.max(3, plan.rounds) })
      const last = before.rounds.length
      const { tournament } = swapped(before, last)
      const preview = previewCorrection(tournament, mirrored(tournament))
      if (!preview.accepted) throw new Error(preview.refusal.code)
      const { rounds, same, byHand } = preview.value
      expect(byHand).toEqual([last])
      const worked = [...rounds.map(({ round }) => round), ...same].toSorted()
      expect(worked).toEqual(before.rounds.map(({ number }) => number).filter((round) => round > 1 && round < last))
    }),
    { numRuns: 60 },
  )
})

test('NONE-5 a correction that takes an earlier one back is said to leave the rounds as they were paired', () => {
  fc.assert(
    fc.property(somePlan, (plan) => {
      const tournament = playedTournament({ ...plan, rounds: Math.max(2, plan.rounds) })
      const corrected = after(tournament, setScore(tournament, mirrored(tournament)))
      const preview = previewCorrection(corrected, asItWas(tournament))
      if (!preview.accepted) throw new Error(preview.refusal.code)
      const later = tournament.rounds.map(({ number }) => number).filter((round) => round > 1)
      expect([preview.value.rounds, preview.value.same]).toEqual([[], later])
    }),
    { numRuns: 60 },
  )
})

test('NONE-5 tables that an earlier correction parted from the seed are no news, and no round is called the same for it', () => {
  const tournament = playedTournament({ players: 16, rounds: 2, seed: 'parted' })
  const parted = after(tournament, setScore(tournament, mirrored(tournament)))
  const others = recomputeRound(parted, 2)?.others ?? 0
  expect(others).toBeGreaterThan(0)
  const [, match] = matchesOfRound(parted, 1).filter(isMeeting)
  const state = match?.state
  const score = (state && scoreIn(state)) ?? twoNil
  // Same wins, other games: the same points.
  const games = { ...score, wins1: score.wins1 === 2 ? 2 : 1, wins2: score.wins1 === 2 ? 1 : 2 }
  const preview = previewCorrection(parted, { matchId: match?.id ?? matchId('?'), score: games })
  expect(preview).toMatchObject({ accepted: true, value: { rounds: [], same: [], byHand: [] } })
})

test('NONE-2 a corrected result leaves tables that the seed gives otherwise, beside what it gives', () => {
  fc.assert(
    fc.property(somePlan, (plan) => {
      const tournament = playedTournament({ ...plan, rounds: Math.max(2, plan.rounds) })
      const corrected = after(tournament, setScore(tournament, mirrored(tournament)))
      for (const { number } of corrected.rounds) {
        const recomputed = recomputeRound(corrected, number)
        if (!recomputed) throw new Error('no round was set by hand')
        const { tables, drawn, others } = recomputed
        expect(tables.map(({ match }) => match)).toEqual(matchesOfRound(corrected, number))
        expect(tables.filter(({ isSame }) => !isSame)).toHaveLength(others)
        for (const { match, given, isSame } of tables) {
          const seats = seatsOf(match)
          expect(new Set(given)).toEqual(
            new Set(drawn.filter((table) => table.some((id) => seats.includes(id as never)))),
          )
          expect(given.length).toBe(isSame ? 1 : seats.length)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('NONE-2 a round in which the staff gave a late player a loss follows from no seed', () => {
  const tournament = withAnonymous(started(aTournamentOf(6)), 'Late')
  const late = tournament.players.at(-1)?.id ?? playerId('nobody')
  const pairings = [...matchesOfRound(tournament, 1).map(pairingOf), { kind: 'loss', player: late } as const]
  const joined = after(tournament, setPairings(tournament, { round: 1, pairings }))
  const loss = matchesOfRound(joined, 1).find((match) => seatsOf(match).includes(late))
  expect(recomputeRound(joined, 1)).toBeNull()
  const drawn = { seed: tournament.rounds[0]?.seed ?? '', tables: tablesOf(tournament, 1) }
  expect(loss && whySeated(joined, { match: loss, player: late }, drawn)).toEqual([{ kind: 'by_hand' }])
})

const swapped = (tournament: Tournament, round: number) => {
  const [one, two, ...others] = matchesOfRound(tournament, round).toSorted(
    (a, b) => Number(isBye(a)) - Number(isBye(b)),
  )
  if (!one || !two || !isMeeting(one) || !isMeeting(two)) throw new Error('two tables are needed')
  const pairings = [
    { kind: 'played', sides: [[pairOf(one)[0]], [pairOf(two)[1]]] } as const,
    { kind: 'played', sides: [[pairOf(two)[0]], [pairOf(one)[1]]] } as const,
    ...others.map(pairingOf),
  ]
  return { touched: 2, tournament: after(tournament, setPairings(tournament, { round, pairings })) }
}

test('NONE-2 beside its draw, a round changed by hand is the same wherever nobody touched it', () => {
  fc.assert(
    fc.property(somePlan, (plan) => {
      const before = playedTournament(plan)
      const round = before.rounds.length
      const seed = before.rounds.at(-1)?.seed ?? ''
      const drawn = { seed, tables: tablesOf(before, round) }
      const { touched, tournament } = swapped(before, round)
      expect(recomputeRound(tournament, round)).toBeNull()
      const recomputed = recomputeRound(tournament, round, drawn)
      expect(recomputed).toMatchObject({ seed, others: 0, byHand: touched })
      const names = recomputed?.tables.map(({ isSame, isByHand }) => [isSame, isByHand])
      expect(names?.filter(([isSame]) => isSame)).toHaveLength(matchesOfRound(before, round).length - touched)
      expect(names?.filter(([isSame, isByHand]) => isSame === isByHand)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('NONE-2 a late player seated by hand leaves every other table to its draw', () => {
  const before = withAnonymous(started(aTournamentOf(7)), 'Late')
  const late = before.players.at(-1)?.id ?? playerId('nobody')
  const bye = matchesOfRound(before, 1).find(isBye)
  const opponent = bye ? (seatsOf(bye)[0] ?? null) : null
  const drawn = { seed: before.rounds[0]?.seed ?? '', tables: tablesOf(before, 1) }
  const seated = after(before, seatLatePlayer(before, { playerId: late, round: 1, opponent }))
  const recomputed = recomputeRound(seated, 1, drawn)
  expect(recomputed).toMatchObject({ others: 0, byHand: 1 })
  expect(recomputed?.field.map(({ id }) => id)).not.toContain(late)
  expect(recomputed?.tables.find(({ isByHand }) => isByHand)?.given).toEqual([[opponent]])
})

test('NONE-2 NONE-5 by the results of its draw every round is the same, whatever was corrected since', () => {
  fc.assert(
    fc.property(somePlan, (plan) => {
      const tournament = playedTournament({ ...plan, rounds: Math.max(2, plan.rounds) })
      const { matchId: id, score } = asItWas(tournament)
      const corrected = after(tournament, setScore(tournament, mirrored(tournament)))
      for (const { number, seed } of corrected.rounds.slice(1)) {
        const drawn = { seed: seed ?? '', tables: null, results: [{ matchId: id, score }] }
        const recomputed = recomputeRound(corrected, number, drawn)
        expect(recomputed).toMatchObject({ others: 0, corrected: 1 })
        expect(recomputed?.field).toEqual(recomputeRound(tournament, number)?.field)
        expect(recomputeRound(corrected, number)?.corrected).toBeNull()
      }
    }),
    { numRuns: 60 },
  )
})

test('NONE-2 what stood at a draw is found in what was said before it; a result that nobody told is not made up', () => {
  const tournament = playedTournament({ players: 7, rounds: 3, seed: 'journal' })
  const first = matchesOfRound(tournament, 1)
  const [one, other] = first.filter(isMeeting)
  const [bye] = first.filter(isBye)
  if (!one || !other || !bye) throw new Error('seven play')
  const scored = (match: typeof one, score: Score) =>
    ({ kind: 'match_scored', matchId: match.id, result: games(score), decidedBy: 'organizer', reports: [] }) as const
  const oneAll = { wins1: 1, wins2: 1, draws: 0 }
  const lost = { wins1: 0, wins2: 2, draws: 0 }
  const before = [scored(one, lost), scored(one, twoNil), scored(other, twoNil)]
  const since: readonly Change[] = [
    scored(one, oneAll),
    { kind: 'bye_corrected', matchId: bye.id, as: 'loss' },
    scored(one, lost),
    scored(other, oneAll),
    scored(other, twoNil),
    { kind: 'match_contested', matchId: matchId('r3-p1-p2'), reports: [] },
  ]
  const matches = matchesSaid(since, 2)
  expect([...matches].toSorted()).toEqual([one.id, other.id, bye.id].toSorted())
  expect(resultsAtDraw({ matches, before, since })).toEqual([
    { matchId: one.id, score: twoNil },
    { matchId: bye.id, as: 'bye' },
  ])
  expect(resultsAtDraw({ matches, before: before.slice(2), since })).toBeNull()
})

test('NONE-2 QADM-7 a seed says by which figures its round was paired, and a round of before is the same by those of before', () => {
  fc.assert(
    fc.property(someSeeds, (plan) => {
      const tournament = playedTournament(plan)
      for (const { number, seed } of tournament.rounds) {
        const recomputed = recomputeRound(tournament, number)
        if (!recomputed || seed === null) throw new Error('every round has a seed')
        const { field, drawn } = recomputed
        const down = looksAtFloats(seed) ? pairedDownBefore(tournament, number) : new Map()
        for (const { id, pairedDown } of field) expect(pairedDown ?? false).toBe(down.has(id as never))
        expect(drawn).toEqual(pairRound(field, seed).map(tableOfPair))
      }
    }),
    { numRuns: 60 },
  )
})

test('QADM-7 whoever met fewer points in one of the last two rounds is known by the points of then, and not for longer', () => {
  fc.assert(
    fc.property(someSeeds, (plan) => {
      const tournament = playedTournament(plan)
      const { matches, rounds } = tournament
      const next = rounds.length
      const down = pairedDownBefore(tournament, next)
      for (const { id } of tournament.players) {
        const expected = [next - 2, next - 1].filter((round) => {
          const points = matchPoints({ ...tournament, matches: matches.filter((match) => match.round < round) })
          const match = matches.find((each) => each.round === round && seatsOf(each).includes(id))
          const opponent = match && opponentOf(match, id)
          return opponent ? (points.get(opponent) ?? 0) < (points.get(id) ?? 0) : false
        })
        expect(down.get(id) ?? []).toEqual(expected)
      }
    }),
    { numRuns: 60 },
  )
})

test('NONE-2 whoever is paired down again so soon is told in which rounds they were before', () => {
  const again = Array.from({ length: 40 }, (_, index) =>
    playedTournament({ players: 9, rounds: 5, seed: seedOfEight(`again ${index}`) }),
  ).flatMap((tournament) => {
    const down = pairedDownBefore(tournament, 5)
    return matchesOfRound(tournament, 5).flatMap((match) => {
      const reasons = seatsOf(match).flatMap((player) => whyPaired(tournament, match, player))
      return reasons.flatMap((reason) =>
        reason.kind === 'down_again' ? [[reason.rounds, down.get(reason.player)]] : [],
      )
    })
  })
  expect(again.length).toBeGreaterThan(0)
  for (const [told, known] of again) expect(told).toEqual(known)
})

/** Drawn before the eighth figure existed: nine players, six rounds, who sat together. */
const DRAWN_BEFORE = [
  ['p9 p7', 'p1 p6', 'p5 p8', 'p2 p4', 'p3'],
  ['p9 p6', 'p3 p8', 'p5 p4', 'p2 p1', 'p7'],
  ['p9 p4', 'p8 p2', 'p6 p7', 'p3 p5', 'p1'],
  ['p9 p8', 'p3 p2', 'p6 p4', 'p7 p1', 'p5'],
  ['p9 p3', 'p8 p6', 'p7 p5', 'p1 p4', 'p2'],
  ['p9 p2', 'p8 p4', 'p3 p7', 'p5 p1', 'p6'],
]

test('NONE-2 rounds that were drawn before the eighth figure come out as they did, floats and all', () => {
  const tournament = playedTournament({ players: 9, rounds: 6, seed: 'before' })
  const drawn = tournament.rounds.map(({ number }) =>
    matchesOfRound(tournament, number).map((match) => seatsOf(match).join(' ')),
  )
  expect(drawn).toEqual(DRAWN_BEFORE)
  expect(tournament.rounds.some(({ number }) => pairedDownBefore(tournament, number).size > 0)).toBe(true)
  for (const { number } of tournament.rounds) expect(recomputeRound(tournament, number)?.others).toBe(0)
})
