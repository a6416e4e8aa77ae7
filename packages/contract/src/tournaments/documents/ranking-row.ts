import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Player } from '@tablee/domain/tournaments/tournament'
import type { DocumentRankingRow } from './tournament-document.ts'

export function rankingRow(row: Standing, player: Player | undefined): DocumentRankingRow {
  return {
    rank: row.rank,
    playerId: player?.publicId ?? null,
    playerName: player?.name ?? '',
    points: row.points,
    matchesWon: row.matchesWon,
    matchesPlayed: row.matchesPlayed,
    matchesDrawn: row.matchesDrawn,
    winRate: row.winRate,
    omw: row.opponentMatchWin,
    gw: row.gameWin,
    ogw: row.opponentGameWin,
    ...(row.matchWin === undefined ? {} : { mw: row.matchWin }),
    ...(row.opponentsBeaten === undefined ? {} : { beaten: row.opponentsBeaten }),
    ...(row.meanSeat === undefined ? {} : { seat: row.meanSeat }),
    playerKey: row.playerId,
  }
}
