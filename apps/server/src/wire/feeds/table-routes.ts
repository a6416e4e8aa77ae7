import type { FastifyInstance } from 'fastify'
import { addRatingTableRoutes } from './rating-table-routes.ts'
import { addSeasonTableRoutes } from './season-table-routes.ts'

type TableRoutes = Parameters<typeof addSeasonTableRoutes>[1] & Parameters<typeof addRatingTableRoutes>[1]

/** Tables over several events. */
export function addTableRoutes(app: FastifyInstance, parts: TableRoutes): void {
  addSeasonTableRoutes(app, parts)
  addRatingTableRoutes(app, parts)
}
