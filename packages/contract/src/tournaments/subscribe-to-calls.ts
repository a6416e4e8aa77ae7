import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { letterLanguage } from '../registrations/fields.ts'
import { callReply, callSubscription } from './fields/call-fields.ts'
import { capability, tournamentCode } from './fields/fields.ts'

/** A player asks to be called to their table on this browser, even while the app is closed. */
export const subscribeToCalls = defineCall({
  id: 'subscribe-to-calls',
  input: z.object({
    code: tournamentCode,
    playerId: capability,
    subscription: callSubscription,
    language: z._default(letterLanguage, SOURCE_LANGUAGE),
  }),
  reply: callReply,
})
