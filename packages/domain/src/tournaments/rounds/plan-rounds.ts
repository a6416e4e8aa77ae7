import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { canBeCut } from '../kinds/can-be-cut.ts'
import { currentRound, isFinished, isRunning } from '../kinds/phase.ts'
import { currentStage, enteredIn, pairedInStage, plannedRounds } from '../kinds/stage.ts'
import type { Tournament } from '../tournament.ts'

export type RoundsPlan = {
  /** Of the whole tournament, those of earlier parts included. */
  readonly rounds: number | null
  /** Why it changes after round 1 was paired; kept in the journal. */
  readonly reason: string | null
}

/** Free before round 1, later with a reason (STAK-14); never fewer than the rounds paired. */
export function planRounds(tournament: Tournament, { rounds, reason }: RoundsPlan): Outcome<readonly Change[]> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (enteredIn(currentStage(tournament))) {
    return refuse(canBeCut(tournament) ? 'cut_under_way' : 'rounds_follow_players')
  }
  const before = tournament.rounds.length - pairedInStage(tournament)
  const inPart = rounds === null ? null : rounds - before
  if (inPart === plannedRounds(tournament)) return accept([])
  if (isRunning(tournament) && reason === null) return refuse('reason_required')
  if (rounds !== null && rounds < currentRound(tournament)) return refuse('rounds_below_paired')
  return accept([{ kind: 'rounds_planned', rounds: inPart }])
}
