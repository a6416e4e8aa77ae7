import type { Brand } from '../brand.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import type { Change } from './change.ts'
import type { PublicId } from './tournament.ts'

/** What the dates of one event that is played again and again have in common. Drawn by whoever announces the first of them; no secret. */
export type SeriesId = Brand<'SeriesId'>

/** More dates than a weekly event has in four years. */
export const MOST_DATES_OF_SERIES = 200

/** The dates that a series has already. */
export type KnownDates = { readonly count: number; readonly organizers: readonly PublicId[] }

/** A new event joins the dates of its organizer. A series of somebody else is none of theirs: there it stands alone. */
export function joinSeries(
  series: SeriesId | null,
  { known, organizer }: { readonly known: KnownDates; readonly organizer: PublicId },
): Outcome<readonly Change[]> {
  if (series === null || known.organizers.some((each) => each !== organizer)) return accept([])
  if (known.count >= MOST_DATES_OF_SERIES) return refuse('series_full', { count: MOST_DATES_OF_SERIES })
  return accept([{ kind: 'series_joined', series }])
}

/** Which of the dates an act is for. */
export const SERIES_SCOPES = ['following', 'all'] as const
export type SeriesScope = (typeof SERIES_SCOPES)[number]

type Dated = { readonly id: string; readonly startsAt: string }

/** The dates that are meant, the one that was looked at first. */
export function datesMeant<Each extends Dated>(
  dates: readonly Each[],
  { of, scope }: { readonly of: string; readonly scope: SeriesScope },
): readonly Each[] {
  const own = dates.find(({ id }) => id === of)
  if (!own) return []
  const others = dates.filter((each) => each !== own && (scope === 'all' || each.startsAt > own.startsAt))
  return [own, ...others]
}
