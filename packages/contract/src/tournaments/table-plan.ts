import type { PlayerId, TablePlan } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'

const playerKey = z.custom<PlayerId>((value) => typeof value === 'string')

/** By the key of the player, at such a table. */
export const fixedAt = (table: z.ZodMiniType<number>) => z.object({ playerId: playerKey, table })
export const tableOrder = z.enum(['rank', 'random'])

/** The numbers of tables as they are stored, travel and stand in the document. */
export const tablePlanShape = {
  /** Missing in what was kept before there was one. */
  prefix: z._default(z.string(), ''),
  first: z.int(),
  leftOut: z.readonly(z.array(z.int())),
  fixed: z.readonly(z.array(fixedAt(z.int()))),
  order: tableOrder,
}
export const tablePlan: z.ZodMiniType<TablePlan> = z.object(tablePlanShape)
