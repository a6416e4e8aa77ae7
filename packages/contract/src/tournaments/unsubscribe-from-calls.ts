import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { callEndpoint, callReply } from './fields/call-fields.ts'
import { capability, tournamentCode } from './fields/fields.ts'

/** A player wants no more calls on this browser. */
export const unsubscribeFromCalls = defineCall({
  id: 'unsubscribe-from-calls',
  input: z.object({ code: tournamentCode, playerId: capability, endpoint: callEndpoint }),
  reply: callReply,
})
