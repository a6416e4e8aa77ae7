import type { ParsedInput } from '@tablee/contract/call'
import type { generateAdvancedPairings as call } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import type { Change } from '@tablee/domain/tournaments/change'
import { currentRound } from '@tablee/domain/tournaments/round-progress'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/start-round'
import type { RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { drawSeed } from '../chance.ts'
import type { HeldTournament } from '../held-tournament.ts'
import type { Acting } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

/** Pairs exactly the round that comes next; round 1 starts the event. */
export function generateAdvancedPairings(
  acting: Acting,
  { tournamentId, roundNumber, organizerId, actId }: ParsedInput<typeof call>,
): Promise<Outcome<HeldTournament>> {
  return carryOrganizerAct(acting, {
    name: 'generate-advanced-pairings',
    target: { id: tournamentId },
    actId,
    secret: organizerId,
    decide: (tournament) => decide(tournament, { round: roundNumber, seed: drawSeed(acting.chance) }),
  })
}

type WishedRound = { readonly round: RoundNumber; readonly seed: string }

function decide(tournament: Tournament, { round, seed }: WishedRound): Outcome<readonly Change[]> {
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  if (tournament.phase.kind === 'finished') return refuse('tournament_finished')
  if (round !== currentRound(tournament) + 1) return refuse('round_not_current')
  return round === 1 ? startTournament(tournament, seed) : startNextRound(tournament, { seed, wished: round })
}
