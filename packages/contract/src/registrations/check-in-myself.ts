import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { actId, tournamentId } from '../tournaments/fields/fields.ts'
import { registrantId } from './fields.ts'
import { registrationReply } from './registration-document.ts'

/** Longer than any that the server gives out. */
const DOOR_CODE_MAX_LENGTH = 128

/** Players say before the start that they are there, or that they are not after all. */
export const checkInMyself = defineCall({
  id: 'check-in-myself',
  input: z.object({
    tournamentId,
    /** Their own secret, or their own account id together with its session. */
    playerId: registrantId,
    isPresent: z.boolean(),
    /** What hangs at the door, where the event takes it. */
    doorCode: z.optional(
      z.string(issue('door_code_wrong')).check(z.maxLength(DOOR_CODE_MAX_LENGTH, issue('door_code_wrong'))),
    ),
    actId,
  }),
  reply: registrationReply,
})
