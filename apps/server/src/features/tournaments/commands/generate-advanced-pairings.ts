import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { generateAdvancedPairings as call } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import { currentRound, isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/start-round'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryPairingAct, type DrawnPairing } from './staff-act.ts'

/** Pairs exactly the round that comes next; round 1 starts the event. */
export function generateAdvancedPairings(
  acting: Acting<TournamentGround>,
  { tournamentId, roundNumber, organizerId, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  return carryPairingAct(acting, {
    name: 'generate-advanced-pairings',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    decide: (tournament, _, drawn) => decide(tournament, { round: roundNumber, ...drawn }),
  })
}

type WishedRound = DrawnPairing & { readonly round: RoundNumber }

function decide(tournament: Tournament, { round, seed, pair }: WishedRound): Outcome<readonly Change[]> {
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (round !== currentRound(tournament) + 1) return refuse('round_not_current')
  return round === 1
    ? startTournament(tournament, seed, pair)
    : startNextRound(tournament, { seed, pair, wished: round })
}
