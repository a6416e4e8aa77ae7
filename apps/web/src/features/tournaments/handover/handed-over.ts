import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import * as z from 'zod/mini'
import { readBase } from '../cave/cave-base.ts'
import { type KeptBase, type KeptRegistered, keptAct, keptBase, keptRegistered } from '../cave/cave-store.ts'

/** More are handed in before so many are decided. */
const MOST_ACTS = 5_000
/** An envelope has 24. */
const MOST_SEEDS = 100

/** What proves the role on another device; null where an account does, which signs in there. */
const proof = z.nullable(
  z.object({
    role: z.enum(STAFF_ROLES),
    secret: z.string().check(z.minLength(8), z.maxLength(200)),
    name: z.nullable(z.string().check(z.maxLength(200))),
    expiresAt: z.nullable(z.string().check(z.maxLength(40))),
  }),
)

const handedOver = z.object({
  version: z.literal(1),
  code: z.string().check(z.regex(/^[A-Z0-9]{4,16}$/)),
  tournamentId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  /** ISO 8601: when it was written, by the clock of that device. */
  at: z.string().check(z.maxLength(40)),
  base: keptBase,
  acts: z.array(keptAct).check(z.maxLength(MOST_ACTS)),
  /** Sealed ones: the device that goes on draws by the same. Left out by apps that had none. */
  seeds: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MOST_SEEDS)), []),
  /** Left out by apps that kept none. */
  registered: z._default(z.nullable(keptRegistered), null),
  proof,
})

/** What goes from one device of the staff to another: the last state of the server, what waits, the sealed seeds, and the proof of the role. */
export type HandedOver = Omit<z.output<typeof handedOver>, 'version' | 'acts' | 'base' | 'seeds' | 'registered'> & {
  readonly base: KeptBase
  readonly registered?: KeptRegistered | null
  readonly seeds: readonly string[]
  readonly acts: readonly ApartAct[]
}

export function writeHandedOver(handed: HandedOver): string {
  return JSON.stringify({ version: 1, ...handed })
}

/** Null for what this version of the app cannot go on with. */
export function readHandedOver(text: string): HandedOver | null {
  try {
    const read = handedOver.parse(JSON.parse(text))
    const base = readBase(read.base)
    const isWhole = base !== null && base.whole.id === read.tournamentId && base.whole.code === read.code
    return isWhole ? { ...read, acts: read.acts as readonly ApartAct[] } : null
  } catch {
    return null
  }
}
