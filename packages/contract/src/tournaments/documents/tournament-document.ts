import { HELPER_ROLES } from '@tablee/domain/tournaments/authority/role'
import { DROPPED_BY, STRUCTURES } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { documentEnvelope } from '../../document-envelope.ts'
import { roundClock } from '../round-clock.ts'
import { plainShape } from './plain-attributes.ts'

/** An element of `players`. Members after `points` are this product's own, for clients that keep the state alive. */
export const documentPlayer = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  points: z.number(),
  key: z.string(),
  firstRound: z.int(),
  droppedAfter: z.nullable(z.int()),
  /** Missing for who plays, and where nobody wrote down who decided the drop. */
  droppedBy: z.catch(z.optional(z.enum(DROPPED_BY)), undefined),
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
  /** Both players lost, by a decision of the staff; the score is 0-0 then. */
  doubleLoss: z.optional(z.literal(true)),
  table: z.nullable(z.int()),
  /** `organizer` for anybody who runs the tournament; `decidedAs` names the role of a helper. */
  decidedBy: z.nullable(z.enum(['player', 'organizer'])),
  decidedAs: z.optional(z.enum(HELPER_ROLES)),
  /** Keys of the players whose report agrees with the standing score, so that their screens can say so. */
  reportedBy: z.array(z.string()),
})

/** The same in the answer to an act: a word of a later version must not make a failure of what was done. */
export const answeredMatch = z.extend(documentMatch, {
  status: z.catch(documentMatch.shape.status, 'pending'),
  kind: z.catch(documentMatch.shape.kind, 'played'),
  decidedBy: z.catch(documentMatch.shape.decidedBy, null),
  decidedAs: z.catch(documentMatch.shape.decidedAs, undefined),
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

export const documentRound = z.object({
  number: z.int(),
  seed: z.nullable(z.string()),
  /** The place of its stage among `stages`. Missing for the first one. */
  stage: z._default(z.int(), 0),
  /** Missing where none was started. One of a later version, in words that this one does not know, is not shown. */
  clock: z._default(z.catch(z.nullable(roundClock), null), null),
})

/** A tournament as everybody may read it. Lists hold each element as a JSON string. */
export const tournamentDocument = z.object({
  ...documentEnvelope,
  ...plainShape,
  code: z.string(),
  type: z.enum(['quick', 'advance']),
  /** Both are the capacity; null where an announced event has no limit. */
  playerCount: z.nullable(z.int()),
  maxPlayers: z.nullable(z.int()),
  registeredPlayersCount: z.int(),
  currentRound: z.int(),
  /** How many the round of now was made for where whoever loses is out, 2 in the final. Missing from earlier servers. */
  bracketPlaces: z.optional(z.nullable(z.number())),
  isStarted: z.boolean(),
  isFinished: z.boolean(),
  organizerId: z.string(),
  gameType: z.nullable(z.string()),
  format: z.nullable(z.string()),
  /** What is played, in the organizer's words, where the format does not say it. Missing from earlier servers. */
  formatName: z._default(z.nullable(z.string()), null),
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
  /** Each paired round and its seed, as JSON strings. */
  rounds: z.array(z.string()),
  /** What it is played as from its first round on. Missing from earlier servers, which knew Swiss rounds only; one of a later version is shown as none. */
  structure: z.catch(z.optional(z.enum(STRUCTURES)), undefined),
  /** The parts that are paired in different ways, as JSON strings. Missing from earlier servers, which knew Swiss rounds only. */
  stages: z.optional(z.array(z.string())),
  /** How many rounds the organizer means to play in the current stage; null: as the rules give. */
  plannedRounds: z.nullable(z.int()),
  /** How many rounds a list says are to be played, planned or ceil(log2 n): whoever drops does not lower it. Missing from earlier servers. */
  roundsToPlay: z.optional(z.int()),
  /** How many the tournament itself goes by, planned or as its rules give. Missing from earlier servers. */
  roundsByRules: z.optional(z.int()),
})

export type TournamentDocument = z.output<typeof tournamentDocument>
export type DocumentPlayer = z.output<typeof documentPlayer>
export type DocumentMatch = z.output<typeof documentMatch>
export type DocumentRankingRow = z.output<typeof documentRankingRow>
