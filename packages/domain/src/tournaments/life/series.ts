/** Form of a series id. */
export const SERIES_ID = /^[a-z0-9]{12,36}$/

/** More than a weekly event has in four years. */
export const MOST_DATES_OF_SERIES = 200

/** Which dates an act applies to. */
export const SERIES_SCOPES = ['following', 'all'] as const
export type SeriesScope = (typeof SERIES_SCOPES)[number]

type Dated = { readonly id: string; readonly startsAt: string }

/** The dates meant, the viewed one first. */
export function datesMeant<Each extends Dated>(
  dates: readonly Each[],
  { of, scope }: { readonly of: string; readonly scope: SeriesScope },
): readonly Each[] {
  const own = dates.find(({ id }) => id === of)
  if (!own) return []
  const others = dates.filter((each) => each !== own && (scope === 'all' || each.startsAt > own.startsAt))
  return [own, ...others]
}
