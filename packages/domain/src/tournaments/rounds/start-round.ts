import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { usualDraft } from '../draft/draw-pods.ts'
import { seatedPods, settledDraft } from '../draft/seated-pods.ts'
import { evolveAll } from '../evolve.ts'
import { type DraftStage, draftOf } from '../kinds/draft-rounds.ts'
import { drawStage } from '../kinds/draw-stage.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { currentStage, enteredIn, isKnockout } from '../kinds/stage.ts'
import { sizeFault } from '../life/size-fault.ts'
import { MIN_PLAYERS_TO_START } from '../size-limits.ts'
import type { PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { startsAccelerated } from './accelerated.ts'
import { closeRound } from './close-week.ts'
import { type Draw, pairNextRound, type WhoDraws } from './pair-next-round.ts'
import { isEverybodyQualified } from './qualified.ts'
import { activePlayers } from './round-progress.ts'

/** Pairs round 1 with this seed. */
export function startTournament(tournament: Tournament, seed: string, by: WhoDraws = {}): Outcome<readonly Change[]> {
  if (!isWaiting(tournament)) return refuse('tournament_already_started')
  const players = activePlayers(tournament, 1).map(({ id }) => id)
  const fault = sizeFault(tournament, players.length)
  if (fault) return { accepted: false, refusal: fault }
  if ((seatedPods(tournament)?.unseated.length ?? 0) > 0) return refuse('draft_pods_full')
  const drawn = drawChanges(tournament, players, seed)
  return accept([...drawn, pairNextRound(evolveAll(tournament, drawn), 1, { ...by, seed })])
}

/** A stage that depends on its first field takes it in the seed's order. */
function drawChanges(tournament: Tournament, players: readonly PlayerId[], seed: string): readonly Change[] {
  const stage = currentStage(tournament)
  const draft = draftOf(stage)
  if (draft) return draftChanges(tournament, draft, seed)
  return enteredIn(stage) || startsAccelerated(tournament, players.length)
    ? [{ kind: 'stage_chosen', stage: drawStage(stage, players, { seed, seasonSeeds: tournament.seasonSeeds }) }]
    : []
}

/** Seats stay as they are from here on; who drew no pods has those that are proposed. */
function draftChanges(tournament: Tournament, draft: DraftStage, seed: string): readonly Change[] {
  if (draft.pods.length === 0) return [{ kind: 'stage_chosen', stage: usualDraft(tournament, draft, seed) }]
  const settled = settledDraft(draft, seatedPods(tournament)?.pods ?? draft.pods)
  return settled === draft ? [] : [{ kind: 'stage_chosen', stage: settled }]
}

export type NextRound = Draw & {
  /** The round to open; no effect if already open. Null: the next. */
  readonly wished: RoundNumber | null
}

/** Pairs the next round once every match of this one is over, or closed as a league says. */
export function startNextRound(tournament: Tournament, { wished, ...draw }: NextRound): Outcome<readonly Change[]> {
  if (isWaiting(tournament)) return refuse('tournament_not_running')
  if (isFinished(tournament)) return refuse('tournament_finished')
  const open = currentRound(tournament)
  if (wished !== null && wished <= open) return accept([])
  if (wished !== null && wished > open + 1) return refuse('round_not_current')
  const closed = closeRound(tournament)
  if (!closed.accepted) return closed
  const round = open + 1
  if (activePlayers(tournament, round).length < MIN_PLAYERS_TO_START) return refuse('not_enough_players')
  if (isEverybodyQualified(tournament, round)) return refuse('everybody_qualified')
  const stage = draftOf(currentStage(tournament))
  const seated = stage ? draftChanges(tournament, stage, draw.seed) : []
  const paired = pairNextRound(evolveAll(tournament, seated), round, draw)
  // The final is played, or everybody has met: nothing left to pair.
  if (paired.matches.length === 0) return refuse(isKnockout(tournament, open) ? 'cut_over' : 'everybody_met')
  return accept([...closed.value, ...seated, paired])
}
