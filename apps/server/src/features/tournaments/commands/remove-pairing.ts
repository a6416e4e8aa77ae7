import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { pairingOf } from '@tablee/domain/tournaments/hand-pairing'
import { matchesOfRound } from '@tablee/domain/tournaments/round-progress'
import { setPairings } from '@tablee/domain/tournaments/set-pairings'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import { findTournamentOfPairing } from '../queries/find-tournament-of-pairing.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { carryStaffAct } from './staff-act.ts'

/** The organizer takes a pairing out of the current round. */
export async function removePairing(acting: Acting<TournamentGround>, matchId: MatchId): Promise<Outcome<null>> {
  const id = await acting.database.read((db) => findTournamentOfPairing(db, matchId))
  if (id === null) return refuse('match_not_found')
  const outcome = await carryStaffAct(acting, {
    name: 'remove-pairing',
    target: { id },
    actId: undefined,
    secret: undefined,
    decide: (tournament) => {
      const match = tournament.matches.find((one) => one.id === matchId)
      if (!match) return refuse('match_not_found')
      const others = matchesOfRound(tournament, match.round).filter((one) => one !== match)
      return setPairings(tournament, { round: match.round, pairings: others.map(pairingOf) })
    },
  })
  return outcome.accepted ? accept(null) : outcome
}
