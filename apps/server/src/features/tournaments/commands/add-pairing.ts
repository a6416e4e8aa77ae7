import type { Acting } from '@tablee/contract/serving/caller'
import type { newPairing } from '@tablee/contract/tournaments/documents/round-data'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { matchId, matchIdOf } from '@tablee/domain/tournaments/results/match-id'
import { entrantOf, sideOfEntrant } from '@tablee/domain/tournaments/teams/entrants'
import type { MatchId, Player, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import type * as z from 'zod/mini'
import type { HeldTournament } from '../held-tournament.ts'
import { notFound } from '../not-there.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { findTournament } from '../tournament-store.ts'
import { carryByStaff } from './carry-decided.ts'

export type AddedPairing = { readonly held: HeldTournament; readonly matchId: MatchId }

/** Players may be named either way; they and the round determine its id. */
export async function addPairing(
  acting: Acting<TournamentGround>,
  { tournamentId, roundNumber, player1Id, player2Id }: z.output<typeof newPairing>,
): Promise<Outcome<AddedPairing>> {
  const held = await acting.database.read((db) => findTournament(db, acting.cache, tournamentId))
  if (!held) return notFound({ id: tournamentId })
  if (!held.tournament.announcement) return refuse('wrong_tournament_type')
  const player1 = findPlayer(held.tournament, player1Id)?.id
  const player2 = player2Id ? findPlayer(held.tournament, player2Id)?.id : null
  if (player1 === undefined || player2 === undefined) return refuse('pairing_player_unknown')
  const input = { roundNumber, player1, player2 }
  const outcome = await carryByStaff(acting, { tournamentId }, { name: 'add-pairing', input })
  return outcome.accepted
    ? accept({ held: outcome.value.held, matchId: idOf(outcome.value.held.tournament, input) })
    : outcome
}

type Paired = { readonly roundNumber: RoundNumber; readonly player1: PlayerId; readonly player2: PlayerId | null }

function idOf(tournament: Tournament, { roundNumber, player1, player2 }: Paired): MatchId {
  const entrant = entrantOf(tournament, player1)
  if (player2 === null) return matchId(roundNumber, entrant, null)
  const entrants = [entrant, entrantOf(tournament, player2)]
  return matchIdOf(
    roundNumber,
    entrants.map((one) => sideOfEntrant(tournament, one)),
  )
}

function findPlayer({ players }: Tournament, reference: string): Player | undefined {
  return players.find(({ id, publicId }) => id === reference || publicId === reference)
}
