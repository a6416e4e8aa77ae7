import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { keptBackOf, withKeptBack } from '@tablee/domain/tournaments/kinds/whole-match'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import { loadedTournament } from '../api/following/loaded-tournament.ts'
import type { KeptBase } from './cave-store.ts'

/** A server state after act `sequence`, on which a device may decide. */
export type Base = { readonly whole: WholeTournament; readonly sequence: number }

const UNKNOWN_MOMENT = new Date(0).toISOString()

export function writtenBase({ whole, sequence }: Base): KeptBase {
  const moments = { createdAt: UNKNOWN_MOMENT, updatedAt: UNKNOWN_MOMENT }
  return {
    sequence,
    document: JSON.stringify(writeTournamentDocument({ tournament: whole, sequence, ...moments })),
    keptBack: JSON.stringify([...keptBackOf(whole)]),
  }
}

/** Null if it cannot be read, as from another version. */
export function readBase({ sequence, document, keptBack }: KeptBase): Base | null {
  try {
    const { tournament } = loadedTournament(JSON.parse(document))
    const whole = withKeptBack(tournament, new Map(JSON.parse(keptBack)))
    return whole && { whole, sequence }
  } catch {
    return null
  }
}
