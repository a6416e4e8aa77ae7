import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import type { PublicId, SeriesId } from '../tournament.ts'
import { MOST_DATES_OF_SERIES } from './series.ts'

/** The dates already in a series. */
export type KnownDates = { readonly count: number; readonly organizers: readonly PublicId[] }

/** Adds a new event to its organizer's series. In someone else's series it stays alone. */
export function joinSeries(
  series: SeriesId | null,
  { known, organizer }: { readonly known: KnownDates; readonly organizer: PublicId },
): Outcome<readonly Change[]> {
  if (series === null || known.organizers.some((each) => each !== organizer)) return accept([])
  if (known.count >= MOST_DATES_OF_SERIES) return refuse('series_full', { count: MOST_DATES_OF_SERIES })
  return accept([{ kind: 'series_joined', series }])
}
