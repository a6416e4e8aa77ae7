import type { PlainSetting } from '@tablee/domain/tournaments/attributes/attributes'
import { CLOCK_BY_HAND } from '@tablee/domain/tournaments/clock/clock-by-hand'
import { PLANNED_CUTS } from '@tablee/domain/tournaments/cut-sizes'
import { NO_JUDGE_CALLS } from '@tablee/domain/tournaments/judge-calls/judge-call'
import { areQuietHours } from '@tablee/domain/tournaments/life/quiet-hours'
import { USUAL_REGISTRATION } from '@tablee/domain/tournaments/life/registration-rules'
import { TABLES_FROM_ONE } from '@tablee/domain/tournaments/tables/table-plan'
import type { Tournament, TournamentCode } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import type { AttributeKind } from '../../serving/document-query.ts'
import { awardedByes } from '../awarded-byes.ts'
import { tournamentName } from '../fields/fields.ts'
import { judgeCalls } from '../fields/judge-calls.ts'
import { penalties } from '../fields/penalty.ts'
import { registrationRules } from '../fields/registration-rules.ts'
import { heldSeries } from '../fields/series-id.ts'
import { plannedParts, wishedParts } from '../planned-parts.ts'
import { clockPlan } from '../round-clock.ts'
import { seasonSeeds } from '../season-seeds.ts'
import { tablePlan } from '../table-plan.ts'
import { teamKind, teams } from '../team.ts'

type PlainAttribute<Value> = {
  readonly kind: AttributeKind
  /** Whether `GET /v1/tournaments/{code}` includes it. */
  readonly isPublic: boolean
  readonly schema: z.ZodMiniType<Value>
}

/** A setting of the same name, given at creation or with the settings. */
type SettingAttribute<Value> = PlainAttribute<Value> & {
  readonly value: z.ZodMiniType<Value>
  readonly input: z.ZodMiniType<Value>
}

const code = z.custom<TournamentCode>((value) => typeof value === 'string')

/**
 * Attributes the document holds unchanged under the same name. The document's schema, writing, reading and queries follow from this alone.
 */
export const PLAIN_ATTRIBUTES = {
  name: { kind: 'words', isPublic: true, schema: z.string(), value: z.string(), input: tournamentName },
  lot: { kind: 'shown', isPublic: false, schema: z.string() },
  areDecklistsPublic: { kind: 'boolean', isPublic: false, schema: z.boolean() },
  /** Missing from older servers. */
  decksLockedAt: { kind: 'shown', isPublic: false, schema: z._default(z.nullable(z.string()), null) },
  /** All its dates are queried by it. Missing from older servers. */
  series: { kind: 'text', isPublic: false, schema: z._default(z.nullable(heldSeries), null) },
  /** Finished too. Missing from older servers. */
  isCancelled: { kind: 'boolean', isPublic: false, schema: z._default(z.boolean(), false) },
  /** In the organizer's words. Missing from older servers. */
  cancelReason: { kind: 'shown', isPublic: false, schema: z._default(z.nullable(z.string()), null) },
  /** Missing from older servers. */
  restartedAs: { kind: 'shown', isPublic: false, schema: z._default(z.nullable(code), null) },
  isImported: { kind: 'boolean', isPublic: false, schema: z._default(z.boolean(), false) },
  hasPassword: { kind: 'boolean', isPublic: false, schema: z.boolean() },
  /** Missing from older servers. */
  allowsOwnNames: { kind: 'boolean', isPublic: false, schema: z._default(z.boolean(), false) },
  /** Missing from older servers. */
  isYouth: { kind: 'boolean', isPublic: true, schema: z._default(z.boolean(), false) },
  /** Missing from older servers, which only have the game’s table. Later forms are not shown. */
  plannedCut: {
    kind: 'integer',
    isPublic: false,
    schema: z._default(z.catch(z.nullable(z.literal(PLANNED_CUTS)), null), null),
  },
  /** Missing from older servers, where brackets follow from standings and draws. Later forms are not shown. */
  seasonSeeds: { kind: 'shown', isPublic: false, schema: z._default(z.catch(seasonSeeds, []), []) },
  /** Missing from older servers, which plan none. Later forms are not shown. */
  plannedParts: {
    ...{ kind: 'shown', isPublic: false },
    schema: z._default(z.catch(plannedParts, []), []),
    value: plannedParts,
    input: wishedParts,
  },
  /** Missing from older servers, where the organizer decides each registration. Later forms are not shown. */
  registrationRules: {
    kind: 'shown',
    isPublic: false,
    schema: z._default(z.catch(registrationRules, USUAL_REGISTRATION), USUAL_REGISTRATION),
  },
  /** Missing from older servers, where clocks start by hand. Later forms are not shown. */
  clockPlan: { kind: 'shown', isPublic: false, schema: z._default(z.catch(clockPlan, CLOCK_BY_HAND), CLOCK_BY_HAND) },
  /** Missing from older servers, which number tables from 1. Later forms are not shown. */
  tablePlan: {
    kind: 'shown',
    isPublic: false,
    schema: z._default(z.catch(tablePlan, TABLES_FROM_ONE), TABLES_FROM_ONE),
  },
  /** Missing from older servers, without awarded byes. Later forms are not shown. */
  awardedByes: { kind: 'shown', isPublic: false, schema: z._default(z.catch(awardedByes, []), []) },
  /** Missing from older servers, where everybody plays alone. Later forms are not shown. */
  teamKind: {
    ...{ kind: 'text', isPublic: false },
    schema: z._default(z.catch(z.nullable(teamKind), null), null),
    value: z.nullable(teamKind),
    input: z.nullable(teamKind),
  },
  /** Missing from older servers, where screens are never quiet. */
  quietHours: {
    ...{ kind: 'shown', isPublic: false },
    schema: z._default(z.nullable(z.string()), null),
    value: z.nullable(z.string()),
    input: z.nullable(z.string().check(z.refine(areQuietHours))),
  },
  /** Missing from older servers. Later forms are not shown. */
  teams: { kind: 'shown', isPublic: false, schema: z._default(z.catch(teams, []), []) },
  /** Missing from older servers, without penalties. Later forms are not shown. */
  penalties: { kind: 'shown', isPublic: false, schema: z._default(z.catch(penalties, []), []) },
  /** Missing from older servers, where nobody calls by phone. Later forms are not shown. */
  judgeCalls: {
    ...{ kind: 'shown', isPublic: false },
    schema: z._default(z.catch(judgeCalls, NO_JUDGE_CALLS), NO_JUDGE_CALLS),
  },
} satisfies { readonly [Name in keyof Tournament]?: PlainAttribute<Tournament[Name]> } & {
  readonly [Name in PlainSetting]: SettingAttribute<Tournament[Name]>
}

type PlainName = keyof typeof PLAIN_ATTRIBUTES
type EachPlain<Value> = { readonly [Name in PlainName]: Value }

/** Maps each attribute by name. */
export function eachPlain<Value>(of: (name: PlainName) => Value): EachPlain<Value> {
  return eachOf(Object.keys(PLAIN_ATTRIBUTES) as PlainName[], of)
}

function eachOf<Name extends PlainName, Value>(names: readonly Name[], of: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as { readonly [Each in Name]: Value }
}

/** The plain attributes' schemas, for the document. */
export const plainShape = eachPlain((name) => PLAIN_ATTRIBUTES[name].schema) as {
  readonly [Name in PlainName]: (typeof PLAIN_ATTRIBUTES)[Name]['schema']
}

/** What queries may ask of plain attributes. */
export const PLAIN_KINDS = eachPlain((name): AttributeKind => PLAIN_ATTRIBUTES[name].kind)

type PublicName = {
  [Name in PlainName]: (typeof PLAIN_ATTRIBUTES)[Name]['isPublic'] extends true ? Name : never
}[PlainName]

const isPublicName = (name: PlainName): name is PublicName => PLAIN_ATTRIBUTES[name].isPublic
const PUBLIC_NAMES = (Object.keys(PLAIN_ATTRIBUTES) as PlainName[]).filter(isPublicName)

/** Those also in the plain public objects. */
export const publicShape = eachOf(PUBLIC_NAMES, (name) => PLAIN_ATTRIBUTES[name].schema) as {
  readonly [Name in PublicName]: (typeof PLAIN_ATTRIBUTES)[Name]['schema']
}

export function publicAttributesOf(document: PlainPart): Pick<Tournament, PublicName> {
  return eachOf(PUBLIC_NAMES, (name) => document[name]) as Pick<Tournament, PublicName>
}

type PlainPart = Pick<Tournament, PlainName>

/** A tournament's part of the document. */
export function plainAttributesOf(tournament: PlainPart): PlainPart {
  return eachPlain((name) => tournament[name]) as PlainPart
}

/** The reverse; attributes missing from old documents get their schema's default. */
export function readPlainAttributes(document: { readonly [Name in PlainName]?: unknown }): PlainPart {
  return eachPlain((name) => z.parse(PLAIN_ATTRIBUTES[name].schema, document[name])) as PlainPart
}
