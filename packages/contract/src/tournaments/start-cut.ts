import { CUT_SIZES, POD_CUT_SIZES } from '@tablee/domain/tournaments/cut-sizes'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, roundNumber, tournamentId } from './fields/fields.ts'

const invalid = issue('cut_wish_invalid')
/** Nobody can have more points. */
const MOST_POINTS = 10_000

/**
 * The bracket after the Swiss rounds; `roundNumber` is the last of them, as seen. One of `size`, `points`, `groups` and `playOff` is given:
 * with `groups` the first of each group play on, and `playOff` is between those sharing first place in a round robin. With `thirdPlace` the
 * semifinals' losers play for third place. At tables of four, `columns` seats 1-5-9-13 before the final instead of 1-8-9-16, and `playsOn`
 * lets a drawn game go on.
 */
export const startCut = defineAct({
  id: 'start-cut',
  input: z.object({
    tournamentId,
    organizerId: z.optional(capability),
    roundNumber,
    size: z.optional(z.literal([...CUT_SIZES, ...POD_CUT_SIZES], invalid)),
    points: z.optional(z.int(invalid).check(z.minimum(0, invalid), z.maximum(MOST_POINTS, invalid))),
    playOff: z.optional(z.literal(true, invalid)),
    groups: z.optional(z.literal(true, invalid)),
    thirdPlace: z.optional(z.boolean()),
    columns: z.optional(z.literal(true, invalid)),
    playsOn: z.optional(z.literal(true, invalid)),
    actId,
  }),
  reply: tournamentReply,
  told: toldAct,
})
