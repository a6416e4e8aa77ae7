import type { Change } from '@tablee/domain/tournaments/change'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'

export const DATABASE_ID = 'tablee'
export const PROJECT_ID = 'tablee'

/** Small changes of one tournament, for screens that hold its state already. */
export function liveChannel(id: TournamentId): string {
  return `tournaments.${id}.live`
}

/** One committed act on the live channel. The sequence grows by one per act; a gap means: read the document again. */
export type LiveEvent = { readonly sequence: number; readonly changes: readonly Change[] }
