import { CLOCK_BY_HAND } from '../clock/clock-by-hand.ts'
import { FIRST_STAGE } from '../kinds/stage.ts'
import { USUAL_REGISTRATION } from '../life/registration-rules.ts'
import { TABLES_FROM_ONE } from '../tables/table-plan.ts'
import type { Tournament, WholeTournament } from '../tournament.ts'

/** On which ways another tournament, or a file, takes an attribute along. */
const WAYS = [
  /** Whoever creates a quick tournament may say it. */
  'quick',
  /** Whoever announces an event may say it. */
  'event',
  /** A quick tournament that begins again has it too. */
  'restart',
  /** An event that is announced like this one has it too. */
  'again',
  /** The dates of a series are changed in it together. */
  'series',
  /** It stands in the file of the whole tournament. */
  'export',
  /** A tournament that is made of the file has it. */
  'import',
] as const
export type Way = (typeof WAYS)[number]

/**
 * What says it: `creation`, once and for all but by an act of its own; `description`, at the creation and whenever the settings are
 * changed; `act`, a change of its own; `play`, what happens in the tournament.
 */
type Source = 'creation' | 'description' | 'act' | 'play'

type Attribute<Value> = {
  readonly by: Source
  /** What it is until somebody says otherwise. Left out where its creation always says it. */
  readonly initial?: Value
  readonly ways: readonly Way[]
}

const NOWHERE = [] as const
const EVERYWHERE = WAYS
const PLANNED = ['event', 'restart', 'again', 'export', 'import'] as const
const TOLD = ['export', 'import'] as const

/**
 * Every attribute of a tournament, described once: creation, restart, the next announcement, series and the file are made from
 * it. One that is missing here does not compile, nor does one that goes a way and is not carried there.
 */
const ATTRIBUTES = {
  id: { by: 'creation', ways: NOWHERE },
  code: { by: 'creation', ways: NOWHERE },
  name: { by: 'description', ways: EVERYWHERE },
  /** Of a file it follows from the players. */
  capacity: { by: 'description', ways: ['quick', 'event', 'restart', 'again', 'series'] },
  /** What is made of a file is a quick tournament. */
  announcement: { by: 'description', ways: ['event', 'again', 'series', 'export'] },
  registrationRules: { by: 'act', initial: USUAL_REGISTRATION, ways: ['event', 'again', 'series'] },
  organizer: { by: 'creation', ways: ['restart'] },
  rules: { by: 'creation', ways: ['quick', 'event', 'restart', 'again', 'export', 'import'] },
  lot: { by: 'creation', ways: TOLD },
  stages: { by: 'act', initial: [FIRST_STAGE], ways: EVERYWHERE },
  plannedCut: { by: 'act', initial: null, ways: PLANNED },
  /** Of the decklists of that event, once it is over. */
  areDecklistsPublic: { by: 'act', initial: false, ways: NOWHERE },
  series: { by: 'act', initial: null, ways: ['event', 'again'] },
  isCancelled: { by: 'play', initial: false, ways: TOLD },
  cancelReason: { by: 'play', initial: null, ways: TOLD },
  restartedAs: { by: 'act', initial: null, ways: NOWHERE },
  /** What is made of a file says so itself. */
  isImported: { by: 'act', initial: false, ways: NOWHERE },
  /** A password stays a secret of its server. */
  hasPassword: { by: 'act', initial: false, ways: ['restart'] },
  allowsOwnNames: { by: 'act', initial: false, ways: PLANNED },
  clockPlan: { by: 'act', initial: CLOCK_BY_HAND, ways: PLANNED },
  tablePlan: { by: 'act', initial: TABLES_FROM_ONE, ways: PLANNED },
  /** For those who registered then. */
  awardedByes: { by: 'act', initial: [], ways: TOLD },
  penalties: { by: 'play', initial: [], ways: TOLD },
  phase: { by: 'play', initial: { kind: 'waiting' }, ways: TOLD },
  players: { by: 'play', initial: [], ways: ['restart', 'export', 'import'] },
  rounds: { by: 'play', initial: [], ways: TOLD },
  matches: { by: 'play', initial: [], ways: TOLD },
} as const satisfies { readonly [Name in keyof Tournament]-?: Attribute<Tournament[Name]> }

type Described = typeof ATTRIBUTES
export type AttributeName = keyof Described

/** The attributes that go one of the ways. */
export type Taken<W extends Way> = {
  [Name in AttributeName]: W extends Described[Name]['ways'][number] ? Name : never
}[AttributeName]

/** The attributes that one source says. */
export type SaidBy<S extends Source> = {
  [Name in AttributeName]: Described[Name]['by'] extends S ? Name : never
}[AttributeName]

type WithInitial = {
  [Name in AttributeName]: Described[Name] extends { readonly initial: unknown } ? Name : never
}[AttributeName]

/** What the creation of a tournament says, and what it may say; the rest begins as it always does. */
export type SaidAtCreation = Pick<Tournament, Exclude<AttributeName, WithInitial>> & {
  readonly [Name in WithInitial & SaidBy<'description'>]?: Tournament[Name] | undefined
}

/** What a change of the settings says; what it leaves out stays as it is. */
export type SaidOfSettings = Pick<Tournament, Exclude<SaidBy<'description'>, WithInitial>> & {
  readonly [Name in WithInitial & SaidBy<'description'>]?: Tournament[Name] | undefined
}

/** Attributes of the description that are settings of that name outside too, given and changed like the name. */
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

/** What is said, without what nobody said. */
export function saidOf<Said extends object>(
  said: Said,
): { readonly [Name in keyof Said]: Exclude<Said[Name], undefined> } {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof Said]: Exclude<Said[Name], undefined>
  }
}

type Initial = Pick<WholeTournament, WithInitial>

/** A tournament of which nothing was said but its creation. */
export const INITIAL: Initial = initialOf(ATTRIBUTES)

function initialOf(attributes: { readonly [Name in keyof Initial]: { readonly initial: Initial[Name] } }): Initial
function initialOf(attributes: Readonly<Record<string, { readonly initial?: unknown }>>): object {
  const said = Object.entries(attributes).filter(([, attribute]) => 'initial' in attribute)
  return Object.fromEntries(said.map(([name, { initial }]) => [name, initial]))
}

/** The plain settings of a tournament, or of what is wished of one, as they were said. */
export type PlainSettings = { readonly [Name in PlainSetting]?: Tournament[Name] | undefined }

/** Those of them that go one of the ways. */
export function plainSettings<Source extends PlainSettings>(source: Source, way: Way): Pick<Source, PlainSetting> {
  const taken = PLAIN_SETTINGS.filter((name) => goes(name, way))
  return Object.fromEntries(taken.map((name) => [name, source[name]])) as Pick<Source, PlainSetting>
}
