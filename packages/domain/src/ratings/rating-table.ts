import type { RatedPerson } from './rate-events.ts'

/** A rating less sure than this has no place in the table. */
export const UNCERTAIN_ABOVE = 120

/** As it is shown: whole numbers. */
export type ShownRating = {
  readonly rating: number
  /** The true strength is this near in two cases of three. */
  readonly deviation: number
  readonly isUncertain: boolean
}

export type RatingRow<Key extends string = string> = ShownRating & {
  readonly key: Key
  /** Null while it is uncertain. Whoever is equal shares one. */
  readonly place: number | null
  /** By the last event of the game; null: did not play there. */
  readonly change: number | null
  readonly events: number
  readonly matches: number
}

export function shownRating({
  rating,
  deviation,
}: {
  readonly rating: number
  readonly deviation: number
}): ShownRating {
  return {
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    isUncertain: Math.round(deviation) > UNCERTAIN_ABOVE,
  }
}

/** The strongest first; whoever is uncertain comes after all others. */
export function ratingTable<Key extends string>(
  people: ReadonlyMap<Key, RatedPerson<Key>>,
  lastEvent: string | null,
): readonly RatingRow<Key>[] {
  const rows = [...people].map(([key, { now, steps }]): RatingRow<Key> => {
    const last = steps.at(-1)
    return {
      ...{ key, ...shownRating(now), place: null, events: steps.length },
      change: last && last.eventId === lastEvent ? changeOf(last) : null,
      matches: steps.reduce((sum, { met }) => sum + met.length, 0),
    }
  })
  rows.sort(compare)
  const sure = rows.filter(({ isUncertain }) => !isUncertain)
  const firstWith = new Map<number, number>()
  for (const [index, { rating }] of sure.entries()) if (!firstWith.has(rating)) firstWith.set(rating, index + 1)
  return rows.map((row) => (row.isUncertain ? row : { ...row, place: firstWith.get(row.rating) ?? null }))
}

/** Between the whole numbers that are shown. */
export function changeOf({ before, after }: Pick<RatedPerson['steps'][number], 'before' | 'after'>): number {
  return Math.round(after.rating) - Math.round(before.rating)
}

function compare(one: RatingRow, other: RatingRow): number {
  return (
    Number(one.isUncertain) - Number(other.isUncertain) ||
    other.rating - one.rating ||
    one.deviation - other.deviation ||
    (one.key < other.key ? -1 : 1)
  )
}
