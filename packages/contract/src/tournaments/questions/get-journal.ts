import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { placings } from '../documents/written-match.ts'
import { capability, playerKey, tournamentCode } from '../fields/fields.ts'
import { ruleDifference } from '../fields/rule-difference.ts'

/** One act's changes, without names; members a kind lacks are missing. */
const journalFact = z.object({
  /** A kind of change; later versions have others. */
  kind: z.string(),
  count: z.int(),
  round: z.optional(z.int()),
  /** The size of an existing bracket round, 2 in the final. */
  places: z.optional(z.int()),
  tables: z.optional(z.array(z.int())),
  /** Player keys: all concerned, or the first of them; for a result in the score's order. */
  players: z.optional(z.array(z.string())),
  /** Of each of `players`, from 0, where somebody was moved. */
  groups: z.optional(z.array(z.int())),
  score: z.optional(
    z.object({ wins1: z.int(), wins2: z.int(), draws: z.int(), isDoubleLoss: z.optional(z.boolean()) }),
  ),
  /** Of more than two, by seats from 0. */
  placings: z.catch(z.optional(placings), undefined),
  /** The match already had a report. */
  isCorrection: z.optional(z.boolean()),
  /** What an unopposed match now counts as. */
  as: z.optional(z.string()),
  penalty: z.optional(z.string()),
  /** Null: depends on the players. */
  rounds: z.optional(z.nullable(z.int())),
  /** The planned cut: 0 for nobody, null for the game's default. */
  cut: z.optional(z.nullable(z.int())),
  /** In what rules changed; `from` is missing where what was before is not known. */
  rules: z.optional(z.object({ from: z.optional(z.array(ruleDifference)), to: z.array(ruleDifference) })),
  /** Of a planned clock, where they were said. */
  minutes: z.optional(z.number()),
  /** The structure, even a later version's; `count` is how many were drawn into places. */
  structure: z.optional(z.string()),
})

export type JournalFact = z.output<typeof journalFact>

const journalEntry = z.object({
  sequence: z.int(),
  at: z.string(),
  act: z.string(),
  /** Null for acts older than recorded roles, and for a later version's role. */
  role: z.catch(z.nullable(z.enum(STAFF_ROLES)), null),
  /** The invited name, or a token's; only for the staff, null once erased. */
  name: z.nullable(z.string()),
  /** A program of the shop acted; otherwise left out. */
  byProgram: z.optional(z.literal(true)),
  reason: z.nullable(z.string()),
  /** Decided offline and handed in later, at `at`; otherwise left out. */
  apart: z.optional(z.literal(true)),
  /** When, by that device's clock; only for the staff. */
  decidedAt: z.optional(z.string()),
  facts: z.array(journalFact),
  /** Who stands in for whom by it, under their names; only for the staff. */
  shift: z.catch(
    z.optional(
      z.object({ name: z.nullable(z.string()), replaces: z.nullable(z.string()), until: z.nullable(z.string()) }),
    ),
    undefined,
  ),
})

export type JournalEntry = z.output<typeof journalEntry>

/** The staff's acts, latest first: for everybody what bears on fairness, for the staff all. */
export const getJournal = defineCall({
  id: 'get-journal',
  input: z.object({
    code: tournamentCode,
    organizerId: z.optional(capability),
    asStaff: z.optional(z.boolean()),
    before: z.optional(z.int().check(z.minimum(1))),
    /** Only what concerns this player, directly or by an existing match of theirs. */
    playerKey: z.optional(playerKey),
  }),
  reply: z.object({
    data: z.object({
      entries: z.array(journalEntry),
      /** Pass as `before` to read on; null at the journal's beginning. A page may be empty and still continue. */
      next: z.nullable(z.int()),
    }),
  }),
})
