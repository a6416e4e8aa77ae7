import type { DecidedActName } from '@tablee/domain/tournaments/acts/act'
import type { ActBeside, ActInputs } from '@tablee/domain/tournaments/acts/act-inputs'
import type { AnyKeptAct } from '@tablee/domain/tournaments/acts/kept-act'
import type { KeptBeside } from '@tablee/domain/tournaments/acts/kept-beside'
import { PENALTY_KINDS, type PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { LEFT_MATCHES } from '@tablee/domain/tournaments/players/left-matches'
import { type MatchId, type PlayerId, type PublicId, STRUCTURES } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { registrationRulesInput } from '../fields/registration-rules.ts'
import { ruleOverrides } from '../fields/rules-input.ts'
import { STAFF_ACT_INPUTS } from '../staff-acts.ts'
import { tablePlanShape } from '../table-plan.ts'
import { seat, teamKind } from '../team.ts'
import { announced } from './read-change.ts'
import { seal } from './seal.ts'
import { groupsWish, leagueWish, podsWish, swissWish } from './structure.ts'
import { placings, score, seatScores, sidesOfTable, writtenState } from './written-match.ts'

const branded = <Text extends string>() => z.custom<Text>((value) => typeof value === 'string')
const listOf = <Element extends z.ZodMiniType>(element: Element) => z.readonly(z.array(element))
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema)

const playerId = branded<PlayerId>()
const matchId = branded<MatchId>()
const penaltyId = branded<PenaltyId>()
const roundNumber = z.int()
const text = z.string()
const noName = z.literal('')

const nothing = z.object({}) as z.ZodMiniType<Readonly<Record<string, never>>>
const inRound = { roundNumber }
const inClock = z.object({ roundNumber: z.optional(roundNumber) })
/** Only by key: names and public ids go with the person. */
const referred = { playerKey: z.optional(text) }
const keptSeats = z.object({ scores: seatScores, ended: z.optional(z.boolean()) })
const over = { over: z.optional(orNull(score)) }
const overAny = { over: z.optional(orNull(z.union([score, placings, keptSeats]))) }
const scored = { matchId, score }
const pairing = {
  player1: playerId,
  player2: z.optional(orNull(playerId)),
  loss: z.optional(z.boolean()),
  sides: z.optional(sidesOfTable),
}

/**
 * The inputs as stored. Members not named here are never stored, whoever sends them. An act without an entry does not compile; `STAFF_ACTS`
 * use their call's input.
 */
const INPUTS: { readonly [Name in DecidedActName]: z.ZodMiniType<ActInputs[Name]> } = {
  ...STAFF_ACT_INPUTS,

  'cancel-tournament': nothing,
  'finish-tournament': nothing,
  'reopen-tournament': nothing,
  'change-settings': z.object({
    name: z.optional(text),
    capacity: z.optional(orNull(z.int())),
    announcement: z.exactOptional(z.extend(z.partial(announced), { formatName: z.optional(orNull(text)) })),
    registrationRules: z.optional(registrationRulesInput),
    password: z.optional(orNull(noName)),
    structure: z.optional(z.enum(STRUCTURES)),
    rules: z.optional(ruleOverrides),
    pods: z.optional(podsWish),
    teamKind: z.optional(orNull(teamKind)),
    swiss: z.optional(swissWish),
    groups: z.optional(groupsWish),
    league: z.optional(leagueWish),
  }),

  'add-anonymous-player': z.object({ playerName: noName }),
  'add-players-quick-tournament': z.object({ playerNames: listOf(noName) }),
  'delete-quick-tournament-player': z.object(referred),
  'restore-quick-tournament-player': z.object(referred),
  'update-quick-tournament-player': z.object({ ...referred, newPlayerName: noName }),
  'mark-youth': z.object({ isYouth: z.boolean() }),
  'hide-player-name': z.object({ ...referred, isHidden: z.boolean() }),
  'join-quick-tournament': z.object({ playerName: noName }),
  'rename-own-player': z.object({ newPlayerName: noName }),
  'leave-quick-tournament': nothing,
  'return-to-quick-tournament': nothing,
  'forget-player': z.object({ playerId }),

  'join-team': z.object({
    team: z.union([
      z.object({ name: noName }),
      z.object({ code: text, seat: z.optional(seat) }),
      z.object({ captain: playerId, seat: z.optional(seat) }),
      z.object({ order: listOf(playerId) }),
    ]),
  }),
  'leave-team': nothing,
  'agree-match-date': z.object({ matchId, at: orNull(text) }),
  'form-team': z.object({
    captain: orNull(playerId),
    name: noName,
    members: listOf(playerId),
    seats: z.optional(listOf(seat)),
  }),

  'start-quick-tournament': nothing,
  'start-next-round': inClock,
  'generate-advanced-pairings': z.object(inRound),
  'set-round-pairings': z.object({
    ...inRound,
    pairings: listOf(z.object({ ...pairing, table: z.optional(orNull(z.int())) })),
    dropped: z.optional(listOf(playerId)),
    from: z.optional(
      orNull(listOf(z.object({ ...pairing, result: z.optional(z.union([score, z.literal('contested'), z.null()])) }))),
    ),
  }),
  'seat-late-player': z.object({ ...referred, ...inRound, opponent: z.optional(orNull(playerId)) }),
  'correct-and-pair-again': z.object({ ...inRound, ...scored, ...over }),
  'correct-bye': z.object({ matchId, as: z.enum(['bye', 'loss']), roundNumber: z.optional(roundNumber) }),
  'rule-left-matches': z.object({ playerId, matches: z.enum(LEFT_MATCHES) }),
  'add-pairing': z.object({ ...inRound, ...pairing }),
  'remove-pairing': z.object({ matchId }),

  'plan-rounds': z.object({ rounds: orNull(z.int()) }),
  'plan-tables': z.object({ ...tablePlanShape, prefix: z.optional(text) }),

  'send-score-quick-tournament': z.object({
    ...{ matchId, score: z.optional(score), placings: z.optional(placings), contest: z.optional(z.boolean()) },
  }),
  'update-score-quick-tournament': z.object({
    ...{ matchId, score: z.optional(score), placings: z.optional(placings), seats: z.optional(keptSeats) },
    ...overAny,
  }),
  'submit-advanced-score': z.object(scored),
  'erase-result': z.object({ matchId, ...overAny }),
  'report-at-table': z.object({
    matchId,
    score: z.exactOptional(score),
    placings: z.exactOptional(placings),
    table: z.int(),
  }),

  'call-judge': nothing,
  'withdraw-judge-call': nothing,

  'give-no-show': z.object({ ...referred, ...over }),
  'give-penalty': z.object({
    ...referred,
    ...over,
    penalty: z.enum(PENALTY_KINDS),
    forNextMatch: z.optional(z.boolean()),
  }),
  'take-back-no-show': z.object({ penaltyId }),
  'take-back-penalty': z.object({ penaltyId }),
}

const hiddenOnes = listOf(z.object({ playerId, shownAs: text }))
const ofPenalty = z.object({
  kept: orNull(
    z.object({ id: penaltyId, kind: z.enum(PENALTY_KINDS), playerId, round: roundNumber, isTakenBack: z.boolean() }),
  ),
  before: writtenState,
  isRegistered: z.optional(z.boolean()),
})

const BESIDE: { readonly [Name in keyof ActBeside]: z.ZodMiniType<KeptBeside[Name]> } = {
  'join-quick-tournament': z.object({ shown: orNull(z.enum(['right', 'wrong'])) }),
  'mark-youth': z.object({ isUsed: z.boolean() }),
  'hide-player-name': z.object({ kept: hiddenOnes }),
  'forget-player': z.object({ publicId: branded<PublicId>() }),
  'take-back-no-show': ofPenalty,
  'take-back-penalty': ofPenalty,
  'rename-own-player': z.object({ hidden: hiddenOnes }),
  'return-to-quick-tournament': z.object({ leftBy: orNull(text) }),
  'erase-result': z.object({ before: orNull(writtenState) }),
  'report-at-table': z.object({
    ...{ hasTableCode: z.boolean(), areBoth: z.boolean(), wrongBefore: z.int() },
    shownBy: z.exactOptional(listOf(playerId)),
  }),
}

const drawn = {
  ...{ at: text, seed: text, ids: listOf(text) },
  apart: z.exactOptional(z.literal(true)),
  sealed: z.exactOptional(seal),
}

/** A schema is compiled when it is first used. */
const GIVEN = z.object(drawn)
const GIVEN_BESIDE: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  Object.entries(BESIDE).map(([name, beside]) => [name, z.object({ ...drawn, beside })]),
)

/** An act from the journal; null if a later version made it, or if it holds more than allowed. */
export function readKeptAct(
  name: string,
  value: { readonly input: unknown; readonly given: unknown },
): AnyKeptAct | null {
  if (!isDecided(name)) return null
  const input = z.safeParse<z.ZodMiniType>(INPUTS[name], value.input)
  const given = z.safeParse<z.ZodMiniType>(givenOf(name), value.given)
  return input.success && given.success ? ({ name, input: input.data, given: given.data } as AnyKeptAct) : null
}

function isDecided(name: string): name is DecidedActName {
  return Object.hasOwn(INPUTS, name)
}

function givenOf(name: DecidedActName): z.ZodMiniType {
  return GIVEN_BESIDE[name] ?? GIVEN
}
