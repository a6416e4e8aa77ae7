import type { Pair, PairingPlayer } from '../pairing/pairing-field.ts'

/** A round's formal faults, in words: everybody once, a bye only in an odd field, tables in order. */
export function pairingFaults(players: readonly PairingPlayer[], pairs: readonly Pair[]): readonly string[] {
  const points = new Map(players.map((player) => [player.id, player.points]))
  const seated = pairs.flat().filter((id) => id !== null)
  const byes = pairs.filter(([, other]) => other === null).length
  const tops = pairs.filter(([, other]) => other !== null).map((pair) => pair.map((id) => points.get(id ?? '') ?? 0))
  const faults = [
    ...seated.filter((id) => !points.has(id)).map((id) => `${id} is not in the field`),
    ...seated.filter((id, place) => seated.indexOf(id) !== place).map((id) => `${id} is seated twice`),
    ...players.filter(({ id }) => !seated.includes(id)).map(({ id }) => `${id} is not seated`),
  ]
  if (byes !== players.length % 2) faults.push(`${byes} byes among ${players.length} players`)
  if (byes > 0 && pairs.at(-1)?.[1] !== null) faults.push('the bye does not come last')
  if (tops.some(([better = 0, other = 0]) => other > better)) faults.push('the better player does not come first')
  if (tops.some(([better = 0], table) => better > (tops[table - 1]?.[0] ?? better)))
    faults.push('tables are not in order')
  return faults
}
