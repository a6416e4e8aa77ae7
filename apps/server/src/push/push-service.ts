import { createHash } from 'node:crypto'
import { Agent, request } from 'node:https'
import type { CallSubscription } from '@tablee/contract/serving/player-calling'
import { staffIdOf } from '@tablee/contract/serving/staff-callee'
import { type CallerIdentity, callerHeader } from './caller-identity.ts'
import { encryptCall } from './encrypt-call.ts'

/** One call's outcome: `gone` for good; `later` when the service says so, or is unreachable. */
export type Delivery =
  | { readonly kind: 'sent' | 'gone' | 'refused' }
  | { readonly kind: 'later'; readonly afterMs: number | null }

export type PushService = {
  readonly deliver: (subscription: CallSubscription, text: string) => Promise<Delivery>
  readonly close: () => void
}

export type PushServiceParts = {
  readonly identity: CallerIdentity
  readonly isCallable: (endpoint: string) => boolean
  /** Trusted in addition to the system's, for a local service. */
  readonly certificate?: string | undefined
}

/** As long as a round: later, no one waits at that table. */
export const LIFE_S = 60 * 60
const TIME_LIMIT_MS = 10_000
const MOST_CONNECTIONS = 16
const LONGEST_TOPIC = 32

/** Sends calls to browsers' push services, encrypted for each. Redirects are not followed. */
export function createPushService({ identity, isCallable, certificate }: PushServiceParts): PushService {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: MOST_CONNECTIONS,
    ...(certificate ? { ca: certificate } : {}),
  })
  return {
    deliver: async (subscription, text) => {
      // It may have been allowed only when it was stored.
      if (!isCallable(subscription.endpoint)) return { kind: 'gone' }
      return outcomeOf(await post(requestOf(subscription, text, identity), agent))
    },
    close: () => agent.destroy(),
  }
}

type Request = { readonly endpoint: string; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }

/** By RFC 8030; a later call of the tournament replaces a waiting one, of players and of the staff apart. */
function requestOf(
  { tournamentId, callee, endpoint, keys }: CallSubscription,
  text: string,
  identity: CallerIdentity,
): Request {
  const body = encryptCall(text, keys)
  const headers = {
    Authorization: callerHeader(identity, endpoint, new Date()),
    'Content-Encoding': 'aes128gcm',
    'Content-Length': String(body.length),
    'Content-Type': 'application/octet-stream',
    Topic: createHash('sha256')
      .update(`${tournamentId}${staffIdOf(callee) === null ? '' : ' staff'}`)
      .digest('base64url')
      .slice(0, LONGEST_TOPIC),
    TTL: String(LIFE_S),
    Urgency: 'high',
  }
  return { endpoint, headers, body }
}

type Answer = { readonly status: number; readonly retryAfter: string | undefined } | null

/** Null without an answer. The body is discarded, and one time limit covers everything. */
function post({ endpoint, headers, body }: Request, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    const sent = request(endpoint, { method: 'POST', headers, agent, signal }, (response) => {
      const { statusCode: status = 0, headers } = response
      response.on('error', () => {}).resume()
      resolve({ status, retryAfter: headers['retry-after'] })
    })
    sent.on('error', () => resolve(null))
    sent.end(body)
  })
}

function outcomeOf(answer: Answer): Delivery {
  if (answer === null) return { kind: 'later', afterMs: null }
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) return { kind: 'later', afterMs: readRetryAfter(retryAfter) }
  return { kind: 'refused' }
}

/** Seconds, or a date. */
function readRetryAfter(value: string | undefined): number | null {
  if (value === undefined) return null
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
