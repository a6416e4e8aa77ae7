import { comparePairings, measurePairing } from '../pairing/measure-pairing.ts'
import type { Pair, PairingMeasure, PairingPlayer } from '../pairing/pairing-field.ts'

/** The best round's measure for a small field, by brute force. */
export function bestMeasureByTrying(players: readonly PairingPlayer[]): PairingMeasure {
  const [best, ...others] = everyRound(players.map(({ id }) => id)).map((pairs) => measurePairing(players, pairs))
  if (best === undefined) return measurePairing(players, [])
  return others.reduce((least, measure) => (comparePairings(measure, least) < 0 ? measure : least), best)
}

function everyRound(ids: readonly string[]): readonly (readonly Pair[])[] {
  const [first, ...others] = ids
  if (first === undefined) return [[]]
  const withPartner = others.flatMap((partner) =>
    everyRound(others.filter((id) => id !== partner)).map((rest): readonly Pair[] => [[first, partner], ...rest]),
  )
  if (ids.length % 2 === 0) return withPartner
  return [...withPartner, ...everyRound(others).map((rest): readonly Pair[] => [[first, null], ...rest])]
}

/**
 * The best measure for up to 16 players, by sets of players already paired: figures are sums over pairs, so the rest does not depend on how
 * those were paired.
 */
export function bestMeasureBySets(players: readonly PairingPlayer[]): PairingMeasure {
  const prices = players.map((first) =>
    players.map((second) => measurePairing(players, [[first.id, first === second ? null : second.id]])),
  )
  const nobody = measurePairing(players, [])
  const everybody = 2 ** players.length - 1
  const known = new Map<number, PairingMeasure>([[everybody, nobody]])
  const best = (paired: number): PairingMeasure => {
    const answer = known.get(paired)
    if (answer !== undefined) return answer
    const free = players.flatMap((_, place) => ((paired & (1 << place)) === 0 ? [place] : []))
    const [first = 0, ...others] = free
    const partners = free.length % 2 === 1 ? free : others
    const rounds = partners.map((partner) =>
      sum(prices[first]?.[partner] ?? nobody, best(paired | (1 << first) | (1 << partner))),
    )
    const least = rounds.reduce((one, other) => (comparePairings(other, one) < 0 ? other : one))
    known.set(paired, least)
    return least
  }
  return best(0)
}

function sum(one: PairingMeasure, other: PairingMeasure): PairingMeasure {
  return {
    rematches: one.rematches + other.rematches,
    extraMeetings: one.extraMeetings + other.extraMeetings,
    earlierByes: one.earlierByes + other.earlierByes,
    byePoints: one.byePoints + other.byePoints,
    difference: one.difference + other.difference,
    squares: one.squares + other.squares,
    height: one.height + other.height,
    downAgain: one.downAgain + other.downAgain,
  }
}
