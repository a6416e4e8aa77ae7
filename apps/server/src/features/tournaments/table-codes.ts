import { createHmac } from 'node:crypto'
import { roundOfMatch } from '@tablee/domain/tournaments/results/match-id'
import { tableCharactersFrom, textOfSeat } from '@tablee/domain/tournaments/results/table-characters'
import type { MatchId, PlayerId, RoundNumber, TournamentId } from '@tablee/domain/tournaments/tournament'
import { isSameHash } from './secret.ts'

/** Both codes are derived from a server key and not stored, so that they survive restarts and work on every process. */
export type TableCodes = {
  /** For the whole tournament: it is printed once. */
  readonly tokenOf: (tournamentId: TournamentId, table: number) => string
  readonly isTokenOf: (tournamentId: TournamentId, table: number, shown: string) => boolean
  /** All characters of a round follow from it, also on a device that draws that round without a network. Base64url. */
  readonly keyOfRound: (tournamentId: TournamentId, round: RoundNumber) => string
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
  const keyOfRound: TableCodes['keyOfRound'] = (id, round) => sign(`round ${id} ${round}`)
  const charactersOf: TableCodes['charactersOf'] = (seat) => {
    const key = Buffer.from(keyOfRound(seat.tournamentId, roundOfMatch(seat.matchId)), 'base64url')
    return drawnFrom((attempt) => createHmac('sha256', key).update(textOfSeat(seat, attempt)).digest())
  }
  return {
    tokenOf,
    isTokenOf: (id, table, shown) => isSameHash(tokenOf(id, table), shown),
    keyOfRound,
    charactersOf,
    areCharactersOf: (seat, shown) =>
      isSameHash(charactersOf(seat), shown) || isSameHash(printedBefore(sign, seat), shown),
  }
}

/** As versions without a key of each round made them: slips of a round under way stay right. */
function printedBefore(sign: (text: string) => string, { tournamentId, matchId, playerId }: Seat): string {
  return drawnFrom((attempt) =>
    Buffer.from(sign(`seat ${tournamentId} ${matchId} ${playerId} ${attempt}`), 'base64url'),
  )
}

/** If none of a signature's bytes is usable, which is rare, another follows. */
function drawnFrom(signed: (attempt: number) => Uint8Array, attempt = 0): string {
  return tableCharactersFrom(signed(attempt)) ?? drawnFrom(signed, attempt + 1)
}
