import { type Penalty, type PenaltyId, PUBLIC_PENALTY_KINDS } from '@tablee/domain/tournaments/conduct/penalty'
import type { MatchId, PlayerId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'

const text = <Text extends string>() => z.custom<Text>((value) => typeof value === 'string')

const penalty: z.ZodMiniType<Penalty> = z.object({
  id: text<PenaltyId>(),
  kind: z.enum(PUBLIC_PENALTY_KINDS),
  playerId: text<PlayerId>(),
  round: z.int(),
  endedMatch: z.nullable(text<MatchId>()),
  drops: z.boolean(),
  bookedIn: z.optional(z.int()),
})

/** Public penalties, as stored and in the document. */
export const penalties: z.ZodMiniType<readonly Penalty[]> = z.readonly(z.array(penalty))
