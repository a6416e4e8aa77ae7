import { STRUCTURES } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { publicShape } from './plain-attributes.ts'
import { documentMatch, documentPlayer, documentRankingRow } from './tournament-document.ts'

/** One thing that differs; which members it has follows from `rule`. */
const difference = z.object({
  rule: z.string(),
  points: z.optional(z.number()),
  games: z.optional(z.number()),
  arePossible: z.optional(z.boolean()),
  /** Numerator and denominator. */
  floor: z.optional(z.array(z.number())),
  minutes: z.optional(z.nullable(z.number())),
  /** 0: no cut. */
  size: z.optional(z.number()),
  preset: z.optional(z.nullable(z.string())),
})

/** The published rules, their source, and all in which the tournament differs from them. */
const playedRules = z.object({
  pack: z.string(),
  source: z.string(),
  official: z.boolean(),
  differences: z.array(difference),
})

/** `GET /v1/tournaments/{code}`: a tournament for display elsewhere, as plain objects. */
export const publicTournament = z.object({
  id: z.string(),
  code: z.string(),
  ...publicShape,
  type: z.enum(['quick', 'advance']),
  state: z.enum(['waiting', 'running', 'finished', 'cancelled']),
  game: z.string(),
  rules: playedRules,
  format: z.nullable(z.string()),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  location: z.nullable(z.string()),
  description: z.string(),
  structure: z.enum(STRUCTURES),
  capacity: z.nullable(z.int()),
  currentRound: z.int(),
  /** Planned by the organizer; null: depends on the number of players. */
  plannedRounds: z.nullable(z.int()),
  players: z.array(documentPlayer),
  createdAt: z.string(),
  updatedAt: z.string(),
  sequence: z.int(),
})

/** `GET /v1/tournaments/{code}/standings`: empty before the first round. */
export const publicStandings = z.object({
  code: z.string(),
  sequence: z.int(),
  round: z.int(),
  isFinal: z.boolean(),
  standings: z.array(documentRankingRow),
})

/** `GET /v1/tournaments/{code}/rounds/{number}` */
export const publicRound = z.object({
  code: z.string(),
  sequence: z.int(),
  round: z.int(),
  isComplete: z.boolean(),
  pairings: z.array(documentMatch),
})

export type PublicTournament = z.output<typeof publicTournament>
export type PublicStandings = z.output<typeof publicStandings>
export type PublicRound = z.output<typeof publicRound>
