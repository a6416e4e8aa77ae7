import { POD_PRESETS, type PodPreset } from '@tablee/domain/tournaments/rule-packs/pod-rules'
import type { RuleDifference } from '@tablee/domain/tournaments/rule-packs/rule-differences'
import * as z from 'zod/mini'

const preset = z.custom<PodPreset>((value) => typeof value === 'string' && Object.hasOwn(POD_PRESETS, value))
const minutes = z.nullable(z.number())

/** One thing in which two packs differ; what a later version names is something else. */
export const ruleDifference: z.ZodMiniType<RuleDifference> = z.catch(
  z.discriminatedUnion('rule', [
    z.object({ rule: z.enum(['win', 'draw', 'loss']), points: z.number() }),
    z.object({ rule: z.literal('bestOf'), games: z.number() }),
    z.object({ rule: z.literal('draws'), arePossible: z.boolean() }),
    z.object({ rule: z.literal('floor'), floor: z.readonly(z.tuple([z.number(), z.number()])) }),
    z.object({ rule: z.literal('minutes'), minutes: z.number() }),
    z.object({ rule: z.literal('turnsAfterTime'), turns: z.nullable(z.number()) }),
    z.object({ rule: z.enum(['cutMinutes', 'finalMinutes']), minutes }),
    z.object({ rule: z.literal('pods'), preset: z.nullable(preset) }),
    z.object({ rule: z.literal('noShow'), drops: z.boolean() }),
    z.object({ rule: z.literal('others') }),
  ]),
  { rule: 'others' },
)
