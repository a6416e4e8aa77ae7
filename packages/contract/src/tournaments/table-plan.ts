import type { PlayerId, TablePlan } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'

const playerKey = z.custom<PlayerId>((value) => typeof value === 'string')

/** A player, by key, at such a table. */
export const fixedAt = (table: z.ZodMiniType<number>) => z.object({ playerId: playerKey, table })
export const tableOrder = z.enum(['rank', 'random'])

/** Table numbers as stored, sent and in the document. */
export const tablePlanShape = {
  /** Missing in older data. */
  prefix: z._default(z.string(), ''),
  first: z.int(),
  leftOut: z.readonly(z.array(z.int())),
  fixed: z.readonly(z.array(fixedAt(z.int()))),
  order: tableOrder,
}
export const tablePlan: z.ZodMiniType<TablePlan> = z.object(tablePlanShape)
