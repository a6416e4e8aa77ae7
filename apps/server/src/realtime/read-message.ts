import * as z from 'zod/mini'
import { MOST_CHANNELS } from './subscriptions.ts'

const subscriptionId = z.string().check(z.minLength(1), z.maxLength(128))

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping'), data: z.catch(z.optional(z.object({ sent: z.number() })), undefined) }),
  z.object({ type: z.literal('authentication'), data: z.object({ session: z.string() }) }),
  z.object({
    type: z.literal('subscribe'),
    data: z.array(
      z.object({
        subscriptionId,
        channels: z.array(z.string()),
        queries: z.optional(z.array(z.unknown())),
      }),
    ),
  }),
  z.object({ type: z.literal('unsubscribe'), data: z.array(z.object({ subscriptionId })) }),
])

export type ClientMessage = z.output<typeof message>

/** Null when it is no message of the protocol. */
export function readMessage(text: string): ClientMessage | null {
  try {
    const value: unknown = JSON.parse(text)
    if (isLong(value)) return null
    const parsed = z.safeParse(message, value)
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** More subscriptions than allowed are not validated one by one. */
function isLong(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('data' in value)) return false
  return Array.isArray(value.data) && value.data.length > MOST_CHANNELS
}
