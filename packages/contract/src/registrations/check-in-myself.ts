import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { actId, tournamentId } from '../tournaments/fields/fields.ts'
import { registrantId } from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** Longer than any the server issues. */
const DOOR_CODE_MAX_LENGTH = 128

/** Before the start, players say that they are present, or not after all. */
export const checkInMyself = defineCall({
  id: 'check-in-myself',
  input: z.object({
    tournamentId,
    /** Their own secret, or their account id with its session. */
    playerId: registrantId,
    isPresent: z.boolean(),
    doorCode: z.optional(
      z.string(issue('door_code_wrong')).check(z.maxLength(DOOR_CODE_MAX_LENGTH, issue('door_code_wrong'))),
    ),
    actId,
  }),
  reply: registrationReply,
})
