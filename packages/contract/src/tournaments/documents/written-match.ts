import { DECIDING_ROLES } from '@tablee/domain/tournaments/authority/decider'
import {
  readWrittenMatch,
  readWrittenReport,
  type WrittenMatch,
  type WrittenReport,
  type WrittenResults,
  type WrittenState,
} from '@tablee/domain/tournaments/kinds/written-match'
import type { MatchId, Placings, PlayerId, Side } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'

export const branded = <Text extends string>() => z.custom<Text>((value) => typeof value === 'string')
export const listOf = <Element extends z.ZodMiniType>(element: Element) => z.readonly(z.array(element))

const by = branded<PlayerId>()
const number = z.int()
/** The games of two. */
export const score = z.object({
  wins1: number,
  wins2: number,
  draws: number,
  isDoubleLoss: z.optional(z.literal(true)),
})

/** How a game of more than two sides ended. */
export const placings: z.ZodMiniType<Placings> = z.union([
  z.object({ winner: number }),
  z.object({ drawn: listOf(number) }),
  z.object({ places: listOf(number) }),
])
export const placingsResult = z.object({ kind: z.literal('placings'), outcome: placings })

/** Seat by seat; null: not finished. */
export const seatScores = listOf(z.nullable(score))
export const saidSeats = z.object({ scores: seatScores, ended: z.optional(z.literal(true)) })
/** Of a contested match of teams. */
export const contestedShape = { seats: z.optional(seatScores), contestedSeats: z.optional(listOf(number)) }

type Members<Of> = { readonly [Name in keyof Of]: z.ZodMiniType<Of[Name]> }

/** The written form of each kind of result; a kind without an entry does not compile. */
const RESULTS: { readonly [Kind in keyof WrittenResults]: Members<WrittenResults[Kind]> } = {
  games: { score },
  placings: { result: placingsResult },
  seats: { seats: saidSeats },
}

const decider = {
  decidedBy: z.enum(['player', 'organizer']),
  /** A later version's role still means staff. */
  decidedAs: z.catch(z.optional(z.enum(DECIDING_ROLES)), undefined),
}

const writtenReport: z.ZodMiniType<WrittenReport> = z.union([
  z.object({ by, score: z.null() }),
  ...eachResult((result) => z.object({ by, ...result })),
])

/** The reports of a contested or reported match. */
export const scoreReports = listOf(z.pipe(writtenReport, z.transform(readWrittenReport)))
/** Likewise, as written and sent. */
export const writtenReports = listOf(writtenReport)

/** A result's members, in each written form. */
export function scoredSchemas<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.union(eachResult((result) => z.object({ ...shape, ...result, ...decider, reports: writtenReports })))
}

function eachResult<Schema>(make: (result: (typeof RESULTS)[keyof typeof RESULTS]) => Schema): Schema[] {
  return Object.values(RESULTS).map(make)
}

type WrittenOf<Kind> = Extract<WrittenMatch, { readonly kind: Kind }>

const seats = { id: branded<MatchId>(), round: number }
const unopposed = { ...seats, player: by }
/** What is known of a match's result. */
export const writtenState: z.ZodMiniType<WrittenState> = z.union([
  z.object({ kind: z.literal('pending') }),
  z.object({ kind: z.literal('contested'), reports: writtenReports, ...contestedShape }),
  scoredSchemas({ kind: z.literal(['partial', 'terminated']) }),
])
const side: z.ZodMiniType<Side> = z.readonly(z.tuple([by], by))

/** The players of each side, at more than two. */
export const sidesOfTable = listOf(side)

/** A kind without an entry does not compile. */
const MATCHES: { readonly [Kind in WrittenMatch['kind']]: z.ZodMiniType<WrittenOf<Kind>> } = {
  played: z.object({
    ...{ kind: z.literal('played'), ...seats, table: number },
    ...{ players: z.readonly(z.tuple([by, by])), state: writtenState },
  }),
  multiplayer: z.object({
    kind: z.literal('multiplayer'),
    ...seats,
    table: number,
    sides: sidesOfTable,
    state: writtenState,
  }),
  teams: z.object({ kind: z.literal('teams'), ...seats, table: number, sides: sidesOfTable, state: writtenState }),
  bye: z.object({ kind: z.literal('bye'), ...unopposed }),
  loss: z.object({ kind: z.literal('loss'), ...unopposed }),
}

const written: z.ZodMiniType<WrittenMatch> = z.union(Object.values(MATCHES))

/** A round's matches, as in a change. */
export const matches = listOf(z.pipe(written, z.transform(readWrittenMatch)))
