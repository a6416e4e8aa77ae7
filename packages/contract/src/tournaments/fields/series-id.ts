import { SERIES_ID } from '@tablee/domain/tournaments/life/series'
import type { SeriesId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { issue } from '../../call.ts'

export const seriesId = z.pipe(
  z.string(issue('series_invalid')).check(z.regex(SERIES_ID, issue('series_invalid'))),
  z.transform((text) => text as SeriesId),
)

/** As in documents and changes, even of later versions. */
export const heldSeries = z.custom<SeriesId>((value) => typeof value === 'string')
