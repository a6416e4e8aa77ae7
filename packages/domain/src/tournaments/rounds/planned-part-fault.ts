import type { Refusal } from '../../outcome.ts'
import { currentRound } from '../kinds/phase.ts'
import type { Tournament } from '../tournament.ts'
import { canOpenStage } from './can-open-stage.ts'
import { cutCandidates } from './cut-field.ts'
import { partsToCome, plannedWish } from './planned-parts.ts'
import { stageReady } from './stage-ready.ts'

/** Why the planned part that comes now cannot begin as it was planned; null if it can, and while none comes. */
export function plannedPartFault(tournament: Tournament): Refusal | null {
  if (partsToCome(tournament).length === 0 || !canOpenStage(tournament)) return null
  const wish = plannedWish(tournament, cutCandidates(tournament).length)
  if (!wish) return null
  const ready = stageReady(tournament, wish, currentRound(tournament))
  return ready.accepted ? null : ready.refusal
}
