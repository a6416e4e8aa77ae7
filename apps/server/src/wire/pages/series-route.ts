import type { ReadSeries } from '@tablee/contract/serving/public-reading'
import { SERIES_ID } from '@tablee/domain/tournaments/life/series'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EVERY_TOURNAMENT } from '../../ports/last-acts.ts'
import { sendKept } from '../documents/kept-answers.ts'
import { addressOf } from '../limits/limits.ts'
import { routeNotFound } from '../protocol-error.ts'
import { calendarFeed } from './calendar-file.ts'
import { PUBLIC, type PublicRoutes } from './public-routes.ts'

type SeriesRoutes = Pick<PublicRoutes, 'kept' | 'limits' | 'publicUrl'> & { readonly readSeries: ReadSeries }
type SeriesRequest = FastifyRequest<{ Params: { series: string } }>

/** A series' dates for subscribed calendars. Written once between two acts, for everyone. */
export function addSeriesRoute(app: FastifyInstance, { kept, limits, publicUrl, readSeries }: SeriesRoutes): void {
  app.get('/v1/series/:series/calendar.ics', PUBLIC, async (request: SeriesRequest, reply) => {
    await limits.spend('readsOfAddress', addressOf(request), reply)
    const { series } = request.params
    if (!SERIES_ID.test(series)) throw routeNotFound()
    const found = await kept.find(request, {
      address: `series ${series}`,
      locate: async () => EVERY_TOURNAMENT,
      write: async () => {
        const entries = await readSeries(series)
        if (entries === null) return null
        const headers = {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': `inline; filename="${series}.ics"`,
        }
        return { text: calendarFeed(entries, publicUrl), headers }
      },
    })
    if (!found) throw routeNotFound()
    return sendKept(request, reply, found)
  })
}
