import { type EventResult, eventPoints } from './event-points.ts'
import type { PersonKey, SeasonFinal } from './season.ts'
import type { SeasonRules } from './season-rules.ts'
import type { SeasonRow } from './season-table.ts'

export const FINALIST_STANDINGS = ['in', 'tied', 'declined', 'left'] as const

export type Invited = {
  readonly row: SeasonRow
  /** `tied`: shares the place at the edge, with fewer seats than people. */
  readonly standing: (typeof FINALIST_STANDINGS)[number]
}

export type Invitations = {
  /** In the order of the table, down to the edge. */
  readonly invited: readonly Invited[]
  /** Seats that those who are tied at the edge have among them. */
  readonly tiedSeats: number
}

/** Who plays the final: the first of the table, without those who left the season or do not come, whose seats go to the next. */
export function finalInvitations(
  rows: readonly SeasonRow[],
  { seats }: Pick<SeasonFinal, 'seats'>,
  declined: ReadonlySet<PersonKey>,
): Invitations {
  const invited: Invited[] = []
  let free = seats
  for (let at = 0; at < rows.length && free > 0; ) {
    const sharing = rowsFrom(rows, at)
    at += sharing.length
    const come = sharing.filter(({ key, hasLeft }) => !hasLeft && !declined.has(key)).length
    const isTied = come > free
    for (const row of sharing) {
      const standing = row.hasLeft ? 'left' : declined.has(row.key) ? 'declined' : isTied ? 'tied' : 'in'
      invited.push({ row, standing })
    }
    if (isTied) return { invited, tiedSeats: free }
    free -= come
  }
  return { invited, tiedSeats: 0 }
}

/** Those who share the place of the row there. */
function rowsFrom(rows: readonly SeasonRow[], at: number): readonly SeasonRow[] {
  const end = rows.findIndex((row, index) => index > at && row.place !== rows[at]?.place)
  return rows.slice(at, end < 0 ? rows.length : end)
}

export type FinalSeat = EventResult & { readonly person: PersonKey; readonly name: string | null }

export type RankedFinalist = {
  readonly key: PersonKey
  readonly name: string | null
  /** Null: disqualified. */
  readonly place: number | null
  /** In the final's own ranking. */
  readonly placeInEvent: number | null
  /** Null: not in the table. */
  readonly row: SeasonRow | null
  /** With those of the season; null where they do not count. */
  readonly total: number | null
}

type Held = {
  readonly rules: SeasonRules
  readonly attendance: number
  readonly seats: readonly FinalSeat[]
  readonly rows: readonly SeasonRow[]
}

/** The final's ranking, with what it takes along from the season; the first is the champion. */
export function rankFinal(
  { rules, attendance, seats, rows }: Held,
  { carries }: SeasonFinal,
): readonly RankedFinalist[] {
  const rowOf = new Map(rows.map((row) => [row.key, row]))
  const all = seats.map(({ person, name, ...result }) => {
    const row = rowOf.get(person) ?? null
    const hundredths = eventPoints(rules, attendance, result) + Math.round(100 * (row?.total ?? 0))
    const total = carries === 'points' ? hundredths / 100 : null
    return { key: person, name: name ?? row?.name ?? null, placeInEvent: result.place, row, total }
  })
  const figures = (one: (typeof all)[number]) => [
    one.placeInEvent === null ? 1 : 0,
    ...(carries === 'points' ? [-(one.total ?? 0)] : []),
    one.placeInEvent ?? 0,
    ...(carries === 'none' ? [] : [one.row?.place ?? rows.length + 1]),
  ]
  const sorted = all.map((each) => ({ each, by: figures(each) })).sort((one, other) => compare(one.by, other.by))
  let place = 1
  return sorted.map(({ each, by }, index) => {
    const above = sorted[index - 1]
    if (above && compare(above.by, by) !== 0) place = index + 1
    return { ...each, place: each.placeInEvent === null ? null : place }
  })
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((figure, index) => figure !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
