import type { HookAttempt, HookDelivery } from '@tablee/contract/serving/hook-box'
import * as z from 'zod/mini'
import { attemptOf } from './attempt-of.ts'
import { discordCard } from './discord-card.ts'
import type { Answer, SendRequest } from './send-request.ts'

type Sending = { readonly send: SendRequest; readonly userAgent: string }

const message = z.object({ id: z.string().check(z.regex(/^\d{1,25}$/)) })
const limited = z.object({ retry_after: z.number() })
const errorCode = z.object({ code: z.number() })

/** By Discord's table of errors. */
const UNKNOWN_MESSAGE = 10_008

/** One card for each event, written once and changed from then on. */
export async function sendToDiscord(delivery: HookDelivery, sending: Sending): Promise<HookAttempt> {
  const { messageId, address } = delivery
  if (messageId === null) return create(delivery, sending)
  const answer = await ask(delivery, sending, { method: 'PATCH', address: `${address}/messages/${messageId}` })
  // Somebody deleted the card there.
  const isMissing = 'status' in answer && answer.status === 404 && read(answer, errorCode)?.code === UNKNOWN_MESSAGE
  return isMissing ? create(delivery, sending) : outcomeOf(answer)
}

async function create(delivery: HookDelivery, sending: Sending): Promise<HookAttempt> {
  const answer = await ask(delivery, sending, { method: 'POST', address: `${delivery.address}?wait=true` })
  const outcome = outcomeOf(answer)
  const id = 'status' in answer ? read(answer, message)?.id : undefined
  return outcome.kind === 'sent' && id !== undefined ? { ...outcome, messageId: id } : outcome
}

function ask(
  { payload, language }: HookDelivery,
  { send, userAgent }: Sending,
  to: { readonly method: 'POST' | 'PATCH'; readonly address: string },
) {
  const body = JSON.stringify({ ...discordCard(payload, language), allowed_mentions: { parse: [] } })
  return send({ ...to, body, headers: { 'content-type': 'application/json', 'user-agent': userAgent } })
}

function outcomeOf(answer: Awaited<ReturnType<SendRequest>>): HookAttempt {
  const outcome = attemptOf(answer)
  if ('failure' in answer) return outcome
  // Without its webhook nothing can be told there any more.
  if (answer.status === 404) return { kind: 'gone', status: 404 }
  if (outcome.kind === 'failed' && answer.status === 429) {
    const seconds = read(answer, limited)?.retry_after
    return { ...outcome, afterMs: seconds === undefined ? outcome.afterMs : Math.ceil(seconds * 1000) }
  }
  const pauseMs = pauseOf(answer)
  return outcome.kind === 'sent' && pauseMs > 0 ? { ...outcome, pauseMs } : outcome
}

/** The bucket is empty until then. */
function pauseOf({ headers }: Answer): number {
  if (headers['x-ratelimit-remaining'] !== '0') return 0
  const seconds = Number(headers['x-ratelimit-reset-after'])
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds * 1000) : 0
}

function read<Schema extends z.ZodMiniType>({ text }: Answer, schema: Schema): z.output<Schema> | null {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
