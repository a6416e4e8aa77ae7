import type { PlainSetting } from '@tablee/domain/tournaments/attributes/attributes'
import { CLOCK_BY_HAND } from '@tablee/domain/tournaments/clock/clock-by-hand'
import { USUAL_REGISTRATION } from '@tablee/domain/tournaments/life/registration-rules'
import { TABLES_FROM_ONE } from '@tablee/domain/tournaments/tables/table-plan'
import { PLANNED_CUTS, type Tournament, type TournamentCode } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import type { AttributeKind } from '../../serving/document-query.ts'
import { awardedByes } from '../awarded-byes.ts'
import { tournamentName } from '../fields/fields.ts'
import { penalties } from '../fields/penalty.ts'
import { registrationRules } from '../fields/registration-rules.ts'
import { heldSeries } from '../fields/series-id.ts'
import { clockPlan } from '../round-clock.ts'
import { tablePlan } from '../table-plan.ts'

type PlainAttribute<Value> = {
  /** What a query may compare it with. */
  readonly kind: AttributeKind
  /** Whether `GET /v1/tournaments/{code}` says it too. */
  readonly isPublic: boolean
  readonly schema: z.ZodMiniType<Value>
}

/** One that is given under that name as well, by whoever creates a tournament or changes its settings. */
type SettingAttribute<Value> = PlainAttribute<Value> & {
  /** As changes hold it, whatever a later version writes. */
  readonly value: z.ZodMiniType<Value>
  /** As somebody gives it, within its bounds. */
  readonly input: z.ZodMiniType<Value>
}

const code = z.custom<TournamentCode>((value) => typeof value === 'string')

/**
 * Attributes that the document holds as the tournament does, under the same name. What is said here is all there is to say:
 * the schema of the document, writing and reading it, and the questions that it answers follow.
 */
export const PLAIN_ATTRIBUTES = {
  name: { kind: 'words', isPublic: true, schema: z.string(), value: z.string(), input: tournamentName },
  /** Decides between players whom every tiebreaker leaves equal. A long text that nobody looks for. */
  lot: { kind: 'shown', isPublic: false, schema: z.string() },
  /** Whether everybody may read the decklists. */
  areDecklistsPublic: { kind: 'boolean', isPublic: false, schema: z.boolean() },
  /** The series it is a date of; what all of its dates are asked for by. Missing in documents of earlier servers. */
  series: { kind: 'text', isPublic: false, schema: z._default(z.nullable(heldSeries), null) },
  /** Called off by its organizer; finished as well. Missing in documents of earlier servers. */
  isCancelled: { kind: 'boolean', isPublic: false, schema: z._default(z.boolean(), false) },
  /** Why, in the organizer's words. Missing in documents of earlier servers, which asked for none. */
  cancelReason: { kind: 'shown', isPublic: false, schema: z._default(z.nullable(z.string()), null) },
  /** The code under which it begins again. A short text that nobody looks for. Missing in documents of earlier servers. */
  restartedAs: { kind: 'shown', isPublic: false, schema: z._default(z.nullable(code), null) },
  /** Made of a file. Missing in documents of earlier servers, which made none. */
  isImported: { kind: 'boolean', isPublic: false, schema: z._default(z.boolean(), false) },
  /** Whether joining asks for a password. */
  hasPassword: { kind: 'boolean', isPublic: false, schema: z.boolean() },
  /** Whether players may change their own name after the start too. Missing in documents of earlier servers. */
  allowsOwnNames: { kind: 'boolean', isPublic: false, schema: z._default(z.boolean(), false) },
  /** Missing in documents of earlier servers, where the game’s table is all there is. One of a later version is not shown. */
  plannedCut: {
    kind: 'integer',
    isPublic: false,
    schema: z._default(z.catch(z.nullable(z.literal(PLANNED_CUTS)), null), null),
  },
  /** Missing in documents of earlier servers, where the organizer decides on each registration. Those of a later version are not shown. */
  registrationRules: {
    kind: 'shown',
    isPublic: false,
    schema: z._default(z.catch(registrationRules, USUAL_REGISTRATION), USUAL_REGISTRATION),
  },
  /** Missing in documents of earlier servers, where somebody starts each clock. One of a later version is not shown. */
  clockPlan: { kind: 'shown', isPublic: false, schema: z._default(z.catch(clockPlan, CLOCK_BY_HAND), CLOCK_BY_HAND) },
  /** Missing in documents of earlier servers, which number tables from 1. One of a later version is not shown. */
  tablePlan: {
    kind: 'shown',
    isPublic: false,
    schema: z._default(z.catch(tablePlan, TABLES_FROM_ONE), TABLES_FROM_ONE),
  },
  /** Missing in documents of earlier servers, where none were awarded. Those of a later version are not shown. */
  awardedByes: { kind: 'shown', isPublic: false, schema: z._default(z.catch(awardedByes, []), []) },
  /** Missing in documents of earlier servers, where nobody was given one. Those of a later version are not shown. */
  penalties: { kind: 'shown', isPublic: false, schema: z._default(z.catch(penalties, []), []) },
} satisfies { readonly [Name in keyof Tournament]?: PlainAttribute<Tournament[Name]> } & {
  readonly [Name in PlainSetting]: SettingAttribute<Tournament[Name]>
}

type PlainName = keyof typeof PLAIN_ATTRIBUTES
type EachPlain<Value> = { readonly [Name in PlainName]: Value }

/** The same of each attribute, under its name. */
export function eachPlain<Value>(of: (name: PlainName) => Value): EachPlain<Value> {
  return eachOf(Object.keys(PLAIN_ATTRIBUTES) as PlainName[], of)
}

function eachOf<Name extends PlainName, Value>(names: readonly Name[], of: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as { readonly [Each in Name]: Value }
}

/** Their schemas, for the document. */
export const plainShape = eachPlain((name) => PLAIN_ATTRIBUTES[name].schema) as {
  readonly [Name in PlainName]: (typeof PLAIN_ATTRIBUTES)[Name]['schema']
}

/** What queries may ask of them. */
export const PLAIN_KINDS = eachPlain((name): AttributeKind => PLAIN_ATTRIBUTES[name].kind)

type PublicName = {
  [Name in PlainName]: (typeof PLAIN_ATTRIBUTES)[Name]['isPublic'] extends true ? Name : never
}[PlainName]

const isPublicName = (name: PlainName): name is PublicName => PLAIN_ATTRIBUTES[name].isPublic
const PUBLIC_NAMES = (Object.keys(PLAIN_ATTRIBUTES) as PlainName[]).filter(isPublicName)

/** The schemas of those that are told as plain objects too. */
export const publicShape = eachOf(PUBLIC_NAMES, (name) => PLAIN_ATTRIBUTES[name].schema) as {
  readonly [Name in PublicName]: (typeof PLAIN_ATTRIBUTES)[Name]['schema']
}

export function publicAttributesOf(document: PlainPart): Pick<Tournament, PublicName> {
  return eachOf(PUBLIC_NAMES, (name) => document[name]) as Pick<Tournament, PublicName>
}

type PlainPart = Pick<Tournament, PlainName>

/** What the document holds of a tournament. */
export function plainAttributesOf(tournament: PlainPart): PlainPart {
  return eachPlain((name) => tournament[name]) as PlainPart
}

/** The way back; documents that were kept before an attribute existed have what its schema says then. */
export function readPlainAttributes(document: { readonly [Name in PlainName]?: unknown }): PlainPart {
  return eachPlain((name) => z.parse(PLAIN_ATTRIBUTES[name].schema, document[name])) as PlainPart
}
