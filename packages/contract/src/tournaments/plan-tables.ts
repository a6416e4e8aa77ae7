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
/** Blanks around it are nothing. */
const mostSigns = z.maxLength(4 * TABLE_PREFIX_MAX_LENGTH, issue('table_prefix_invalid'))

/** How tables are numbered; no player of an event that is only announced has a table of their own. */
export const plannedTables = z.object({
  /** One letter to four signs; without it the one that is stays. */
  prefix: z.optional(z.string(issue('table_prefix_invalid')).check(mostSigns)),
  first: table,
  leftOut: z.array(table).check(mostTables),
  order: tableOrder,
})

/** How the tables of the rounds to come are numbered; `playerId` is the key of a player. */
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
