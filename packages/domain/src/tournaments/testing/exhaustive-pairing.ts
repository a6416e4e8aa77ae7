import { comparePairings, measurePairing } from '../pairing/measure-pairing.ts'
import type { Pair, PairingMeasure, PairingPlayer } from '../pairing/pairing-field.ts'

/** The measure of the best round of a small field, found by trying every round there is. */
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
 * The fewest rematches with which a field of up to 16 players can be paired, by the sets of players already paired;
 * the second figure is the fewest earlier byes among such rounds.
 */
export function fewestRematches(players: readonly PairingPlayer[]): readonly [rematches: number, earlierByes: number] {
  const known = new Map<number, readonly [number, number]>()
  const everybody = 2 ** players.length - 1
  const least = (paired: number): readonly [number, number] => {
    if (paired === everybody) return [0, 0]
    const answer = known.get(paired)
    if (answer !== undefined) return answer
    const first = players.findIndex((_, place) => (paired & (1 << place)) === 0)
    const options = players.flatMap((other, place) => {
      const isBye = place === first
      if ((paired & (1 << place)) !== 0 || (isBye && freePlaces(paired, players.length) % 2 === 0)) return []
      const [rematches, byes] = least(paired | (1 << first) | (1 << place))
      const met = !isBye && other.opponents.includes(players[first]?.id ?? '')
      return [[rematches + (met ? 1 : 0), byes + (isBye ? other.byes : 0)] as const]
    })
    const best = options.reduce((a, b) => ((b[0] - a[0] || b[1] - a[1]) < 0 ? b : a))
    known.set(paired, best)
    return best
  }
  return least(0)
}

function freePlaces(paired: number, size: number): number {
  let free = 0
  for (let place = 0; place < size; place++) if ((paired & (1 << place)) === 0) free++
  return free
}
