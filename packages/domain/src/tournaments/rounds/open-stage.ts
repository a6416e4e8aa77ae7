import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { draftOf } from '../kinds/draft-rounds.ts'
import { partOf, rankedIndexes } from '../kinds/part.ts'
import { currentRound } from '../kinds/phase.ts'
import { currentStage, pairedInStage } from '../kinds/stage.ts'
import { MOST_PARTS, type WishedPart } from '../stage-part.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'
import { isUnbegun, openingFault } from './can-open-stage.ts'
import { pairNextRound, type WhoDraws } from './pair-next-round.ts'
import { tooManyParts } from './planned-parts.ts'
import { isRoundComplete } from './round-progress.ts'
import { stageReady } from './stage-ready.ts'

export type OpenedStage = WishedPart &
  WhoDraws & {
    /** The round after which it begins, as seen. */
    readonly afterRound: RoundNumber
    readonly seed: string
  }

/**
 * Another part begins: its first round is paired in its own way, by its own points or by those so far. Undone with that round; a draft first
 * draws its pods, and is taken back as drafts are.
 */
export function openStage(tournament: Tournament, wish: OpenedStage): Outcome<readonly Change[]> {
  const { afterRound, seed, pair, pods } = wish
  const fault = openingFault(tournament)
  if (fault) return refuse(fault)
  if (hasJustOpened(tournament, afterRound)) return accept([])
  if (isUnbegun(tournament)) return refuse('part_without_rounds')
  if (afterRound !== currentRound(tournament)) return refuse('round_not_current')
  if (!isRoundComplete(tournament)) return refuse('round_not_complete')
  const parts = rankedIndexes(tournament).length
  if (parts >= MOST_PARTS) return { accepted: false, refusal: tooManyParts(parts + 1) }
  const ready = stageReady(tournament, wish, afterRound)
  if (!ready.accepted) return ready
  const { stage, opened } = ready.value
  const change: Change = { kind: 'stage_opened', stage }
  // Pods are drawn, and decks made, before the first round of a draft.
  if (draftOf(stage)) return accept([change])
  return accept([change, pairNextRound(opened, afterRound + 1, { seed, pair, pods })])
}

function hasJustOpened(tournament: Tournament, afterRound: RoundNumber): boolean {
  const paired = isUnbegun(tournament) ? 0 : 1
  const isNext = currentRound(tournament) === afterRound + paired && pairedInStage(tournament) === paired
  return isNext && partOf(currentStage(tournament)) !== null
}
