import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import type { PublicId, SeriesId } from '../tournament.ts'
import { MOST_DATES_OF_SERIES } from './series.ts'

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
