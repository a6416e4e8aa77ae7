import {
  MOST_TABLE_NUMBER,
  MOST_TABLES_LEFT_OUT,
  TABLE_PREFIX_MAX_LENGTH,
} from '@tablee/domain/tournaments/tables/table-plan'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tournamentId } from './fields/fields.ts'
import { fixedAt, tableOrder } from './table-plan.ts'

const table = z
  .int(issue('table_number_invalid'))
  .check(z.minimum(1, issue('table_number_invalid')), z.maximum(MOST_TABLE_NUMBER, issue('table_number_invalid')))
const mostTables = z.maxLength(MOST_TABLES_LEFT_OUT, issue('table_number_invalid'))
/** Leaves room for surrounding blanks. */
const mostSigns = z.maxLength(4 * TABLE_PREFIX_MAX_LENGTH, issue('table_prefix_invalid'))

/** How tables are numbered; a merely announced event has no players with fixed tables. */
export const plannedTables = z.object({
  /** One letter to four characters; without it the current one stays. */
  prefix: z.optional(z.string(issue('table_prefix_invalid')).check(mostSigns)),
  first: table,
  leftOut: z.array(table).check(mostTables),
  order: tableOrder,
})

/** How future rounds' tables are numbered; `playerId` is a player's key. */
export const planTables = defineAct({
  id: 'plan-tables',
  input: z.extend(plannedTables, {
    tournamentId,
    organizerId: z.optional(capability),
    fixed: z.array(fixedAt(table)).check(mostTables),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
