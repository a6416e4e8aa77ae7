import { followFromSeed } from '@tablee/domain/tournaments/draft/draw-pods'
import { draftOf } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { stageOfRound } from '@tablee/domain/tournaments/kinds/stage'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'

type OfRound = { readonly round: RoundNumber; readonly nameOf: (id: string) => string }
type DraftReport = { readonly lines: readonly string[]; readonly isSame: boolean }

/** The pods of a draft in order of seats, and whether their seed gives them again. Null for other rounds. */
export function reportDraft(tournament: Tournament, { round, nameOf }: OfRound): DraftReport | null {
  const stage = stageOfRound(tournament, round)
  const draft = draftOf(stage)
  if (!draft) return null
  const isFirst = tournament.stages.indexOf(stage) === 0
  const follows = followFromSeed(draft, isFirst)
  const moved = draft.drawnPods ? ' Since the draw somebody came or left before the first pick.' : ''
  return {
    lines: [
      ...draft.pods.map((pod, index) => `Pod ${index + 1}: ${pod.map(nameOf).join(', ')}`),
      `${VERDICTS[String(follows) as keyof typeof VERDICTS]}${draft.seed === undefined ? '' : ` (${draft.seed})`}.${moved}`,
    ],
    isSame: follows !== false,
  }
}

const VERDICTS = {
  true: 'Their seed gives the same pods and seats',
  false: 'Their seed gives other pods or seats',
  null: 'The pods follow from no seed',
} as const
