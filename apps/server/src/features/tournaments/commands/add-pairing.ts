import type { Acting } from '@tablee/contract/serving/caller'
import type { newPairing } from '@tablee/contract/tournaments/round-data'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { type HandPairing, pairingOf } from '@tablee/domain/tournaments/hand-pairing'
import { matchId as nameMatch } from '@tablee/domain/tournaments/match-id'
import { matchesOfRound } from '@tablee/domain/tournaments/round-progress'
import { setPairings } from '@tablee/domain/tournaments/set-pairings'
import type { MatchId, Player, Tournament } from '@tablee/domain/tournaments/tournament'
import type * as z from 'zod/mini'
import type { HeldTournament } from '../held-tournament.ts'
import { notFound } from '../not-there.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findTournament } from '../tournament-store.ts'
import { carryStaffAct } from './staff-act.ts'

export type AddedPairing = { readonly held: HeldTournament; readonly matchId: MatchId }

/** The organizer pairs two players, or gives one a bye, beside the pairings that the current round has. */
export async function addPairing(
  acting: Acting<TournamentGround>,
  { tournamentId, roundNumber: round, player1Id, player2Id }: z.output<typeof newPairing>,
): Promise<Outcome<AddedPairing>> {
  const held = await acting.database.read((db) => findTournament(db, acting.cache, tournamentId))
  if (!held) return notFound({ id: tournamentId })
  if (!held.tournament.announcement) return refuse('wrong_tournament_type')
  const first = findPlayer(held.tournament, player1Id)
  const second = player2Id ? findPlayer(held.tournament, player2Id) : null
  if (!first || (player2Id && !second)) return refuse('pairing_player_unknown')
  const added: HandPairing = second
    ? { kind: 'played', players: [first.id, second.id] }
    : { kind: 'bye', player: first.id }
  const outcome = await carryStaffAct(acting, {
    name: 'add-pairing',
    target: { id: tournamentId },
    actId: undefined,
    secret: undefined,
    decide: (tournament) =>
      setPairings(tournament, { round, pairings: [...matchesOfRound(tournament, round).map(pairingOf), added] }),
  })
  return outcome.accepted
    ? accept({ held: outcome.value.held, matchId: nameMatch(round, first.id, second?.id ?? null) })
    : outcome
}

function findPlayer({ players }: Tournament, reference: string): Player | undefined {
  return players.find(({ id, publicId }) => id === reference || publicId === reference)
}
