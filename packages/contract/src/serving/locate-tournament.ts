import type { TournamentId } from '@tablee/domain/tournaments/tournament'

/** The full reference of the tournament with this code, or null. Ids are not looked up. */
export type LocateTournament = (by: { readonly code: string } | { readonly id: string }) => Promise<TournamentId | null>
