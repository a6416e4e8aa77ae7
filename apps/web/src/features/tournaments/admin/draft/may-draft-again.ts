import { draftOf } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { currentStage } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

/** Whether everybody of a draft may draft once more, in pods by the ranking. */
export function mayDraftAgain(tournament: Tournament): boolean {
  const stage = draftOf(currentStage(tournament))
  return stage !== null && stage.knockout !== true
}
