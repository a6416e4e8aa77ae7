import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import { DECK_CHECK_RESULTS, PASSED_WHY } from '@tablee/domain/tournaments/deck-checks/deck-check'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { checkNumber } from '../deck-check-acts.ts'
import { capability, tournamentCode } from '../fields/fields.ts'

/** Tables drawn for a check, with all it takes to draw them again. */
export const deckCheckDraw = z.object({
  round: z.int(),
  /** From 1 in each round. */
  number: z.int(),
  seed: z.string(),
  count: z.int(),
  drawnAt: z.string(),
  /** The author's role; null for a later version's. */
  by: z.catch(z.nullable(z.enum(STAFF_ROLES)), null),
  /** Match keys, in the order drawn. */
  matches: z.array(z.string()),
  passed: z.array(z.object({ matchId: z.string(), why: z.catch(z.enum(PASSED_WHY), 'checked') })),
})
export type ToldDeckCheckDraw = z.output<typeof deckCheckDraw>

const deckCheck = z.object({
  check: z.int(),
  round: z.int(),
  matchId: z.string(),
  table: z.int(),
  playerKeys: z.array(z.string()),
  /** Number of the draw in its round; null: chosen. */
  draw: z.nullable(z.int()),
  openedAt: z.string(),
  /** Names under which readers were invited; null for one without, or erased. */
  readers: z.array(z.nullable(z.string())),
  /** Whether who asks read its lists. */
  isRead: z.boolean(),
  endedAt: z.nullable(z.string()),
  results: z.array(z.object({ playerKey: z.string(), result: z.catch(z.enum(DECK_CHECK_RESULTS), 'penalty') })),
  extraMinutes: z.int(),
  isTakenBack: z.boolean(),
})
export type ToldDeckCheck = z.output<typeof deckCheck>

/** Deck checks of a tournament and the draws for them, in order, for those who judge. */
export const getDeckChecks = defineCall({
  id: 'get-deck-checks',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability) }),
  reply: z.object({
    data: z.object({ draws: z.array(deckCheckDraw), checks: z.array(deckCheck) }),
  }),
})

const checkedDeck = z.object({
  playerKey: z.string(),
  /** As handed in, JSON; null: none. */
  decklist: z.nullable(z.string()),
  /** When it was kept, and its SHA-256; null while lists are not locked. */
  frozenAt: z.nullable(z.string()),
  hash: z.nullable(z.string()),
})
export type CheckedDeckList = z.output<typeof checkedDeck>

/** The lists of a check, for those of the staff who opened it (open-deck-check). */
export const readCheckedDecks = defineCall({
  id: 'read-checked-decks',
  input: z.object({ code: tournamentCode, organizerId: z.optional(capability), check: checkNumber }),
  reply: z.object({ data: z.array(checkedDeck) }),
})
