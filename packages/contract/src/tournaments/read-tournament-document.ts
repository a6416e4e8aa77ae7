import type { Announcement } from '@tablee/domain/tournaments/announcement'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { Score } from '@tablee/domain/tournaments/score'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type {
  Match,
  MatchId,
  MatchState,
  Phase,
  Player,
  PlayerId,
  PublicId,
  Round,
  Tournament,
  TournamentCode,
  TournamentId,
} from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { format, gameType, moment } from './fields.ts'
import {
  type DocumentMatch,
  type DocumentRankingRow,
  documentMatch,
  documentPlayer,
  documentRankingRow,
  documentRound,
  type TournamentDocument,
} from './tournament-document.ts'

/** A tournament as a phone holds it: the public state, and the number of the last act it contains. */
export type LiveTournament = { readonly tournament: Tournament; readonly sequence: number }

/** The way back from the document to the domain, so that phones apply live changes with the domain's own `evolve`. */
export function readTournamentDocument(document: TournamentDocument): LiveTournament {
  const tournament: Tournament = {
    id: document.$id as TournamentId,
    code: document.code as TournamentCode,
    name: document.name,
    capacity: document.playerCount,
    announcement: readAnnouncement(document),
    organizer: document.organizerId as PublicId,
    rules: JSON.parse(document.rules) as RulePack,
    lot: document.lot,
    plannedRounds: document.plannedRounds,
    areDecklistsPublic: document.areDecklistsPublic,
    hasPassword: document.hasPassword,
    phase: readPhase(document),
    players: document.players.map(readPlayer),
    rounds: document.rounds.map((text): Round => documentRound.parse(JSON.parse(text))),
    matches: document.matches.map((text) => readMatch(documentMatch.parse(JSON.parse(text)))),
  }
  return { tournament, sequence: document.liveSequence }
}

function readAnnouncement(document: TournamentDocument): Announcement | null {
  if (document.type === 'quick') return null
  return {
    game: z.parse(gameType, document.gameType),
    format: z.parse(format, document.format),
    startsAt: z.parse(moment, document.tournamentDate),
    endsAt: document.endDate === null ? null : z.parse(moment, document.endDate),
    description: document.description,
    location: document.location,
  }
}

function readPhase(document: TournamentDocument): Phase {
  if (document.isFinished) {
    const standings = document.finalRanking.map((text) => readStanding(documentRankingRow.parse(JSON.parse(text))))
    return { kind: 'finished', rounds: document.currentRound, standings }
  }
  return document.isStarted ? { kind: 'running', round: document.currentRound } : { kind: 'waiting' }
}

function readPlayer(text: string): Player {
  const player = documentPlayer.parse(JSON.parse(text))
  return {
    id: player.key as PlayerId,
    name: player.name,
    publicId: player.id === undefined ? null : (player.id as PublicId),
    firstRound: player.firstRound,
    droppedAfter: player.droppedAfter,
  }
}

function readMatch(match: DocumentMatch): Match {
  const base = { id: match.id as MatchId, round: match.round }
  const player1 = match.player1Key as PlayerId
  if (match.kind !== 'played' || match.player2Key === null) {
    return { ...base, kind: match.kind === 'loss' ? 'loss' : 'bye', player: player1 }
  }
  const players = [player1, match.player2Key as PlayerId] as const
  return { ...base, kind: 'played', table: match.table ?? 0, players, state: readState(match) }
}

function readState(match: DocumentMatch): MatchState {
  if (match.status === 'pending') return { kind: 'pending' }
  if (match.status === 'in-progress' || match.score1 === null || match.score2 === null) {
    return { kind: 'contested', reports: [] }
  }
  const score: Score = { wins1: match.score1, wins2: match.score2, draws: match.draws ?? 0 }
  return {
    kind: 'terminated',
    score,
    decidedBy: match.decidedBy ?? 'player',
    reports: match.reportedBy.map((key) => ({ by: key as PlayerId, score })),
  }
}

function readStanding(row: DocumentRankingRow): Standing {
  return {
    rank: row.rank,
    playerId: row.playerKey as PlayerId,
    points: row.points,
    matchesWon: row.matchesWon,
    matchesPlayed: row.matchesPlayed,
    matchesDrawn: row.matchesDrawn,
    winRate: row.winRate,
    opponentMatchWin: row.omw,
    gameWin: row.gw,
    opponentGameWin: row.ogw,
  }
}
