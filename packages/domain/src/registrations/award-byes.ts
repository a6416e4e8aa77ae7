import { accept, type Outcome, refuse } from '../outcome.ts'
import { awardByes as decide } from '../tournaments/players/award-byes.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { Registration } from './registration.ts'
import type { RegistrationDecision } from './registration-decision.ts'

export type AwardedTo = { readonly registration: Registration; readonly byes: number }

/** Byes are kept on the registration, with or without a seat. */
export function awardByes(tournament: Tournament, { registration, byes }: AwardedTo): Outcome<RegistrationDecision> {
  if (!tournament.announcement) return refuse('wrong_tournament_type')
  const { playerId } = registration
  const decided = decide(tournament, { playerId, byes })
  return decided.accepted ? accept({ registration, changes: decided.value }) : decided
}
