import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { type SeededRandom, seededRandom } from '../../seeded-random.ts'
import { shuffled } from '../../shuffled.ts'
import { currentRound } from '../kinds/phase.ts'
import { type Pair, pairOf, seatsOf, sidesOfPair } from '../kinds/seats.ts'
import { setScore } from '../results/set-score.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { after, aTournamentOf, openMatches, started, twoNil, twoOne, withResults } from '../testing/a-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { type HandPairing, pairingOf, seatKey } from './hand-pairing.ts'
import { matchesOfRound } from './round-progress.ts'
import { carryPairingsOver, roundMoves, seenRound } from './seen-round.ts'
import { setPairings } from './set-pairings.ts'
import { startNextRound } from './start-round.ts'

const running = started(aTournamentOf(6))
const [one, two, three] = openMatches(running).map(pairingOf) as [Played, Played, Played]
type Played = Pair
const from = seenRound(running, 1)
const swapped: HandPairing[] = [
  { kind: 'played', sides: [[pairOf(one)[0]], [pairOf(two)[0]]] },
  { kind: 'played', sides: [[pairOf(one)[1]], [pairOf(two)[1]]] },
  three,
]
const scored = (tournament: Tournament, pairing: HandPairing, score = twoNil) => {
  const match = matchesOfRound(tournament, currentRound(tournament)).find((each) => seatKey(each) === seatKey(pairing))
  return match?.kind === 'played' ? after(tournament, setScore(tournament, { matchId: match.id, score })) : tournament
}
const stale = refuse('round_moved_on')

describe('STAK-1 a round set by hand from what was seen', () => {
  test('STAK-1 a result that came at a table that would be undone is not destroyed', () => {
    const now = scored(running, one)
    expect(setPairings(now, { round: 1, pairings: swapped })).toMatchObject({ accepted: true })
    expect(setPairings(now, { round: 1, pairings: swapped, from })).toEqual(stale)
    expect(roundMoves(now, { round: 1, pairings: swapped, from })).toMatchObject([{ kind: 'result_came' }])
    const corrected = scored(now, one, twoOne)
    expect(setPairings(corrected, { round: 1, pairings: swapped, from: seenRound(now, 1) })).toEqual(stale)
    expect(setPairings(now, { round: 1, pairings: swapped, from: seenRound(now, 1) }).accepted).toBe(true)
  })

  test('STAK-1 a result that came at a table that stays is no reason to refuse', () => {
    const now = scored(running, three)
    const repaired = after(now, setPairings(now, { round: 1, pairings: swapped, from }))
    expect(openMatches(repaired).find((match) => seatKey(match) === seatKey(three))?.state.kind).toBe('terminated')
  })

  test('STAK-1 tables that somebody else made or undid meanwhile are neither undone nor made again', () => {
    const others = after(running, setPairings(running, { round: 1, pairings: swapped }))
    expect(setPairings(others, { round: 1, pairings: [one, two, three], from })).toEqual(stale)
    const undone = after(running, setPairings(running, { round: 1, pairings: [one, two] }))
    expect(roundMoves(undone, { round: 1, pairings: swapped, from })).toEqual([
      { kind: 'pairing_gone', pairing: three },
    ])
  })

  test('STAK-1 who saw the same score from the other chair saw the same', () => {
    const now = scored(running, one)
    const mirrored = seenRound(now, 1).map(({ pairing, result }) =>
      seatKey(pairing) === seatKey(one) && typeof result === 'object' && result && 'wins1' in result
        ? {
            pairing: { kind: 'played' as const, sides: sidesOfPair([pairOf(one)[1], pairOf(one)[0]] as const) },
            result: { ...result, wins1: result.wins2, wins2: result.wins1 },
          }
        : { pairing, result },
    )
    expect(roundMoves(now, { round: 1, pairings: swapped, from: mirrored })).toEqual([])
  })

  test('STAK-1 who drops instead of playing has no loss of this round; the others keep what they have', () => {
    const complete = withResults(running)
    const second = after(complete, startNextRound(complete, { seed: 's', wished: null }))
    const [left, ...stay] = openMatches(second).map(pairingOf) as [Played, ...Played[]]
    const [leaves, waits] = pairOf(left)
    const pairings: HandPairing[] = [...stay, { kind: 'bye', player: waits }]
    const wish = { round: 2, pairings, dropped: [leaves], from: seenRound(second, 2) }
    const repaired = after(second, setPairings(second, wish))
    expect(repaired.players.find(({ id }) => id === leaves)?.droppedAfter).toBe(1)
    const row = computeStandings({ ...repaired, throughRound: 2 }).find(({ playerId }) => playerId === leaves)
    expect(row?.matchesPlayed).toBe(1)
    expect(setPairings(second, { ...wish, dropped: [waits] })).toMatchObject({
      refusal: { code: 'pairing_player_dropped' },
    })
    const stranger = { ...wish, dropped: ['stranger' as typeof leaves] }
    expect(setPairings(second, stranger)).toEqual(refuse('pairing_player_unknown'))
  })
})

function rearranged(random: SeededRandom, pairings: readonly HandPairing[]): readonly HandPairing[] {
  const touched = pairings.filter(() => random() < 0.5)
  const kept = pairings.filter((pairing) => !touched.includes(pairing))
  const players = shuffled(touched.flatMap(seatsOf), random)
  const fresh: HandPairing[] = []
  while (players.length > 0) {
    const [first, second] = players.splice(0, 2)
    if (!first) break
    if (random() < 0.2 || !second) fresh.push({ kind: random() < 0.5 ? 'bye' : 'loss', player: first })
    else if (random() < 0.8) fresh.push({ kind: 'played', sides: [[first], [second]] })
  }
  return [...kept, ...fresh]
}

function meanwhile(random: SeededRandom, tournament: Tournament): Tournament {
  let state = tournament
  for (let event = 0; event < 1 + Math.floor(random() * 3); event++) {
    const present = matchesOfRound(state, 1).map(pairingOf)
    const choice = random()
    if (choice < 0.6) {
      const [pairing] = shuffled(present, random)
      if (pairing) state = scored(state, pairing, random() < 0.5 ? twoNil : twoOne)
    } else if (choice < 0.85) {
      state = after(state, setPairings(state, { round: 1, pairings: rearranged(random, present) }))
    } else {
      const wish = present.slice(1)
      const dropped = present.slice(0, 1).flatMap(seatsOf)
      state = after(state, setPairings(state, { round: 1, pairings: wish, dropped }))
    }
  }
  return state
}

const situations = fc.record({ count: fc.integer({ min: 2, max: 12 }), seed: fc.string() }).map(({ count, seed }) => {
  const random = seededRandom(seed)
  const begun = meanwhile(random, started(aTournamentOf(count)))
  const pairings = rearranged(random, matchesOfRound(begun, 1).map(pairingOf))
  return { begun, pairings, from: seenRound(begun, 1), now: random() < 0.15 ? begun : meanwhile(random, begun) }
})

const keys = (pairings: readonly HandPairing[]) => pairings.map(seatKey).sort()
const resultsOf = (tournament: Tournament) =>
  new Map(seenRound(tournament, 1).map((each) => [seatKey(each.pairing), each]))

test('STAK-1 whatever happened meanwhile, a save never undoes what was not seen', () => {
  fc.assert(
    fc.property(situations, ({ pairings, from, now }) => {
      const outcome = setPairings(now, { round: 1, pairings, from })
      if (!outcome.accepted) return
      const seen = new Map(from.map((each) => [seatKey(each.pairing), each]))
      const kept = resultsOf(after(now, outcome))
      for (const [key, present] of resultsOf(now)) {
        if (kept.has(key)) expect(kept.get(key)).toEqual(present)
        else expect(seen.get(key)?.result).toEqual(present.result)
      }
    }),
    { numRuns: 1000 },
  )
})

test('STAK-1 what was arranged is carried over to the round as it is: it can be saved, and undoes nothing unseen', () => {
  fc.assert(
    fc.property(situations, ({ pairings, from, now }) => {
      const carried = carryPairingsOver(now, { round: 1, pairings, from })
      expect(setPairings(now, { round: 1, pairings: carried, from: seenRound(now, 1) }).accepted).toBe(true)
      expect(roundMoves(now, { round: 1, pairings: carried, from })).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('STAK-1 what was arranged stays where nothing else happened to the players', () => {
  fc.assert(
    fc.property(situations, ({ begun, pairings, from, now }) => {
      const carried = new Set(keys(carryPairingsOver(now, { round: 1, pairings, from })))
      expect(keys(carryPairingsOver(begun, { round: 1, pairings, from }))).toEqual(keys(pairings))
      const [before, present] = [resultsOf(begun), resultsOf(now)]
      const own = (of: typeof before, player: string) =>
        JSON.stringify([...of.values()].find(({ pairing }) => seatsOf(pairing).some((id) => id === player)) ?? null)
      for (const pairing of pairings.filter((each) => !before.has(seatKey(each)))) {
        const areUntouched = seatsOf(pairing).every(
          (player) =>
            own(before, player) === own(present, player) &&
            now.players.find(({ id }) => id === player)?.droppedAfter === null,
        )
        if (areUntouched) expect(carried.has(seatKey(pairing))).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})
