import * as z from 'zod/mini'
import { issue } from '../../call.ts'

/** Longer than any that a browser was seen to hand out. */
const LONGEST_ENDPOINT = 2000

/** The address of a push service at which one browser is called; which services may be meant is the operator's to say. */
export const callEndpoint = z
  .string(issue('call_endpoint_invalid'))
  .check(
    z.maxLength(LONGEST_ENDPOINT, issue('call_endpoint_invalid')),
    z.regex(/^https:\/\/[\x21-\x7e]+$/, issue('call_endpoint_invalid')),
  )

/** 65 bytes, the first of which says that the point is written whole; and 16. */
const publicKey = z
  .string(issue('call_keys_invalid'))
  .check(z.regex(/^B[A-Za-z0-9_-]{86}$/, issue('call_keys_invalid')))
const auth = z.string(issue('call_keys_invalid')).check(z.regex(/^[A-Za-z0-9_-]{22}$/, issue('call_keys_invalid')))

/** What a browser's `PushSubscription` says of itself, as its `toJSON` has it. */
export const callSubscription = z.object(
  {
    endpoint: callEndpoint,
    keys: z.object({ p256dh: publicKey, auth }, issue('call_keys_invalid')),
  },
  issue('call_endpoint_invalid'),
)

export const callReply = z.object({ data: z.object({ isCalled: z.boolean() }) })
