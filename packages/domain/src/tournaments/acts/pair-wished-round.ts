import { type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { currentRound, isFinished } from '../kinds/phase.ts'
import type { Draw } from '../rounds/pair-next-round.ts'
import { startNextRound, startTournament } from '../rounds/start-round.ts'
import type { RoundNumber, Tournament } from '../tournament.ts'

/** Pairs exactly the next round; round 1 starts the event. */
export function pairWishedRound(
  tournament: Tournament,
  { round, ...draw }: Draw & { readonly round: RoundNumber },
): Outcome<readonly Change[]> {
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (round !== currentRound(tournament) + 1) return refuse('round_not_current')
  return round === 1
    ? startTournament(tournament, draw.seed, draw)
    : startNextRound(tournament, { ...draw, wished: round })
}
