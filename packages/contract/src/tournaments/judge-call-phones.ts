import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { letterLanguage } from '../registrations/fields.ts'
import { callEndpoint, callReply, callSubscription } from './fields/call-fields.ts'
import { capability, tournamentCode } from './fields/fields.ts'

const ofStaff = { code: tournamentCode, organizerId: z.optional(capability) }

/** Somebody who judges asks to be told of calls on this browser, even while the app is closed. */
export const subscribeToJudgeCalls = defineCall({
  id: 'subscribe-to-judge-calls',
  input: z.object({
    ...ofStaff,
    subscription: callSubscription,
    language: z._default(letterLanguage, SOURCE_LANGUAGE),
  }),
  reply: callReply,
})

export const unsubscribeFromJudgeCalls = defineCall({
  id: 'unsubscribe-from-judge-calls',
  input: z.object({ ...ofStaff, endpoint: callEndpoint }),
  reply: callReply,
})
