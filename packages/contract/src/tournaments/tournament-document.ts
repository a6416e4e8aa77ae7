import * as z from 'zod/mini'
import { documentEnvelope } from '../document-envelope.ts'

/** An element of `players`. Members after `points` are this product's own, for clients that keep the state alive. */
export const documentPlayer = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  points: z.number(),
  key: z.string(),
  firstRound: z.int(),
  droppedAfter: z.nullable(z.int()),
})

/** An element of `matches`. `player2Id` is null for a bye, for a loss without an opponent, and for anonymous players. */
export const documentMatch = z.object({
  id: z.string(),
  round: z.int(),
  player1Id: z.nullable(z.string()),
  player2Id: z.nullable(z.string()),
  player1Name: z.string(),
  player2Name: z.string(),
  score1: z.nullable(z.int()),
  score2: z.nullable(z.int()),
  status: z.enum(['pending', 'in-progress', 'terminated']),
  kind: z.enum(['played', 'bye', 'loss']),
  player1Key: z.string(),
  player2Key: z.nullable(z.string()),
  draws: z.nullable(z.int()),
  table: z.nullable(z.int()),
  decidedBy: z.nullable(z.enum(['player', 'organizer'])),
  /** Keys of the players whose report agrees with the standing score, so that their screens can say so. */
  reportedBy: z.array(z.string()),
})

/** An element of `finalRanking`; the four ratios run from 0 to 1. */
export const documentRankingRow = z.object({
  rank: z.int(),
  playerId: z.nullable(z.string()),
  playerName: z.string(),
  points: z.number(),
  matchesWon: z.int(),
  matchesPlayed: z.int(),
  matchesDrawn: z.int(),
  winRate: z.number(),
  omw: z.number(),
  gw: z.number(),
  ogw: z.number(),
  playerKey: z.string(),
})

export const documentRound = z.object({ number: z.int(), seed: z.nullable(z.string()) })

/** A tournament as everybody may read it. Lists hold each element as a JSON string. */
export const tournamentDocument = z.object({
  ...documentEnvelope,
  name: z.string(),
  code: z.string(),
  type: z.enum(['quick', 'advance']),
  /** Both are the capacity; null where an announced event has no limit. */
  playerCount: z.nullable(z.int()),
  maxPlayers: z.nullable(z.int()),
  registeredPlayersCount: z.int(),
  currentRound: z.int(),
  isStarted: z.boolean(),
  isFinished: z.boolean(),
  /** Whether joining asks for a password. */
  hasPassword: z.boolean(),
  organizerId: z.string(),
  gameType: z.nullable(z.string()),
  format: z.nullable(z.string()),
  tournamentDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  location: z.nullable(z.string()),
  description: z.string(),
  players: z.array(z.string()),
  matches: z.array(z.string()),
  finalRanking: z.array(z.string()),
  /** Number of the last committed act, as on the live channel. */
  liveSequence: z.int(),
  /** The pinned rule pack as a JSON string. */
  rules: z.string(),
  /** Decides between players whom every tiebreaker leaves equal. */
  lot: z.string(),
  /** Each paired round and its seed, as JSON strings. */
  rounds: z.array(z.string()),
  /** How many rounds the organizer means to play; null: ceil(log2 n). */
  plannedRounds: z.nullable(z.int()),
  /** Whether everybody may read the decklists. */
  areDecklistsPublic: z.boolean(),
})

export type TournamentDocument = z.output<typeof tournamentDocument>
export type DocumentPlayer = z.output<typeof documentPlayer>
export type DocumentMatch = z.output<typeof documentMatch>
export type DocumentRankingRow = z.output<typeof documentRankingRow>
