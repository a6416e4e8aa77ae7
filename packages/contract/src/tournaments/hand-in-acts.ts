import type { Act } from '@tablee/domain/tournaments/acts/act'
import { DESK_ACTS, type DeskActName } from '@tablee/domain/tournaments/acts/desk-acts'
import { drawnFor } from '@tablee/domain/tournaments/acts/drawn'
import { MOST_LISTED_PLAYERS } from '@tablee/domain/tournaments/files/read-player-list'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { DESK_INPUTS } from './fields/desk-inputs.ts'
import { drawnId, drawnSeed } from './fields/drawn-fields.ts'
import { actId, capability, moment, tournamentCode } from './fields/fields.ts'

/** So many acts are handed in at once. */
export const MOST_HANDED_IN = 50

/** What the device drew, and when it decided by its own clock. */
const given = z.object({
  at: moment,
  /** Empty where the act draws none. */
  seed: z.union([z.literal(''), drawnSeed], issue('draw_invalid')),
  /** Of the players and the penalties that come by it. */
  ids: z.array(drawnId).check(z.maxLength(MOST_LISTED_PLAYERS)),
})

type SchemaOf<Name extends DeskActName> = (typeof DESK_INPUTS)[Name]
type Given = typeof given

/** One act as it is handed in. */
export type HandedInAct = {
  [Name in DeskActName]: { id: string; name: Name; input: z.output<SchemaOf<Name>>; given: z.output<Given> }
}[DeskActName]

/** The same as it is sent. */
export type SentDeskAct = {
  [Name in DeskActName]: { id: string; name: Name; input: z.input<SchemaOf<Name>>; given: z.input<Given> }
}[DeskActName]

const schemas = DESK_ACTS.map((name) =>
  z.object({ id: z.nonoptional(actId), name: z.literal(name), input: DESK_INPUTS[name], given }),
)

const handedInAct = z
  .discriminatedUnion('name', schemas as [(typeof schemas)[number]])
  .check(z.refine(isDrawnAsTaken, issue('draw_invalid'))) as unknown as z.ZodMiniType<HandedInAct, SentDeskAct>

/** As much was drawn as the act takes, and no id twice. */
function isDrawnAsTaken({ name, input, given: { seed, ids } }: DrawnAct): boolean {
  const drawn = drawnFor<DeskActName>({ name, input } as Act<DeskActName>)
  return drawn.hasSeed === (seed !== '') && drawn.ids === ids.length && new Set(ids).size === ids.length
}

type DrawnAct = { readonly name: DeskActName; readonly input: unknown; readonly given: z.output<Given> }

/**
 * Acts that a device of the staff decided without a network, in their order (NONE-1). Each is carried as if it were sent by itself,
 * with what the device drew for it, as long as the tournament stands at the act that it was decided on. The first that is
 * refused, or what others did meanwhile, ends it: those before it stand. Where no answer came the same acts are sent again first; what
 * is left is decided anew on the state of the answer's `sequence`, and on no other.
 */
export const handInActs = defineCall({
  id: 'hand-in-acts',
  input: z.object({
    code: tournamentCode,
    organizerId: z.optional(capability),
    /** The last act of the journal that these were decided on. */
    baseSequence: z.int().check(z.minimum(0)),
    acts: z.array(handedInAct).check(z.minLength(1), z.maxLength(MOST_HANDED_IN)),
  }),
  reply: z.object({
    data: z.object({
      /** The last act of the journal now. */
      sequence: z.int(),
      /** Those of the acts sent that are done: by this call, or before. */
      known: z.array(z.string()),
      /** Why the first of the others was not taken; null where all are known, or where the tournament had moved on. */
      refusal: z.nullable(z.object({ id: z.string(), reason: z.string() })),
    }),
  }),
})
