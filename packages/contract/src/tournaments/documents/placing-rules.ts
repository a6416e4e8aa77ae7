import { type PlacingRules, POD_TIEBREAKERS } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import * as z from 'zod/mini'

const fraction = z.readonly(z.tuple([z.int(), z.int()]))
const MOST_PLACES = 5

const wager = z.object({ start: z.int(), share: fraction })

/** Rules of tables of three to five, stored and as given; `placings-fault.ts` sets the bounds. What is left out is usual. */
export const placingRules: z.ZodMiniType<PlacingRules, PlacingRules> = z.object({
  points: z.object({ win: z.int(), draw: z.int(), loss: z.int() }),
  places: z.nullable(z.union([z.readonly(z.array(z.int()).check(z.maxLength(MOST_PLACES))), wager])),
  byePoints: z.optional(z.int()),
  drawCounts: z.optional(z.enum(['survivors', 'pod'])),
  floor: z.optional(fraction),
  byeOpponents: z.optional(z.int()),
  byeOpponentShare: z.optional(fraction),
  tiebreakers: z.optional(z.readonly(z.array(z.enum(POD_TIEBREAKERS)).check(z.maxLength(POD_TIEBREAKERS.length)))),
  roundMinutes: z.optional(z.int()),
  cutMinutes: z.optional(z.nullable(z.int())),
  finalMinutes: z.optional(z.nullable(z.int())),
})
