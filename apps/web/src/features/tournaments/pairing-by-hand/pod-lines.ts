import { isUnopposed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { seatKey } from '@tablee/domain/tournaments/rounds/hand-pairing'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { Line, Place, Standing } from './lines.ts'

type Places = readonly (Place | null)[]

/** Tables of more than two with their free places, and an empty one for a table more. */
export function podLines(pairings: Standing['pairings'], podSeats: number): readonly Line[] {
  const standing = pairings.map(({ pairing, table }): Line => {
    const isAlone = isUnopposed(pairing)
    const before = seatsOf(pairing).map((player): Place => ({ player, as: isAlone ? pairing.kind : 'table' }))
    return { id: seatKey(pairing), table, places: isAlone ? before : padded(before, podSeats), before, podSeats }
  })
  return [...standing, { id: 'new table', table: null, places: padded([], podSeats), before: [], podSeats }]
}

function padded(places: Places, podSeats: number): Places {
  return [...places, ...Array.from({ length: Math.max(0, podSeats - places.length) }, () => null)]
}

/** Who plays at a table, in order of seats. */
export function seatedIn(places: Places): readonly PlayerId[] {
  return places.flatMap((held) => (held?.as === 'table' ? [held.player] : []))
}

type Seat = { readonly line: string; readonly place: number }

/** Takes a free place; the own one is free then. */
export function joined(lines: readonly Line[], player: PlayerId, { line: id, place }: Seat): readonly Line[] {
  const target = lines.find((line) => line.id === id)
  const isThere = lines.some(({ places }) => places.some((held) => held?.player === player))
  if (!target || !isThere || target.places[place] !== null) return lines
  return lines.map((line) => {
    const left = line.places.some((held) => held?.player === player)
      ? line.places.map((held) => (held?.player === player ? null : held))
      : line.places
    if (line.id !== id) return left === line.places ? line : { ...line, places: left }
    return { ...line, places: left.with(place, { player, as: 'table' }) }
  })
}

/** Seats exactly these at one table: the one where most of them are, else an empty one. */
export function seatedAtPod(lines: readonly Line[], players: readonly PlayerId[]): readonly Line[] {
  const isOne = (held: Place | null) => held !== null && players.includes(held.player)
  const tables = lines.filter(({ places, podSeats }) => podSeats !== undefined && places.length >= players.length)
  const [target] = tables.toSorted((one, other) => fit(other, isOne) - fit(one, isOne))
  if (!target) return lines
  const coming = players.filter((player) => !target.places.some((held) => held?.player === player))
  const going = target.places.flatMap((held) => (held && !isOne(held) ? [held.player] : []))
  const moved = coming.reduce((now, player) => cameIn(now, target.id, { player, going }), lines)
  return moved.map((line) =>
    line.id === target.id
      ? { ...line, places: line.places.map((held) => held && { ...held, as: isOne(held) ? 'table' : 'none' }) }
      : line,
  )
}

/** Tables where many of them are come first, then empty ones. */
function fit({ places }: Line, isOne: (held: Place | null) => boolean): number {
  const theirs = places.filter(isOne).length
  return theirs > 0 ? theirs : places.every((held) => held === null) ? 0.5 : 0
}

type Coming = { readonly player: PlayerId; readonly going: readonly PlayerId[] }

/** On a free place, else on that of somebody who goes. */
function cameIn(lines: readonly Line[], id: string, { player, going }: Coming): readonly Line[] {
  const target = lines.find((line) => line.id === id)
  const free = target?.places.indexOf(null) ?? -1
  if (free >= 0) return joined(lines, player, { line: id, place: free })
  const leaving = target?.places.find((held) => held && going.includes(held.player))
  if (!leaving) return lines
  return lines.map((line) => ({
    ...line,
    places: line.places.map((held) => {
      if (held?.player === player) return { ...leaving, as: 'none' as const }
      return held?.player === leaving.player ? { player, as: 'table' as const } : held
    }),
  }))
}
