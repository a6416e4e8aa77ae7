import {
  DECK_CHECK_RESULTS,
  MOST_DECK_CHECKS,
  MOST_DRAWN_TABLES,
} from '@tablee/domain/tournaments/deck-checks/deck-check'
import * as z from 'zod/mini'
import { defineAct, issue } from '../call.ts'
import { toldAct } from '../told-act.ts'
import { tournamentReply } from './documents/tournament-reply.ts'
import { actId, capability, matchId, playerKey, roundNumber, tournamentCode } from './fields/fields.ts'

const answers = { reply: tournamentReply, told: toldAct }
const ofStaff = { code: tournamentCode, organizerId: z.optional(capability), actId }

/** Of a check, from 1 in each tournament. */
export const checkNumber = z.int(issue('deck_check_gone')).check(z.gte(1), z.lte(MOST_DECK_CHECKS))
/** People at one table. */
const MOST_PEOPLE = 20

/** Tables of the round being played are drawn for a deck check. */
export const drawDeckChecks = defineAct({
  id: 'draw-deck-checks',
  input: z.object({ ...ofStaff, roundNumber, count: z.int().check(z.gte(1), z.lte(MOST_DRAWN_TABLES)) }),
  ...answers,
})

/** A check of a table begins, or somebody else reads along: the journal notes each reader once. */
export const openDeckCheck = defineAct({ id: 'open-deck-check', input: z.object({ ...ofStaff, matchId }), ...answers })

/** A check ends with a result for each deck, and the table gets its time back. */
export const endDeckCheck = defineAct({
  id: 'end-deck-check',
  input: z.object({
    ...ofStaff,
    check: checkNumber,
    results: z
      .array(z.object({ playerKey, result: z.enum(DECK_CHECK_RESULTS) }))
      .check(z.maxLength(MOST_PEOPLE, issue('deck_check_results_missing'))),
  }),
  ...answers,
})

/** A check is as if it had not been, with the time it gave. */
export const takeBackDeckCheck = defineAct({
  id: 'take-back-deck-check',
  input: z.object({ ...ofStaff, check: checkNumber }),
  ...answers,
})
