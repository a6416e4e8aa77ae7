import { tableCharactersFrom } from '@tablee/domain/tournaments/results/table-characters'
import type { MatchId, PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { isSameHash } from './secret.ts'

/**
 * What lies on a table and what each player shows there. Nothing of it is kept: both follow from a key of the server, so that they hold
 * after a restart and on every process.
 */
export type TableCodes = {
  /** For whole the tournament: it is printed once. */
  readonly tokenOf: (tournamentId: TournamentId, table: number) => string
  readonly isTokenOf: (tournamentId: TournamentId, table: number, shown: string) => boolean
  /** For one match of it: what somebody read over a shoulder opens no other one. */
  readonly charactersOf: (seat: Seat) => string
  readonly areCharactersOf: (seat: Seat, shown: string) => boolean
}

type Seat = { readonly tournamentId: TournamentId; readonly matchId: MatchId; readonly playerId: PlayerId }

/** 96 bits, of which a table's square stays small. */
const TOKEN_LENGTH = 16

/** @param sign answers in base64url what only this server can. */
export function createTableCodes(sign: (text: string) => string): TableCodes {
  const tokenOf: TableCodes['tokenOf'] = (id, table) => sign(`table ${id} ${table}`).slice(0, TOKEN_LENGTH)
  const charactersOf: TableCodes['charactersOf'] = (seat) => drawnFrom(sign, seat, 0)
  return {
    tokenOf,
    isTokenOf: (id, table, shown) => isSameHash(tokenOf(id, table), shown),
    charactersOf,
    areCharactersOf: (seat, shown) => isSameHash(charactersOf(seat), shown),
  }
}

/** A signature has ten times the bytes that are needed; the rare one that is of no use is followed by another. */
function drawnFrom(sign: (text: string) => string, seat: Seat, attempt: number): string {
  const { tournamentId, matchId, playerId } = seat
  const signature = sign(`seat ${tournamentId} ${matchId} ${playerId} ${attempt}`)
  return tableCharactersFrom(Buffer.from(signature, 'base64url')) ?? drawnFrom(sign, seat, attempt + 1)
}
