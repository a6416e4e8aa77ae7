import { tableCharactersFrom } from '@tablee/domain/tournaments/results/table-characters'
import type { MatchId, PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { isSameHash } from './secret.ts'

/** Both codes are derived from a server key and not stored, so that they survive restarts and work on every process. */
export type TableCodes = {
  /** For the whole tournament: it is printed once. */
  readonly tokenOf: (tournamentId: TournamentId, table: number) => string
  readonly isTokenOf: (tournamentId: TournamentId, table: number, shown: string) => boolean
  /** For one match: read over a shoulder, it opens no other. */
  readonly charactersOf: (seat: Seat) => string
  readonly areCharactersOf: (seat: Seat, shown: string) => boolean
}

type Seat = { readonly tournamentId: TournamentId; readonly matchId: MatchId; readonly playerId: PlayerId }

/** 96 bits, which keeps a table's QR code small. */
const TOKEN_LENGTH = 16

/** @param sign returns in base64url what only this server can produce. */
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

/** If none of a signature's bytes is usable, which is rare, another follows. */
function drawnFrom(sign: (text: string) => string, seat: Seat, attempt: number): string {
  const { tournamentId, matchId, playerId } = seat
  const signature = sign(`seat ${tournamentId} ${matchId} ${playerId} ${attempt}`)
  return tableCharactersFrom(Buffer.from(signature, 'base64url')) ?? drawnFrom(sign, seat, attempt + 1)
}
