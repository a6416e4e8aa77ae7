import { deciderInRole } from '@tablee/domain/tournaments/authority/decider'
import { type FlatMatch, readFlatMatch } from '@tablee/domain/tournaments/kinds/flat-match'
import { contestedState, resultState } from '@tablee/domain/tournaments/kinds/match-result'
import { games, seats } from '@tablee/domain/tournaments/kinds/result'
import { isMeeting } from '@tablee/domain/tournaments/kinds/seats'
import { FIRST_STAGE } from '@tablee/domain/tournaments/kinds/stage'
import type { Announcement } from '@tablee/domain/tournaments/life/announcement'
import { DOUBLE_LOSS, type Score } from '@tablee/domain/tournaments/results/score'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type {
  Match,
  MatchId,
  MatchState,
  Phase,
  Player,
  PlayerId,
  PublicId,
  Result,
  Round,
  SeenTournament,
  Side,
  Stage,
  TournamentCode,
  TournamentId,
} from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { format, gameType, moment } from '../fields/fields.ts'
import { readPlainAttributes } from './plain-attributes.ts'
import { readRulePack } from './rule-pack.ts'
import { stage } from './stage.ts'
import {
  answeredMatch,
  type DocumentPlayer,
  type DocumentRankingRow,
  documentMatch,
  documentPlayer,
  documentRankingRow,
  documentRound,
  type TournamentDocument,
} from './tournament-document.ts'

/** A tournament on a phone: the public state, and the number of the last act in it. */
export type LiveTournament = {
  readonly tournament: SeenTournament
  readonly sequence: number
  /** False if something from a later server was skipped. */
  readonly isWhole: boolean
}

/**
 * Reads the document back into the domain, so that phones apply live changes with `evolve`. Additions of later servers are skipped unless
 * they can be shown.
 */
export function readTournamentDocument(document: TournamentDocument): LiveTournament {
  const { rules, isWhole: areRulesWhole } = readRulePack(JSON.parse(document.rules))
  const players = readEach(document.players, documentPlayer, readPlayer)
  const rounds = readEach(document.rounds, documentRound, (round: Round) => round)
  const matches = readEach(document.matches, anyMatch, readMatch)
  const standings = readEach(document.finalRanking, documentRankingRow, readStanding)
  const stages = readStages(document)
  const hasUnknown = matches.values.some(({ isKnown }) => !isKnown)
  const tournament: SeenTournament = {
    id: document.$id as TournamentId,
    code: document.code as TournamentCode,
    ...readPlainAttributes(document),
    capacity: document.playerCount,
    announcement: readAnnouncement(document),
    organizer: document.organizerId as PublicId,
    rules,
    stages: stages.values,
    phase: readPhase(document, standings.values),
    players: players.values,
    rounds: rounds.values,
    matches: matches.values.flatMap(({ match }) => match ?? []),
  }
  const areListsWhole = [players, rounds, stages, matches, standings].every(({ isWhole }) => isWhole)
  return { tournament, sequence: document.liveSequence, isWhole: areRulesWhole && areListsWhole && !hasUnknown }
}

function readEach<Schema extends z.ZodMiniType, Value>(
  texts: readonly string[],
  schema: Schema,
  read: (element: z.output<Schema>) => Value,
): { readonly values: readonly Value[]; readonly isWhole: boolean } {
  const parsed = texts.map((text) => schema.safeParse(JSON.parse(text)))
  const values = parsed.flatMap(({ success, data }) => (success ? [read(data)] : []))
  return { values, isWhole: values.length === texts.length }
}

/** Unknown stages are shown like Swiss rounds: their pairings are read as they are. */
function readStages({ stages, plannedRounds }: TournamentDocument) {
  if (!stages) return { values: [{ ...FIRST_STAGE, plannedRounds }], isWhole: true }
  const parsed = stages.map((text) => stage.safeParse(JSON.parse(text)))
  return {
    values: parsed.map(({ data }): Stage => data ?? FIRST_STAGE),
    isWhole: parsed.every(({ success }) => success),
  }
}

function readAnnouncement(document: TournamentDocument): Announcement | null {
  if (document.type === 'quick') return null
  return {
    game: gameType.safeParse(document.gameType).data ?? 'other',
    format: format.safeParse(document.format).data ?? 'other',
    formatName: document.formatName,
    startsAt: z.parse(moment, document.tournamentDate),
    endsAt: document.endDate === null ? null : z.parse(moment, document.endDate),
    description: document.description,
    location: document.location,
  }
}

function readPhase(document: TournamentDocument, standings: readonly Standing[]): Phase {
  if (document.isFinished) return { kind: 'finished', rounds: document.currentRound, standings }
  return document.isStarted ? { kind: 'running', round: document.currentRound } : { kind: 'waiting' }
}

function readPlayer(player: DocumentPlayer): Player {
  return {
    id: player.key as PlayerId,
    name: player.name,
    publicId: player.id === undefined ? null : (player.id as PublicId),
    firstRound: player.firstRound,
    droppedAfter: player.droppedAfter,
    droppedBy: player.droppedBy ?? null,
  }
}

const anyMatch = z.extend(documentMatch, {
  status: z.string(),
  kind: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAs: answeredMatch.shape.decidedAs,
})
type AnyMatch = z.output<typeof anyMatch>

/** Two players at a table can always be shown; anything else has no place on these screens. */
function readMatch(match: AnyMatch): { readonly match: Match | null; readonly isKnown: boolean } {
  const { player1Key, player2Key, table } = match
  const flat: FlatMatch = {
    id: match.id as MatchId,
    round: match.round,
    kind: match.kind,
    chairs: [player1Key as PlayerId, player2Key as PlayerId | null],
    sides: match.sides?.map((side) => side as unknown as Side) ?? null,
    table: table ?? 0,
    state: () => readState(match),
  }
  const known = readFlatMatch(flat)
  if (typeof known !== 'string') return { match: known, isKnown: !isMeeting(known) || isKnownStatus(match.status) }
  const shown = readFlatMatch({ ...flat, kind: 'played' })
  return { match: typeof shown === 'string' ? null : shown, isKnown: false }
}

function isKnownStatus(status: string): boolean {
  return documentMatch.shape.status.safeParse(status).success
}

/** An unknown status follows from the score: with one there is a result, without one the match is open. */
function readState(match: AnyMatch): MatchState {
  const { seatScores, contestedSeats } = match
  if (match.status === 'in-progress') {
    return contestedState({ reports: [], seats: seatScores?.scores, contestedSeats })
  }
  if (seatScores) return terminated(match, seats(seatScores.scores, seatScores.ended))
  if (match.status !== 'pending' && match.result) return terminated(match, match.result)
  if (match.status === 'pending' || match.score1 === null || match.score2 === null) return { kind: 'pending' }
  const played: Score = { wins1: match.score1, wins2: match.score2, draws: match.draws ?? 0 }
  const score = match.doubleLoss ? DOUBLE_LOSS : played
  return terminated(match, games(score))
}

function terminated(match: AnyMatch, result: Result): MatchState {
  return resultState({
    result,
    ...deciderInRole(match.decidedBy === 'organizer' ? (match.decidedAs ?? 'organizer') : 'player'),
    reports: match.reportedBy.map((key) => ({ by: key as PlayerId, result })),
  })
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
    ...(row.mw === undefined ? {} : { matchWin: row.mw }),
    ...(row.beaten === undefined ? {} : { opponentsBeaten: row.beaten }),
    ...(row.seat === undefined ? {} : { meanSeat: row.seat }),
  }
}
