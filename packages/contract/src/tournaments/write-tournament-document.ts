import { matchPoints } from '@tablee/domain/tournaments/match-points'
import { BYE_NAME } from '@tablee/domain/tournaments/player-name'
import { currentRound, playersOfMatch } from '@tablee/domain/tournaments/round-progress'
import { isSameScore } from '@tablee/domain/tournaments/score'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Match, PlayedMatch, Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { READ_BY_ANYBODY, writeEnvelope } from '../document-envelope.ts'
import { wireMoment } from '../wire-moment.ts'
import type { DocumentMatch, DocumentPlayer, DocumentRankingRow, TournamentDocument } from './tournament-document.ts'

export const TOURNAMENTS_COLLECTION = 'tournaments'

/** A tournament after the act number `sequence`; moments are ISO dates. */
export type WrittenTournament = {
  readonly tournament: Tournament
  readonly sequence: number
  readonly createdAt: string
  readonly updatedAt: string
}

/** The document that everybody may read: public ids only, and nobody's report of a contested match. */
export function writeTournamentDocument(held: WrittenTournament): TournamentDocument {
  const { tournament } = held
  const { phase, announcement } = tournament
  const names = playersById(tournament)
  const points = matchPoints(tournament)
  return {
    ...writeEnvelope({ ...held, id: tournament.id, collection: TOURNAMENTS_COLLECTION, permissions: READ_BY_ANYBODY }),
    name: tournament.name,
    code: tournament.code,
    type: announcement ? 'advance' : 'quick',
    playerCount: tournament.capacity,
    maxPlayers: tournament.capacity,
    registeredPlayersCount: tournament.players.length,
    currentRound: currentRound(tournament),
    isStarted: phase.kind !== 'waiting',
    isFinished: phase.kind === 'finished',
    hasPassword: tournament.hasPassword,
    organizerId: tournament.organizer,
    gameType: announcement?.game ?? null,
    format: announcement?.format ?? null,
    tournamentDate: announcement ? wireMoment(announcement.startsAt) : null,
    endDate: announcement?.endsAt ? wireMoment(announcement.endsAt) : null,
    location: announcement?.location ?? null,
    description: announcement?.description ?? '',
    players: tournament.players.map((player) => playerText(player, points.get(player.id) ?? 0)),
    matches: tournament.matches.map((match) => matchText(match, tournament, names)),
    finalRanking:
      phase.kind === 'finished' ? writeRankingRows(phase.standings, tournament).map((row) => JSON.stringify(row)) : [],
    liveSequence: held.sequence,
    rules: JSON.stringify(tournament.rules),
    lot: tournament.lot,
    rounds: tournament.rounds.map(({ number, seed }) => JSON.stringify({ number, seed })),
    plannedRounds: tournament.plannedRounds,
    areDecklistsPublic: tournament.areDecklistsPublic,
  }
}

/** One match as the document holds it; null when there is no such match. */
export function writeDocumentMatch(tournament: Tournament, matchId: string): DocumentMatch | null {
  const match = tournament.matches.find(({ id }) => id === matchId)
  return (match && writeDocumentMatches(tournament, [match])[0]) ?? null
}

export function writeDocumentMatches(tournament: Tournament, matches: readonly Match[]): readonly DocumentMatch[] {
  const players = playersById(tournament)
  return matches.map((match) => documentMatch(match, tournament, players))
}

/** Standings as `finalRanking` has them, also while the tournament runs. */
export function writeRankingRows(standings: readonly Standing[], tournament: Tournament): DocumentRankingRow[] {
  const players = playersById(tournament)
  return standings.map((row) => rankingRow(row, players))
}

type PlayersById = ReadonlyMap<PlayerId, Player>

function playersById({ players }: Tournament): PlayersById {
  return new Map(players.map((player) => [player.id, player]))
}

/**
 * Texts made before. `evolve` keeps what an act does not touch, so after a score a large tournament is not written out
 * anew; a player renamed or claimed is another object, and with them the texts of their matches.
 */
const playerTexts = new WeakMap<Player, { readonly points: number; readonly text: string }>()
const matchTexts = new WeakMap<Match, { readonly players: readonly (Player | undefined)[]; readonly text: string }>()

function playerText(player: Player, points: number): string {
  const known = playerTexts.get(player)
  if (known?.points === points) return known.text
  const text = JSON.stringify(documentPlayer(player, points))
  playerTexts.set(player, { points, text })
  return text
}

function matchText(match: Match, tournament: Tournament, byId: PlayersById): string {
  const players = playersOfMatch(match).map((id) => byId.get(id))
  const known = matchTexts.get(match)
  if (known?.players.every((player, place) => player === players[place])) return known.text
  const text = JSON.stringify(documentMatch(match, tournament, byId))
  matchTexts.set(match, { players, text })
  return text
}

function documentPlayer(player: Player, points: number): DocumentPlayer {
  const { id: key, name, firstRound, droppedAfter, publicId } = player
  return { ...(publicId === null ? {} : { id: publicId }), name, points, key, firstRound, droppedAfter }
}

function documentMatch(match: Match, tournament: Tournament, players: PlayersById): DocumentMatch {
  const player1Key = match.kind === 'played' ? match.players[0] : match.player
  const player2Key = match.kind === 'played' ? match.players[1] : null
  const player1 = players.get(player1Key)
  const player2 = player2Key === null ? undefined : players.get(player2Key)
  return {
    id: match.id,
    round: match.round,
    player1Id: player1?.publicId ?? null,
    player2Id: player2?.publicId ?? null,
    player1Name: player1?.name ?? '',
    player2Name: match.kind === 'bye' ? BYE_NAME : (player2?.name ?? ''),
    kind: match.kind,
    player1Key,
    player2Key,
    table: match.kind === 'played' ? match.table : null,
    ...(match.kind === 'played' ? playedResult(match) : unpairedResult(match.kind, tournament)),
  }
}

type Result = Pick<DocumentMatch, 'score1' | 'score2' | 'draws' | 'status' | 'decidedBy' | 'reportedBy'>

function playedResult({ state }: PlayedMatch): Result {
  if (state.kind !== 'terminated') {
    const status = state.kind === 'pending' ? 'pending' : 'in-progress'
    return { score1: null, score2: null, draws: null, status, decidedBy: null, reportedBy: [] }
  }
  const { score, decidedBy } = state
  const agreeing = state.reports.filter((report) => report.score !== null && isSameScore(report.score, score))
  return {
    score1: score.wins1,
    score2: score.wins2,
    draws: score.draws,
    status: 'terminated',
    decidedBy,
    reportedBy: agreeing.map(({ by }) => by),
  }
}

/** A bye, or a loss without an opponent, shows the games that the rules count for it. */
function unpairedResult(kind: 'bye' | 'loss', { rules }: Tournament): Result {
  const [score1, score2, draws] = kind === 'bye' ? rules.byeGames : rules.lossGames
  return { score1, score2, draws, status: 'terminated', decidedBy: null, reportedBy: [] }
}

function rankingRow(row: Standing, players: PlayersById): DocumentRankingRow {
  const player = players.get(row.playerId)
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
}
