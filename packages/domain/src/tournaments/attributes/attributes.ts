import { CLOCK_BY_HAND } from '../clock/clock-by-hand.ts'
import { NO_JUDGE_CALLS } from '../judge-calls/judge-call.ts'
import { FIRST_STAGE } from '../kinds/stage.ts'
import { USUAL_REGISTRATION } from '../life/registration-rules.ts'
import { TABLES_FROM_ONE } from '../tables/table-plan.ts'
import type { Tournament, WholeTournament } from '../tournament.ts'

/** Ways in which another tournament or a file takes over an attribute. */
const WAYS = [
  /** May be given when creating a quick tournament. */
  'quick',
  /** May be given when announcing an event. */
  'event',
  /** Kept by a restarted quick tournament. */
  'restart',
  /** Copied when an event is announced like this one. */
  'again',
  /** Changed for all dates of a series. */
  'series',
  /** Written to the whole tournament's file. */
  'export',
  /** Read when importing that file. */
  'import',
] as const
export type Way = (typeof WAYS)[number]

/**
 * What sets it: `creation`, only then or by its own act; `description`, at creation and with the settings; `act`, its own change; `play`,
 * the course of the tournament.
 */
type Source = 'creation' | 'description' | 'act' | 'play'

type Attribute<Value> = {
  readonly by: Source
  /** The value until set; left out if creation always sets it. */
  readonly initial?: Value
  readonly ways: readonly Way[]
}

const NOWHERE = [] as const
const EVERYWHERE = WAYS
const PLANNED = ['event', 'restart', 'again', 'export', 'import'] as const
const TOLD = ['export', 'import'] as const

/**
 * Describes every attribute once; creation, restart, announcement, series and file derive from it. One that is missing, or not carried on
 * its ways, does not compile.
 */
const ATTRIBUTES = {
  id: { by: 'creation', ways: NOWHERE },
  code: { by: 'creation', ways: NOWHERE },
  name: { by: 'description', ways: EVERYWHERE },
  /** Follows from the players in a file. */
  capacity: { by: 'description', ways: ['quick', 'event', 'restart', 'again', 'series'] },
  /** An imported file makes a quick tournament. */
  announcement: { by: 'description', ways: ['event', 'again', 'series', 'export'] },
  registrationRules: { by: 'act', initial: USUAL_REGISTRATION, ways: ['event', 'again', 'series'] },
  organizer: { by: 'creation', ways: ['restart'] },
  rules: { by: 'creation', ways: ['quick', 'event', 'restart', 'again', 'export', 'import'] },
  lot: { by: 'creation', ways: TOLD },
  stages: { by: 'act', initial: [FIRST_STAGE], ways: EVERYWHERE },
  plannedCut: { by: 'act', initial: null, ways: ['quick', ...PLANNED] },
  seasonSeeds: { by: 'act', initial: [], ways: NOWHERE },
  plannedParts: { by: 'description', initial: [], ways: EVERYWHERE },
  areDecklistsPublic: { by: 'act', initial: false, ways: NOWHERE },
  decksLockedAt: { by: 'act', initial: null, ways: NOWHERE },
  series: { by: 'act', initial: null, ways: ['event', 'again'] },
  isCancelled: { by: 'play', initial: false, ways: TOLD },
  cancelReason: { by: 'play', initial: null, ways: TOLD },
  restartedAs: { by: 'act', initial: null, ways: NOWHERE },
  /** Set by the import. */
  isImported: { by: 'act', initial: false, ways: NOWHERE },
  /** Passwords never leave their server. */
  hasPassword: { by: 'act', initial: false, ways: ['restart'] },
  allowsOwnNames: { by: 'act', initial: false, ways: PLANNED },
  isYouth: { by: 'act', initial: false, ways: ['quick', ...PLANNED] },
  clockPlan: { by: 'act', initial: CLOCK_BY_HAND, ways: ['quick', ...PLANNED] },
  tablePlan: { by: 'act', initial: TABLES_FROM_ONE, ways: PLANNED },
  awardedByes: { by: 'act', initial: [], ways: TOLD },
  penalties: { by: 'play', initial: [], ways: TOLD },
  judgeCalls: { by: 'play', initial: NO_JUDGE_CALLS, ways: NOWHERE },
  teamKind: {
    by: 'description',
    initial: null,
    ways: ['quick', 'event', 'restart', 'again', 'series', 'export', 'import'],
  },
  quietHours: { by: 'description', initial: null, ways: ['quick', 'restart', 'export', 'import'] },
  phase: { by: 'play', initial: { kind: 'waiting' }, ways: TOLD },
  players: { by: 'play', initial: [], ways: ['quick', 'restart', 'export', 'import'] },
  teams: { by: 'play', initial: [], ways: ['quick', 'restart', 'export', 'import'] },
  rounds: { by: 'play', initial: [], ways: TOLD },
  matches: { by: 'play', initial: [], ways: TOLD },
} as const satisfies { readonly [Name in keyof Tournament]-?: Attribute<Tournament[Name]> }

type Described = typeof ATTRIBUTES
export type AttributeName = keyof Described

/** The attributes a way takes along. */
export type Taken<W extends Way> = {
  [Name in AttributeName]: W extends Described[Name]['ways'][number] ? Name : never
}[AttributeName]

/** Attributes set by one source. */
export type SaidBy<S extends Source> = {
  [Name in AttributeName]: Described[Name]['by'] extends S ? Name : never
}[AttributeName]

type WithInitial = {
  [Name in AttributeName]: Described[Name] extends { readonly initial: unknown } ? Name : never
}[AttributeName]

/** What creation sets or may set; all else takes its initial value. */
export type SaidAtCreation = Pick<Tournament, Exclude<AttributeName, WithInitial>> & {
  readonly [Name in WithInitial & SaidBy<'description'>]?: Tournament[Name] | undefined
}

/** A settings change; omissions stay unchanged. */
export type SaidOfSettings = Pick<Tournament, Exclude<SaidBy<'description'>, WithInitial>> & {
  readonly [Name in WithInitial & SaidBy<'description'>]?: Tournament[Name] | undefined
}

/** Description attributes exposed as settings of the same name. */
export type PlainSetting = Exclude<SaidBy<'description'>, 'capacity' | 'announcement'>

export const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as readonly AttributeName[]

export function goes(name: AttributeName, way: Way): boolean {
  const ways: readonly Way[] = ATTRIBUTES[name].ways
  return ways.includes(way)
}

function isPlainSetting(name: AttributeName): name is PlainSetting {
  return ATTRIBUTES[name].by === 'description' && name !== 'capacity' && name !== 'announcement'
}

export const PLAIN_SETTINGS = ATTRIBUTE_NAMES.filter(isPlainSetting)

/** Drops what is undefined. */
export function saidOf<Said extends object>(
  said: Said,
): { readonly [Name in keyof Said]: Exclude<Said[Name], undefined> } {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof Said]: Exclude<Said[Name], undefined>
  }
}

type Initial = Pick<WholeTournament, WithInitial>

/** The initial values of everything creation need not set. */
export const INITIAL: Initial = initialOf(ATTRIBUTES)

function initialOf(attributes: { readonly [Name in keyof Initial]: { readonly initial: Initial[Name] } }): Initial
function initialOf(attributes: Readonly<Record<string, { readonly initial?: unknown }>>): object {
  const said = Object.entries(attributes).filter(([, attribute]) => 'initial' in attribute)
  return Object.fromEntries(said.map(([name, { initial }]) => [name, initial]))
}

/** Plain settings of a tournament, or of a wished one. */
export type PlainSettings = { readonly [Name in PlainSetting]?: Tournament[Name] | undefined }

/** The plain settings a way takes along. */
export function plainSettings<Source extends PlainSettings>(source: Source, way: Way): Pick<Source, PlainSetting> {
  const taken = PLAIN_SETTINGS.filter((name) => goes(name, way))
  return Object.fromEntries(taken.map((name) => [name, source[name]])) as Pick<Source, PlainSetting>
}
