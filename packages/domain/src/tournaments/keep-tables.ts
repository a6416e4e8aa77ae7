import { seatKey } from './hand-pairing.ts'
import { isMeeting, tableOf } from './kinds/seats.ts'
import type { Match } from './tournament.ts'

/**
 * A round paired anew beside what it was: who meets as before stays at their table, and nobody moves for nothing. The others
 * take the lowest numbers that are free, in their order.
 */
export function keepTables(paired: readonly Match[], before: readonly Match[]): readonly Match[] {
  const known = new Map(before.map((match) => [seatKey(match), match]))
  const staying = paired.flatMap((match) => known.get(seatKey(match)) ?? [])
  const taken = new Set(staying.map(tableOf))
  let table = 0
  return paired.map((match): Match => {
    const stays = known.get(seatKey(match))
    if (stays) return stays
    if (!isMeeting(match)) return match
    do table++
    while (taken.has(table))
    return { ...match, table }
  })
}
