import { hash } from 'node:crypto'
import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Counted, Counters, Limit } from '../../ports/counters.ts'
import { ProtocolError } from '../protocol-error.ts'
import { partyAddress } from './party-address.ts'

const perMinute = (points: number): Limit => ({ points, duration: 60 })
const perHour = (points: number): Limit => ({ points, duration: 3600 })

/** The work of a request is counted in whole tenths of a millisecond. */
export const POINTS_OF_A_MS = 10

/**
 * A venue is one address: three thousand phones behind it connect, join and read within a minute, and come back within a
 * minute. Nothing is counted by what a stranger may name for somebody else, an id or an address of mail alone, unless
 * there is another way in for that person: docs/decisions/0021-nobody-is-locked-out.md.
 */
export const LIMITS = {
  executionsOfAddress: perMinute(9000),
  executionsOfAccount: perMinute(120),
  executionsOfSecret: perMinute(120),
  /**
   * Half of one core. A venue of 3,000 phones that come, join and read within a minute
   * uses a third of it (docs/performance.md).
   */
  costOfAddress: perMinute(30_000 * POINTS_OF_A_MS),
  deckReadingsOfAddress: perMinute(10),
  reportsOfAddress: perHour(20),
  /** Drawn again here, each time. */
  logosOfAccount: perHour(30),
  /** Letters to those who organize events. */
  messagesOfAddress: perHour(20),
  /** Ten small files, five as large as a guest may send, or one as large as an organizer may. */
  importedSeatsOfAddress: perMinute(60_000),
  failedCodesOfAddress: perMinute(60),
  wrongPasswordsOfAddress: perMinute(60),
  wrongInvitationsOfAddress: perMinute(60),
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

/** The limits with another budget of the server's own work, for tests that use one up. */
export function limitsOf(mostCostMs: number | undefined): Readonly<Record<LimitName, Limit>> {
  return mostCostMs === undefined ? LIMITS : { ...LIMITS, costOfAddress: perMinute(mostCostMs * POINTS_OF_A_MS) }
}

export type LimitName = keyof typeof LIMITS

/** What can be tried out: whoever keeps missing is no longer told that they missed, and whoever is right goes on. */
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
  /** Counts one more, and refuses the request when that is too many. */
  readonly spend: (name: LimitName, key: string, reply?: FastifyReply) => Promise<void>
  /** Counts as many as it weighs, and refuses the request when that is too many. */
  readonly charge: (name: LimitName, key: string, points: number) => Promise<void>
  /** The same; false when that is too many. */
  readonly isWithin: (name: LimitName, key: string, points?: number) => Promise<boolean>
  /** Counts one less of what did no harm. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>
}

/** Without counters nothing is too many. */
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

/** Secrets are not kept, not even as keys of counters. */
export function limitKeyOf(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** Who asks, as far as an address tells it. A line that was cut has none any more, and what came by it is dropped. */
export function addressOf(request: FastifyRequest): string {
  // The address is read from the line each time it is asked for.
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
