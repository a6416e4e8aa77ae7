import type { TournamentId } from '@tablee/domain/tournaments/tournament'

/** The tournament with this code, as it is written in full; null where there is none. An id is not looked up. */
export type LocateTournament = (by: { readonly code: string } | { readonly id: string }) => Promise<TournamentId | null>
