import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ProtocolError } from './protocol-error.ts'

const MINUTE_S = 60

/** So much in a minute. A venue is one address: hundreds of phones join and score behind it at the same time. */
const PER_MINUTE = {
  executionsOfAddress: 600,
  executionsOfSecret: 120,
  failedCodesOfAddress: 60,
  connectsOfAddress: 600,
  updatesOfAddress: 120,
} as const

export type LimitName = keyof typeof PER_MINUTE

export type Limits = {
  /** Counts one more, and refuses the request when that is too many. */
  readonly spend: (name: LimitName, key: string, reply?: FastifyReply) => Promise<void>
}

export function createLimits({ isOn }: { readonly isOn: boolean }): Limits {
  if (!isOn) return { spend: async () => {} }
  const limiters = new Map(
    Object.entries(PER_MINUTE).map(([name, points]) => [name, new RateLimiterMemory({ points, duration: MINUTE_S })]),
  )
  return {
    spend: async (name, key, reply) => {
      try {
        const state = await limiters.get(name)?.consume(key)
        if (state && reply) writeHeaders(reply, name, state)
      } catch (state) {
        if (!(state instanceof RateLimiterRes)) throw state
        if (reply) writeHeaders(reply, name, state)
        throw tooMany()
      }
    },
  }
}

/** Secrets are not kept, not even as keys of counters. */
export function limitKeyOf(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

export function addressOf(request: FastifyRequest): string {
  return request.ip
}

function writeHeaders(reply: FastifyReply, name: LimitName, state: RateLimiterRes): void {
  void reply.headers({
    'X-RateLimit-Limit': String(PER_MINUTE[name]),
    'X-RateLimit-Remaining': String(Math.max(0, state.remainingPoints)),
    'X-RateLimit-Reset': String(Math.ceil((Date.now() + state.msBeforeNext) / 1000)),
  })
}

function tooMany(): ProtocolError {
  return new ProtocolError(
    'general_rate_limit_exceeded',
    'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
  )
}
