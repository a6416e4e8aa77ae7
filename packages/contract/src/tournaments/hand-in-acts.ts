import { type AnyDeskAct, type DeskActName, drawnAtDesk } from '@tablee/domain/tournaments/acts/desk-acts'
import { MOST_LISTED_PLAYERS } from '@tablee/domain/tournaments/files/read-player-list'
import * as z from 'zod/mini'
import { defineCall, issue } from '../call.ts'
import { DESK_INPUTS, isDeskAct } from './fields/desk-inputs.ts'
import { drawnId, drawnSeed } from './fields/drawn-fields.ts'
import { actId, capability, moment, tournamentCode } from './fields/fields.ts'

/** Acts per call. */
export const MOST_HANDED_IN = 50

const given = z.object({
  at: moment,
  seed: z.union([z.literal(''), drawnSeed], issue('draw_invalid')),
  ids: z.array(drawnId).check(z.maxLength(MOST_LISTED_PLAYERS)),
})

type SchemaOf<Name extends DeskActName> = (typeof DESK_INPUTS)[Name]
type Given = typeof given

/** One handed-in act. */
export type HandedInAct = {
  [Name in DeskActName]: { id: string; name: Name; input: z.output<SchemaOf<Name>>; given: z.output<Given> }
}[DeskActName]

/** A handed-in act as sent. */
export type SentDeskAct = {
  [Name in DeskActName]: { id: string; name: Name; input: z.input<SchemaOf<Name>>; given: z.input<Given> }
}[DeskActName]

const schemas = Object.keys(DESK_INPUTS)
  .filter(isDeskAct)
  .map((name) => z.object({ id: z.nonoptional(actId), name: z.literal(name), input: DESK_INPUTS[name], given }))

const handedInAct = z
  .discriminatedUnion('name', schemas as [(typeof schemas)[number]])
  .check(z.refine(isDrawnAsTaken, issue('draw_invalid'))) as unknown as z.ZodMiniType<HandedInAct, SentDeskAct>

/** Exactly what the act needs was drawn, no id twice. */
function isDrawnAsTaken({ name, input, given: { seed, ids } }: DrawnAct): boolean {
  const drawn = drawnAtDesk({ name, input } as AnyDeskAct)
  return drawn.hasSeed === (seed !== '') && drawn.ids === ids.length && new Set(ids).size === ids.length
}

type DrawnAct = { readonly name: DeskActName; readonly input: unknown; readonly given: z.output<Given> }

/**
 * Acts that a staff device decided offline, in order (NONE-1). Each is carried as if sent alone, with what the device drew, as long as the
 * tournament is at the act it was decided on. The first refusal, or an act by others meanwhile, ends it: earlier ones stand. Without an
 * answer, the same acts are sent again first; the rest is decided anew on the state of the answer's `sequence`, and on no other.
 */
export const handInActs = defineCall({
  id: 'hand-in-acts',
  input: z.object({
    code: tournamentCode,
    organizerId: z.optional(capability),
    baseSequence: z.int().check(z.minimum(0)),
    acts: z.array(handedInAct).check(z.minLength(1), z.maxLength(MOST_HANDED_IN)),
  }),
  reply: z.object({
    data: z.object({
      sequence: z.int(),
      /** Those of the sent acts that are done, by this call or before. */
      known: z.array(z.string()),
      /** Why the first of the others was refused; null if all are known, or the tournament had moved on. */
      refusal: z.nullable(z.object({ id: z.string(), reason: z.string() })),
    }),
  }),
})
