import { createHmac } from 'node:crypto'
import type { HookAttempt, HookDelivery } from '@tablee/contract/serving/hook-box'
import { attemptOf } from './attempt-of.ts'
import type { SendRequest } from './send-request.ts'

const PREFIX = 'whsec_'

/** By Standard Webhooks. */
export async function sendWebhook(
  { id, address, secret, payload }: HookDelivery,
  { send, now, userAgent }: { readonly send: SendRequest; readonly now: Date; readonly userAgent: string },
): Promise<HookAttempt> {
  const body = JSON.stringify(payload)
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const headers = {
    'content-type': 'application/json',
    'user-agent': userAgent,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signed(secret, `${id}.${timestamp}.${body}`)}`,
  }
  return attemptOf(await send({ method: 'POST', address, headers, body }))
}

function signed(secret: string, text: string): string {
  return createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(text)
    .digest('base64')
}
