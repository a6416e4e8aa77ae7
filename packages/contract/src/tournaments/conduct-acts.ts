import { INFRACTION_IDS } from '@tablee/domain/tournaments/conduct/infraction-ids'
import { CONDUCT_REASON_MAX_LENGTH, PENALTY_KINDS } from '@tablee/domain/tournaments/conduct/penalty'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, tidyText, tournamentCode } from './fields/fields.ts'
import { playerReference } from './fields/player-reference.ts'
import { scoreInput } from './fields/score-input.ts'

const answers = { reply: tournamentReply, told: toldAct }

/** Only for the staff. Empty means none. */
const reason = z
  .string(issue('reason_too_long'))
  .check(z.overwrite(tidyText), z.maxLength(CONDUCT_REASON_MAX_LENGTH, issue('reason_too_long')))

const given = z.extend(playerReference, {
  code: tournamentCode,
  organizerId: z.optional(capability),
  /** The result seen, null for none. */
  over: z.optional(z.nullable(scoreInput)),
  reason: z.optional(reason),
  actId,
})

/** A player did not come to the table: the round's match is lost. */
export const giveNoShow = defineAct({ id: 'give-no-show', input: given, ...answers })

/** Gives any penalty. */
export const givePenalty = defineAct({
  id: 'give-penalty',
  input: z.extend(given, {
    penalty: z.enum(PENALTY_KINDS, issue('penalty_kind_invalid')),
    /** What it is for, of the game's published list; only for the staff. */
    infraction: z.optional(z.enum(INFRACTION_IDS, issue('infraction_invalid'))),
    /** Of a lost game: it counts in the player's next match. */
    forNextMatch: z.optional(z.boolean(issue('penalty_kind_invalid'))),
  }),
  ...answers,
})

const PENALTY_ID = /^[A-Za-z0-9-]{1,64}$/

const takenBack = z.object({
  code: tournamentCode,
  organizerId: z.optional(capability),
  penaltyId: z.string(issue('penalty_not_found')).check(z.regex(PENALTY_ID, issue('penalty_not_found'))),
  actId,
})

/** Restores what was before an absence. */
export const takeBackNoShow = defineAct({ id: 'take-back-no-show', input: takenBack, ...answers })

/** Restores what was before a penalty. */
export const takeBackPenalty = defineAct({ id: 'take-back-penalty', input: takenBack, ...answers })
