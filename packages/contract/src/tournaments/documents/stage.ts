import { DRAFT_CARDS, type DraftTimer } from '@tablee/domain/tournaments/draft/draft'
import { GROUP_SIZES } from '@tablee/domain/tournaments/grouped'
import { readWrittenPart, type WrittenPart } from '@tablee/domain/tournaments/kinds/written-stage'
import { LEAVERS, type League, type MatchDate, UNPLAYED } from '@tablee/domain/tournaments/league'
import { POD_REMAINDERS } from '@tablee/domain/tournaments/pairing/pods/pod-field'
import type { MatchId, PlayerId, Stage } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { rulePack } from './rule-pack.ts'

const playersInOrder = z.readonly(
  z.array(
    z.pipe(
      z.string(),
      z.transform((id: string) => id as PlayerId),
    ),
  ),
)

const matchDate: z.ZodMiniType<MatchDate> = z.object({
  match: z.pipe(
    z.string(),
    z.transform((id: string) => id as MatchId),
  ),
  at: z.string(),
  by: z.pipe(
    z.string(),
    z.transform((id: string) => id as PlayerId),
  ),
  agreed: z.optional(z.literal(true)),
})

const league: z.ZodMiniType<League> = z.object({
  meetings: z.literal([1, 2]),
  unplayed: z.enum(UNPLAYED),
  leavers: z.enum(LEAVERS),
  firstEnds: z.nullable(z.string()),
  dates: z.optional(z.readonly(z.array(matchDate))),
})

const draftTimer: z.ZodMiniType<DraftTimer> = z.object({
  course: z.union([
    z.object({ kind: z.literal('running'), startedAt: z.string() }),
    z.object({ kind: z.literal('paused'), elapsedMs: z.number() }),
  ]),
})

/** A kind without an entry does not compile. */
const KINDS: { readonly [K in Stage['kind']]: z.ZodMiniType<Extract<Stage, { readonly kind: K }>> } = {
  swiss: z.object({
    kind: z.literal('swiss'),
    plannedRounds: z.nullable(z.int()),
    accelerated: z.optional(z.literal(true)),
    upperHalf: z.optional(playersInOrder),
    advanceAt: z.optional(z.int()),
  }),
  pods: z.object({
    kind: z.literal('pods'),
    plannedRounds: z.nullable(z.int()),
    remainder: z.enum(POD_REMAINDERS),
    pointsFirst: z.optional(z.literal(true)),
  }),
  elimination: z.object({
    kind: z.literal('elimination'),
    seeds: playersInOrder,
    thirdPlace: z.optional(z.literal(true)),
  }),
  'pod-bracket': z.object({
    kind: z.literal('pod-bracket'),
    seeds: playersInOrder,
    columns: z.optional(z.literal(true)),
    playsOn: z.optional(z.literal(true)),
  }),
  'round-robin': z.object({
    kind: z.literal('round-robin'),
    order: playersInOrder,
    annulled: z.optional(playersInOrder),
    league: z.optional(league),
  }),
  groups: z.object({
    kind: z.literal('groups'),
    size: z.literal(GROUP_SIZES),
    advance: z.int(),
    fills: z.optional(z.literal(true)),
    groups: z.readonly(z.array(playersInOrder)),
    drawn: z.optional(z.readonly(z.array(playersInOrder))),
    annulled: z.optional(playersInOrder),
  }),
  draft: z.object({
    kind: z.literal('draft'),
    plannedRounds: z.nullable(z.int()),
    pods: z.readonly(z.array(playersInOrder)),
    cards: z.literal(DRAFT_CARDS),
    ranksByPod: z.optional(z.literal(true)),
    knockout: z.optional(z.literal(true)),
    timer: z.optional(draftTimer),
    seed: z.optional(z.string()),
    drawnPods: z.optional(z.readonly(z.array(playersInOrder))),
  }),
}

const plain: z.ZodMiniType<Stage> = z.union(Object.values(KINDS))

const part: z.ZodMiniType<WrittenPart> = z.object({
  kind: z.literal('part'),
  stage: plain,
  carriesPoints: z.boolean(),
  players: z.nullable(playersInOrder),
  rules: z.optional(rulePack),
})

/** A stage as stored, and in the document. */
export const stage: z.ZodMiniType<Stage> = z.union([plain, z.pipe(part, z.transform(readWrittenPart))])

export const stages = z.readonly(z.array(stage))
