import * as z from 'zod/mini'

const subscriptionId = z.string().check(z.minLength(1), z.maxLength(128))

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
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

/** Null when the text is no message of the protocol. */
export function readMessage(text: string): ClientMessage | null {
  try {
    const parsed = z.safeParse(message, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
