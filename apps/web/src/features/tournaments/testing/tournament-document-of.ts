import type {
  DocumentMatch,
  DocumentPlayer,
  DocumentRankingRow,
  TournamentDocument,
} from '@tablee/contract/tournaments/tournament-document'
import { matchPoints } from '@tablee/domain/tournaments/match-points'
import { currentRound } from '@tablee/domain/tournaments/round-progress'
import type { Match, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'

/** The document that a server makes of a tournament. */
export function tournamentDocumentOf(tournament: Tournament, liveSequence: number): TournamentDocument {
  const { phase } = tournament
  const points = matchPoints(tournament)
  const players = tournament.players.map((player): DocumentPlayer => {
    const { id: key, name, firstRound, droppedAfter } = player
    return {
      ...(player.publicId === null ? {} : { id: player.publicId }),
      name,
      points: points.get(key) ?? 0,
      key,
      firstRound,
      droppedAfter,
    }
  })
  return {
    $id: tournament.id,
    $collectionId: 'tournaments',
    $databaseId: 'tablee',
    $createdAt: '2030-01-31T18:00:00.000+00:00',
    $updatedAt: '2030-01-31T18:00:00.000+00:00',
    $permissions: [],
    name: tournament.name,
    code: tournament.code,
    type: 'quick',
    playerCount: tournament.capacity,
    maxPlayers: tournament.capacity,
    registeredPlayersCount: players.length,
    currentRound: currentRound(tournament),
    isStarted: phase.kind !== 'waiting',
    isFinished: phase.kind === 'finished',
    hasPassword: false,
    organizerId: tournament.organizer,
    gameType: null,
    format: null,
    tournamentDate: null,
    endDate: null,
    location: null,
    description: '',
    players: players.map((player) => JSON.stringify(player)),
    matches: tournament.matches.map((match) => JSON.stringify(documentMatchOf(tournament, match))),
    finalRanking: finalRankingOf(tournament).map((row) => JSON.stringify(row)),
    liveSequence,
    rules: JSON.stringify(tournament.rules),
    lot: tournament.lot,
    rounds: tournament.rounds.map((round) => JSON.stringify(round)),
  }
}

export function documentMatchOf(tournament: Tournament, match: Match): DocumentMatch {
  const player = (id: PlayerId) => tournament.players.find((each) => each.id === id)
  const [first, second] = match.kind === 'played' ? match.players : [match.player, null]
  const state = match.kind === 'played' ? match.state : null
  const score = state?.kind === 'terminated' ? state.score : null
  const statuses = { pending: 'pending', contested: 'in-progress', terminated: 'terminated' } as const
  return {
    id: match.id,
    round: match.round,
    player1Id: player(first)?.publicId ?? null,
    player2Id: (second && player(second)?.publicId) ?? null,
    player1Name: player(first)?.name ?? '',
    player2Name: (second && player(second)?.name) ?? 'BYE',
    score1: score?.wins1 ?? null,
    score2: score?.wins2 ?? null,
    status: state ? statuses[state.kind] : 'terminated',
    kind: match.kind,
    player1Key: first,
    player2Key: second,
    draws: score?.draws ?? null,
    table: match.kind === 'played' ? match.table : null,
    decidedBy: state?.kind === 'terminated' ? state.decidedBy : null,
    reportedBy: state?.kind === 'terminated' ? state.reports.map(({ by }) => by) : [],
  }
}

function finalRankingOf(tournament: Tournament): readonly DocumentRankingRow[] {
  if (tournament.phase.kind !== 'finished') return []
  return tournament.phase.standings.map((row) => {
    const player = tournament.players.find(({ id }) => id === row.playerId)
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
      playerKey: row.playerId,
    }
  })
}
