import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { capability, playerKey, tournamentCode } from '../fields/fields.ts'

/** What one act changed, without names: the members that a kind does not have are missing. */
const journalFact = z.object({
  /** A kind of change; later versions have others. */
  kind: z.string(),
  /** How many changes it stands for. */
  count: z.int(),
  round: z.optional(z.int()),
  /** Of a round of a bracket that still stands: for how many it was made, 2 in the final. */
  places: z.optional(z.int()),
  tables: z.optional(z.array(z.int())),
  /** Keys of players: all it is about, or the first of them; of a result in the order of its score. */
  players: z.optional(z.array(z.string())),
  score: z.optional(
    z.object({ wins1: z.int(), wins2: z.int(), draws: z.int(), isDoubleLoss: z.optional(z.boolean()) }),
  ),
  /** Of a result: something was reported of the match before. */
  isCorrection: z.optional(z.boolean()),
  /** What a match without an opponent counts as now. */
  as: z.optional(z.string()),
  /** Which one was given, or taken back. */
  penalty: z.optional(z.string()),
  /** How many rounds are played; null: as many as the players make. */
  rounds: z.optional(z.nullable(z.int())),
  /** How many are to play on after the Swiss rounds: 0 for nobody, null for as many as the game proposes. */
  cut: z.optional(z.nullable(z.int())),
  /** What is played, of a later version too; with `count` for how many were drawn into their places. */
  structure: z.optional(z.string()),
})

export type JournalFact = z.output<typeof journalFact>

const journalEntry = z.object({
  sequence: z.int(),
  at: z.string(),
  act: z.string(),
  /** Null for acts before roles were written down, and for a role of a later version. */
  role: z.catch(z.nullable(z.enum(STAFF_ROLES)), null),
  /** Under which name somebody was invited; for the staff alone, and null once it was erased. */
  name: z.nullable(z.string()),
  /** As it was given with the act; for the staff alone. */
  reason: z.nullable(z.string()),
  /** A device decided it without a network and handed it in later, `at` that moment; left out of all others. */
  apart: z.optional(z.literal(true)),
  /** When, by the clock of that device; for the staff alone. */
  decidedAt: z.optional(z.string()),
  facts: z.array(journalFact),
})

export type JournalEntry = z.output<typeof journalEntry>

/** What the staff of a tournament did, the latest first: for everybody what bears on fairness, for the staff all of it. */
export const getJournal = defineCall({
  id: 'get-journal',
  input: z.object({
    code: tournamentCode,
    organizerId: z.optional(capability),
    asStaff: z.optional(z.boolean()),
    before: z.optional(z.int().check(z.minimum(1))),
    /** Only what speaks of this player: by itself, or by a match of theirs that still stands. */
    playerKey: z.optional(playerKey),
  }),
  reply: z.object({
    data: z.object({
      entries: z.array(journalEntry),
      /** What to ask for as `before` to read on; null at the beginning of the journal. A page may be empty and go on. */
      next: z.nullable(z.int()),
    }),
  }),
})
