import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestMeasureBySets, bestMeasureByTrying } from '../testing/exhaustive-pairing.ts'
import { pairingFaults } from '../testing/pairing-legality.ts'
import { simulatedEvent } from '../testing/simulated-event.ts'
import { measurePairing } from './measure-pairing.ts'
import { pairEveryone } from './pair-everyone.ts'
import { pairRound } from './pair-round.ts'
import type { Pair, PairingPlayer } from './pairing-field.ts'

type Bounds = { readonly minPlayers?: number; readonly maxPoints?: number; readonly meetings?: number }

/** Arbitrary, even impossible states. */
function fields(maxPlayers: number, bounds: Bounds = {}): fc.Arbitrary<readonly PairingPlayer[]> {
  const { minPlayers: minLength = 0, maxPoints = 7, meetings = maxPlayers * 4 } = bounds
  return fc
    .record({
      players: fc.array(
        fc.record({
          points: fc.nat({ max: maxPoints }),
          byes: fc.constantFrom(0, 0, 0, 1, 2),
          pairedDown: fc.constantFrom(undefined, false, true, true),
        }),
        { minLength, maxLength: maxPlayers },
      ),
      meetings: fc.array(fc.tuple(fc.nat({ max: maxPlayers - 1 }), fc.nat({ max: maxPlayers - 1 })), {
        maxLength: meetings,
      }),
    })
    .map(({ players, meetings }) =>
      players.map((player, place) => ({
        ...player,
        id: `p${place}`,
        opponents: meetings.flatMap(([a, b]) =>
          a === b ? [] : a === place ? [`p${b}`] : b === place ? [`p${a}`] : [],
        ),
      })),
    )
}

function wholeFieldMeasure(players: readonly PairingPlayer[]) {
  return measurePairing(
    players,
    pairEveryone(players).map(([first, second]): Pair => [first.id, second?.id ?? null]),
  )
}

test('QADM-7 up to eight players: no round at all is better, whatever the state', () => {
  fc.assert(
    fc.property(fields(8), fc.string(), (players, seed) => {
      const pairs = pairRound(players, seed)
      expect(pairingFaults(players, pairs)).toEqual([])
      expect(measurePairing(players, pairs)).toEqual(bestMeasureByTrying(players))
    }),
    { numRuns: 4000 },
  )
})

test('QADM-7 up to ten players: the best round in all eight figures, whatever was played and who floated before', () => {
  fc.assert(
    fc.property(fields(10, { maxPoints: 4 }), fc.string(), (players, seed) => {
      const pairs = pairRound(players, seed)
      expect(pairingFaults(players, pairs)).toEqual([])
      expect(measurePairing(players, pairs)).toEqual(bestMeasureBySets(players))
    }),
    { numRuns: 1500 },
  )
})

test('QADM-7 big groups of whom many were paired down: whoever leaves them was not, where that can be', () => {
  fc.assert(
    fc.property(fields(36, { minPlayers: 18, maxPoints: 2, meetings: 18 }), fc.string(), (players, seed) => {
      expect(measurePairing(players, pairRound(players, seed))).toEqual(wholeFieldMeasure(players))
    }),
    { numRuns: 400 },
  )
})

test('QADM-7 big groups: the round is as good as one matching over the whole field', () => {
  fc.assert(
    fc.property(fields(60), fc.string(), (players, seed) => {
      expect(measurePairing(players, pairRound(players, seed))).toEqual(wholeFieldMeasure(players))
    }),
    { numRuns: 600 },
  )
})

test('QADM-7 the best round found by sets of players is the best of all rounds there are', () => {
  fc.assert(
    fc.property(fields(7), (players) => {
      expect(bestMeasureBySets(players)).toEqual(bestMeasureByTrying(players))
    }),
    { numRuns: 1000 },
  )
})

test('QADM-7 2 to 16 players until everybody has met: no rematch and no second bye that a better round avoids', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 16 }), fc.string(), fc.boolean(), (players, seed, someLeave) => {
      const dropRate = someLeave ? 0.03 : 0
      for (const round of simulatedEvent({
        players,
        rounds: players + 1,
        seed,
        dropRate,
        lateEntries: someLeave ? 2 : 0,
      })) {
        const field = round.players.slice(0, 16)
        const pairs = field.length === round.players.length ? round.pairs : pairRound(field, round.seed)
        expect(pairingFaults(field, pairs)).toEqual([])
        expect(measurePairing(field, pairs)).toEqual(bestMeasureBySets(field))
      }
    }),
    { numRuns: 60 },
  )
})

test('QADM-7 up to 300 players, 15 rounds, drops and late entries: no rematch, one bye at most, to the lowest group', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 300 }), fc.string(), (players, seed) => {
      for (const round of simulatedEvent({ players, rounds: 15, seed, dropRate: 0.02, lateEntries: 6 })) {
        // With more than twice as many players as rounds, a round without rematch exists for any bye.
        const isRoomy = round.players.length > 2 * 15 + 2
        const measure = measurePairing(round.players, round.pairs)
        const fewestByes = Math.min(...round.players.map(({ byes }) => byes))
        const candidates = round.players.filter(({ byes }) => byes === fewestByes)
        const isOdd = round.players.length % 2 === 1
        expect(isRoomy).toBe(true)
        expect(pairingFaults(round.players, round.pairs)).toEqual([])
        expect(measure).toMatchObject({
          rematches: 0,
          earlierByes: 0,
          byePoints: isOdd ? Math.min(...candidates.map(({ points }) => points)) : 0,
        })
      }
    }),
    { numRuns: 60 },
  )
})
