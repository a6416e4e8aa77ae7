import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { tournamentId } from '../tournaments/fields/fields.ts'
import { registrantId } from './fields.ts'

/** Hashes answered at once. */
export const FROZEN_DECKS_PAGE = 500
/** Further ones are not shown. */
const LAST_ROW = 100_000

const frozenDeck = z.object({
  playerKey: z.string(),
  /** From 1; more than one where a list was changed after the lock. */
  number: z.int(),
  frozenAt: z.string(),
  /** Kept at the lock, handed in after it, or changed by the staff. Later words become the last. */
  cause: z.catch(z.enum(['lock', 'late', 'change']), 'change'),
  /** SHA-256 of `text` in UTF-8, in hexadecimal. */
  hash: z.string(),
  /** Of one person, for those who may read the list; null once it was erased. */
  text: z.optional(z.nullable(z.string())),
  /** Likewise the list as handed in, JSON. */
  decklist: z.optional(z.nullable(z.string())),
  /** Why it was changed; for the person and those who read registrations. */
  reason: z.optional(z.nullable(z.string())),
})
export type FrozenDeck = z.output<typeof frozenDeck>

/**
 * The lists of an event as they were kept at the lock: everybody reads their hashes, one after the other; of one person, who may read the
 * list reads what was kept.
 */
export const getFrozenDecks = defineCall({
  id: 'get-frozen-decks',
  input: z.object({
    tournamentId,
    /** Of this person alone: key, public id or own secret. */
    playerId: z.optional(registrantId),
    from: z._default(z.int().check(z.gte(0), z.lte(LAST_ROW)), 0),
  }),
  reply: z.object({ data: z.array(frozenDeck), hasMore: z._default(z.boolean(), false) }),
})
