import { hash } from 'node:crypto'
import { extractMoxfieldDecklist } from '@tablee/contract/decklists/extract-moxfield-decklist'
import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ProtocolError } from './protocol-error.ts'

type Limit = { readonly points: number; readonly duration: number }

const perMinute = (points: number): Limit => ({ points, duration: 60 })
const perHour = (points: number): Limit => ({ points, duration: 3600 })

/** A venue is one address: hundreds of phones join and score behind it at the same time. */
const LIMITS = {
  executionsOfAddress: perMinute(600),
  executionsOfSecret: perMinute(120),
  deckReadingsOfAddress: perMinute(10),
  failedCodesOfAddress: perMinute(60),
  wrongPasswordsOfAddress: perMinute(60),
  connectsOfAddress: perMinute(600),
  readsOfAddress: perMinute(600),
  updatesOfDesk: perMinute(120),
  deletionsOfDesk: perMinute(60),
  accountsOfAddress: perHour(30),
  signInsOfAddress: perHour(100),
  signInsOfEmail: perHour(10),
  recoveriesOfAddress: perHour(100),
  recoveriesOfEmail: perHour(10),
  verificationsOfAddress: perHour(100),
  verificationsOfAccount: perHour(10),
  followedLinksOfAccount: perHour(10),
  passwordsOfAccount: perHour(10),
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof LIMITS

/** Calls that are dearer than others, beside the limit of all calls. */
export const LIMIT_OF_CALL: ReadonlyMap<string, LimitName> = new Map([
  [extractMoxfieldDecklist.id, 'deckReadingsOfAddress'],
])

/** Six characters and short passwords can be tried out; whoever keeps missing is no longer told that they missed. */
const LIMIT_OF_MISS: ReadonlyMap<RefusalCode, LimitName> = new Map([
  ['tournament_not_found', 'failedCodesOfAddress'],
  ['entry_password_wrong', 'wrongPasswordsOfAddress'],
])

export async function countMiss(limits: Limits, refusal: RefusalCode, request: FastifyRequest): Promise<void> {
  const limit = LIMIT_OF_MISS.get(refusal)
  if (limit) await limits.spend(limit, addressOf(request))
}

export type Limits = {
  /** Counts one more, and refuses the request when that is too many. */
  readonly spend: (name: LimitName, key: string, reply?: FastifyReply) => Promise<void>
}

export function createLimits({ isOn }: { readonly isOn: boolean }): Limits {
  if (!isOn) return { spend: async () => {} }
  const limiters = new Map(Object.entries(LIMITS).map(([name, limit]) => [name, new RateLimiterMemory(limit)]))
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
    'X-RateLimit-Limit': String(LIMITS[name].points),
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
