import { wireRevisions } from '@tablee/contract/wire-revision'
import * as z from 'zod/mini'

const serverFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('connected'),
    data: z.object({ channels: z.array(z.string()), wire: z.catch(z.optional(wireRevisions), undefined) }),
  }),
  z.object({ type: z.literal('event'), data: z.object({ channels: z.array(z.string()), payload: z.unknown() }) }),
  z.object({
    type: z.literal('pong'),
    data: z.catch(z.optional(z.object({ sent: z.number(), time: z.number() })), undefined),
  }),
  z.object({ type: z.literal('response') }),
  z.object({ type: z.literal('error') }),
])

export type ServerFrame = z.output<typeof serverFrame>

/** Null for anything but our server's messages. */
export function readServerFrame(text: string): ServerFrame | null {
  try {
    const parsed = serverFrame.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
