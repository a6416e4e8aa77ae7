import { hash } from 'node:crypto'
import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Counted, Counters, Limit } from '../../ports/counters.ts'
import { ProtocolError } from '../protocol-error.ts'
import { partyAddress } from './party-address.ts'

const perMinute = (points: number): Limit => ({ points, duration: 60 })
const perHour = (points: number): Limit => ({ points, duration: 3600 })

/** Work is counted in tenths of a millisecond. */
export const POINTS_OF_A_MS = 10

/**
 * A venue is one address: three thousand phones behind it connect, join and read within a minute, and reconnect within a minute. Nothing is
 * counted only by what a stranger can name for another person, such as an id or a mail address, unless that person has another way in:
 * docs/decisions/0021-nobody-is-locked-out.md.
 */
export const LIMITS = {
  executionsOfAddress: perMinute(9000),
  executionsOfAccount: perMinute(120),
  executionsOfSecret: perMinute(120),
  /** Half a core. A venue of 3,000 phones that arrive, join and read within a minute uses a third of it (docs/performance.md). */
  costOfAddress: perMinute(30_000 * POINTS_OF_A_MS),
  deckReadingsOfAddress: perMinute(10),
  reportsOfAddress: perHour(20),
  /** Each is redrawn here. */
  logosOfAccount: perHour(30),
  /** Letters to organizers. */
  messagesOfAddress: perHour(20),
  /** Ten small files, five of a guest's maximum, or one of an organizer's. */
  importedSeatsOfAddress: perMinute(60_000),
  failedCodesOfAddress: perMinute(60),
  wrongPasswordsOfAddress: perMinute(60),
  wrongInvitationsOfAddress: perMinute(60),
  wrongTokensOfAddress: perMinute(60),
  connectsOfAddress: perMinute(12_000),
  readsOfAddress: perMinute(15_000),
  listsOfAddress: perMinute(600),
  shortListsOfAddress: perMinute(3000),
  dearListsOfAddress: perMinute(60),
  updatesOfDesk: perMinute(120),
  deletionsOfDesk: perMinute(60),
  accountsOfAddress: perHour(30),
  failedSignInsOfAddress: perHour(100),
  failedSignInsOfAddressAndEmail: perHour(10),
  failedSignInsOfEmail: perHour(30),
  failedSignInsOfDevice: perHour(10),
  recoveriesOfAddress: perHour(100),
  recoveriesOfAddressAndEmail: perHour(10),
  recoveryMailsOfEmail: perHour(10),
  recoveriesOfDevice: perHour(10),
  verificationsOfAddress: perHour(100),
  verificationsOfAccount: perHour(10),
  wrongLinksOfAddress: perHour(60),
  passwordsOfAccount: perHour(10),
} as const satisfies Readonly<Record<string, Limit>>

/** With another work budget, for tests that use it up. */
export function limitsOf(mostCostMs: number | undefined): Readonly<Record<LimitName, Limit>> {
  return mostCostMs === undefined ? LIMITS : { ...LIMITS, costOfAddress: perMinute(mostCostMs * POINTS_OF_A_MS) }
}

export type LimitName = keyof typeof LIMITS

/** Guessable values: after too many misses the answer no longer says so, while correct values still work. */
const LIMIT_OF_MISS: ReadonlyMap<RefusalCode, LimitName> = new Map([
  ['tournament_not_found', 'failedCodesOfAddress'],
  ['tournament_deleted', 'failedCodesOfAddress'],
  ['tournament_hidden', 'failedCodesOfAddress'],
  ['entry_password_wrong', 'wrongPasswordsOfAddress'],
  ['invitation_invalid', 'wrongInvitationsOfAddress'],
  ['shop_invitation_not_found', 'wrongInvitationsOfAddress'],
  ['token_invalid', 'wrongLinksOfAddress'],
  ['registration_link_invalid', 'wrongLinksOfAddress'],
  ['account_not_found', 'wrongLinksOfAddress'],
])

export async function countMiss(limits: Limits, refusal: RefusalCode, request: FastifyRequest): Promise<void> {
  const limit = LIMIT_OF_MISS.get(refusal)
  if (limit) await limits.spend(limit, addressOf(request))
}

export type Limits = {
  /** Counts one, and refuses the request beyond the limit. */
  readonly spend: (name: LimitName, key: string, reply?: FastifyReply) => Promise<void>
  /** Counts its weight, and refuses the request beyond the limit. */
  readonly charge: (name: LimitName, key: string, points: number) => Promise<void>
  /** The same; false beyond the limit. */
  readonly isWithin: (name: LimitName, key: string, points?: number) => Promise<boolean>
  /** Takes back a count that did no harm. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>
}

/** Without counters there are no limits. */
export function createLimits(counters: Counters | null): Limits {
  if (!counters)
    return { spend: async () => {}, charge: async () => {}, isWithin: async () => true, giveBack: async () => {} }
  return {
    spend: async (name, key, reply) => {
      const counted = await counters.add(name, key)
      if (reply) writeHeaders(reply, name, counted)
      if (counted.isTooMany) throw tooMany(counted)
    },
    charge: async (name, key, points) => {
      const counted = await counters.add(name, key, points)
      if (counted.isTooMany) throw tooMany(counted)
    },
    isWithin: async (name, key, points) => !(await counters.add(name, key, points)).isTooMany,
    giveBack: counters.giveBack,
  }
}

/** Secrets are not stored, not even as counter keys. */
export function limitKeyOf(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** The caller as far as an address shows. A cut connection has no address any more, and its request is dropped. */
export function addressOf(request: FastifyRequest): string {
  // The address is read from the connection on each access.
  if (request.raw.socket.remoteAddress === undefined) {
    request.raw.destroy()
    throw new ProtocolError('general_unknown', 'The line is closed')
  }
  return partyAddress(request.ip)
}

function writeHeaders(reply: FastifyReply, name: LimitName, { left, msToReset }: Counted): void {
  void reply.headers({
    'X-RateLimit-Limit': String(LIMITS[name].points),
    'X-RateLimit-Remaining': String(left),
    'X-RateLimit-Reset': String(Math.ceil((Date.now() + msToReset) / 1000)),
  })
}

function tooMany({ msToReset }: Counted): ProtocolError {
  return new ProtocolError(
    'general_rate_limit_exceeded',
    'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
    { retryAfterS: Math.max(1, Math.ceil(msToReset / 1000)) },
  )
}
