import type { DraftCall, JudgeCall, JudgeCalls } from '@tablee/domain/tournaments/judge-calls/judge-call'
import type { MatchId, PlayerId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'

const text = <Text extends string>() => z.custom<Text>((value) => typeof value === 'string')
const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

const asking = {
  playerId: text<PlayerId>(),
  calledAt: z.custom<string>(isMoment),
  takenBy: z.nullable(z.string()),
  takenAt: z.nullable(z.custom<string>(isMoment)),
  takenUntil: z.optional(z.custom<string>(isMoment)),
  isAppealed: z.boolean(),
}
const judgeCall: z.ZodMiniType<JudgeCall> = z.object({ matchId: text<MatchId>(), round: z.int(), ...asking })
const draftCall: z.ZodMiniType<DraftCall> = z.object({ stage: z.int(), ...asking })

/** As stored and in the document. */
export const judgeCalls: z.ZodMiniType<JudgeCalls> = z.object({
  open: z.readonly(z.array(judgeCall)),
  atDraft: z.optional(z.readonly(z.array(draftCall))),
  answered: z.int(),
  ruled: z.int(),
  appealed: z.int(),
  waitedMs: z.number(),
})
