import * as z from 'zod/mini'
import { issue } from '../../call.ts'

/** Longer than any seen from a browser. */
const LONGEST_ENDPOINT = 2000

/** A browser's push service address; the operator says which services are allowed. */
export const callEndpoint = z
  .string(issue('call_endpoint_invalid'))
  .check(
    z.maxLength(LONGEST_ENDPOINT, issue('call_endpoint_invalid')),
    z.regex(/^https:\/\/[\x21-\x7e]+$/, issue('call_endpoint_invalid')),
  )

/** 65 bytes, the first marking an uncompressed point; and 16. */
const publicKey = z
  .string(issue('call_keys_invalid'))
  .check(z.regex(/^B[A-Za-z0-9_-]{86}$/, issue('call_keys_invalid')))
const auth = z.string(issue('call_keys_invalid')).check(z.regex(/^[A-Za-z0-9_-]{22}$/, issue('call_keys_invalid')))

/** A browser's `PushSubscription`, as from its `toJSON`. */
export const callSubscription = z.object(
  {
    endpoint: callEndpoint,
    keys: z.object({ p256dh: publicKey, auth }, issue('call_keys_invalid')),
  },
  issue('call_endpoint_invalid'),
)

export const callReply = z.object({ data: z.object({ isCalled: z.boolean() }) })
