import { DECIDING_ROLES } from '@tablee/domain/tournaments/authority/decider'
import { FLAT_KINDS } from '@tablee/domain/tournaments/kinds/flat-match'
import { DROPPED_BY, STRUCTURES } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { documentEnvelope } from '../../document-envelope.ts'
import { roundClock } from '../round-clock.ts'
import { plainShape } from './plain-attributes.ts'
import { placingsResult, saidSeats } from './written-match.ts'

/** An element of `players`. Members after `points` are ours, for clients that keep the state live. */
export const documentPlayer = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  points: z.number(),
  key: z.string(),
  firstRound: z.int(),
  droppedAfter: z.nullable(z.int()),
  /** Missing for active players, and where not recorded. */
  droppedBy: z.catch(z.optional(z.enum(DROPPED_BY)), undefined),
})

/** An element of `matches`. `player2Id` is null for a bye, a loss without an opponent, and anonymous players. */
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
  kind: z.enum(FLAT_KINDS),
  player1Key: z.string(),
  player2Key: z.nullable(z.string()),
  draws: z.nullable(z.int()),
  /** Ruled lost for both by the staff; the score is then 0-0. */
  doubleLoss: z.optional(z.literal(true)),
  table: z.nullable(z.int()),
  /** For teams, and a table of more than two: the player keys of each side. `player1Key` and `player2Key` are the first two. */
  sides: z.optional(z.array(z.array(z.string()).check(z.minLength(1)))),
  /** How such a table ended, by index in `sides`, from 0. */
  result: z.optional(placingsResult),
  /** Of two teams of three, seat by seat; null: not finished. `score1` and `score2` are then the matches won. */
  seatScores: z.optional(saidSeats),
  /** Seats about which people disagree, from 0. */
  contestedSeats: z.optional(z.array(z.int())),
  /** `organizer` for any of the staff; `decidedAs` names a helper's role. */
  decidedBy: z.nullable(z.enum(['player', 'organizer'])),
  decidedAs: z.optional(z.enum(DECIDING_ROLES)),
  /** Keys of players whose report agrees with the score, so that their screens can say so. */
  reportedBy: z.array(z.string()),
})

/** Likewise in the answer to an act: a later version's word must not turn success into failure. */
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
  /** Only where tables of three to five have them as tiebreakers. */
  mw: z.optional(z.number()),
  beaten: z.optional(z.number()),
  seat: z.optional(z.number()),
  playerKey: z.string(),
})

export const documentRound = z.object({
  number: z.int(),
  seed: z.nullable(z.string()),
  /** Index of its stage in `stages`. Missing for the first. */
  stage: z._default(z.int(), 0),
  /** Missing if not started. Unknown later forms are not shown. */
  clock: z._default(z.catch(z.nullable(roundClock), null), null),
})

/** A public tournament. Lists hold each element as a JSON string. */
export const tournamentDocument = z.object({
  ...documentEnvelope,
  ...plainShape,
  code: z.string(),
  type: z.enum(['quick', 'advance']),
  /** Both are the capacity; null for an announced event without a limit. */
  playerCount: z.nullable(z.int()),
  maxPlayers: z.nullable(z.int()),
  registeredPlayersCount: z.int(),
  currentRound: z.int(),
  /** The current knockout round's size, 2 in the final. Missing from older servers. */
  bracketPlaces: z.optional(z.nullable(z.number())),
  isStarted: z.boolean(),
  isFinished: z.boolean(),
  organizerId: z.string(),
  gameType: z.nullable(z.string()),
  format: z.nullable(z.string()),
  /** In the organizer's words, if the format does not say it. Missing from older servers. */
  formatName: z._default(z.nullable(z.string()), null),
  tournamentDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  location: z.nullable(z.string()),
  description: z.string(),
  players: z.array(z.string()),
  matches: z.array(z.string()),
  finalRanking: z.array(z.string()),
  /** As on the live channel. */
  liveSequence: z.int(),
  rules: z.string(),
  /** Each paired round and its seed, as JSON strings. */
  rounds: z.array(z.string()),
  /** The structure from round 1 on. Missing from older servers, which only knew Swiss; unknown later ones are not shown. */
  structure: z.catch(z.optional(z.enum(STRUCTURES)), undefined),
  /** The differently paired stages, as JSON strings. Missing from older servers, which only knew Swiss. */
  stages: z.optional(z.array(z.string())),
  /** Planned for the current stage; null: as the rules give. */
  plannedRounds: z.nullable(z.int()),
  /** Rounds for lists, planned or ceil(log2 n), not lowered by drops. Missing from older servers. */
  roundsToPlay: z.optional(z.int()),
  /** Rounds the tournament really uses, planned or by its rules. Missing from older servers. */
  roundsByRules: z.optional(z.int()),
})

export type TournamentDocument = z.output<typeof tournamentDocument>
export type DocumentPlayer = z.output<typeof documentPlayer>
export type DocumentMatch = z.output<typeof documentMatch>
export type DocumentRankingRow = z.output<typeof documentRankingRow>
