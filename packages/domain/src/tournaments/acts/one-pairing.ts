import { type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { pairingOf } from '../rounds/hand-pairing.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { setPairings } from '../rounds/set-pairings.ts'
import type { MatchId, Tournament } from '../tournament.ts'
import type { ActInputs } from './act-inputs.ts'
import { handPairing } from './sent-pairing.ts'

/** The staff adds a pairing or a bye to the current round. */
export function addOnePairing(
  tournament: Tournament,
  { roundNumber: round, ...added }: ActInputs['add-pairing'],
): Outcome<readonly Change[]> {
  const pairings = [...matchesOfRound(tournament, round).map(pairingOf), handPairing(added)]
  return setPairings(tournament, { round, pairings })
}

/** The staff removes a pairing from the current round. */
export function removeOnePairing(tournament: Tournament, matchId: MatchId): Outcome<readonly Change[]> {
  const match = tournament.matches.find(({ id }) => id === matchId)
  if (!match) return refuse('match_not_found')
  const others = matchesOfRound(tournament, match.round).filter((one) => one !== match)
  return setPairings(tournament, { round: match.round, pairings: others.map(pairingOf) })
}
