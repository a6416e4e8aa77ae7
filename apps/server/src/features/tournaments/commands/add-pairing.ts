import type { newPairing } from '@tablee/contract/tournaments/round-data'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { matchId as nameMatch } from '@tablee/domain/tournaments/match-id'
import { matchesOfRound } from '@tablee/domain/tournaments/round-progress'
import { type HandPairing, setPairings } from '@tablee/domain/tournaments/set-pairings'
import type { Match, MatchId, Player, Tournament } from '@tablee/domain/tournaments/tournament'
import type * as z from 'zod/mini'
import type { HeldTournament } from '../held-tournament.ts'
import { findTournament } from '../tournament-store.ts'
import { type Acting, notFound } from './carry-act.ts'
import { carryOrganizerAct } from './organizer-act.ts'

export type AddedPairing = { readonly held: HeldTournament; readonly matchId: MatchId }

/** The organizer pairs two players, or gives one a bye, beside the pairings that the current round has. */
export async function addPairing(
  acting: Acting,
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
  const outcome = await carryOrganizerAct(acting, {
    name: 'add-pairing',
    target: { id: tournamentId },
    actId: undefined,
    secret: undefined,
    decide: (tournament) =>
      setPairings(tournament, { round, pairings: [...matchesOfRound(tournament, round).map(asPairing), added] }),
  })
  return outcome.accepted
    ? accept({ held: outcome.value, matchId: nameMatch(round, first.id, second?.id ?? null) })
    : outcome
}

function findPlayer({ players }: Tournament, reference: string): Player | undefined {
  return players.find(({ id, publicId }) => id === reference || publicId === reference)
}

export function asPairing(match: Match): HandPairing {
  return match.kind === 'played'
    ? { kind: 'played', players: match.players }
    : { kind: match.kind, player: match.player }
}
