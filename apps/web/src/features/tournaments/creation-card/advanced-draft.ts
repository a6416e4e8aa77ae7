import { plannedClock } from '@tablee/contract/tournaments/clock-acts'
import { draftedPlainly } from '@tablee/contract/tournaments/documents/plain-settings'
import { leagueWish } from '@tablee/contract/tournaments/documents/structure'
import { ruleOverrides } from '@tablee/contract/tournaments/fields/rules-input'
import { plannedCutSize } from '@tablee/contract/tournaments/plan-cut'
import { plannedRoundCount } from '@tablee/contract/tournaments/plan-rounds'
import { plannedTables } from '@tablee/contract/tournaments/plan-tables'
import { type PlainSetting, plainSettings, type Taken } from '@tablee/domain/tournaments/attributes/attributes'
import { type LeaguePlan, leaguePlanOf } from '@tablee/domain/tournaments/kinds/league'
import { FIRST_STAGE, plannedRounds, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { type SwissPlan, swissPlanOf } from '@tablee/domain/tournaments/kinds/swiss-plan'
import {
  type Announcement,
  FORMATS_BY_GAME,
  type Format,
  GAME_TYPES,
  type GameType,
} from '@tablee/domain/tournaments/life/announcement'
import { SERIES_ID } from '@tablee/domain/tournaments/life/series'
import { type LeagueWish, withoutDay } from '@tablee/domain/tournaments/rounds/plan-league'
import { variationsOf } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { STRUCTURES, type Tournament } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { typedParts } from '../parts/typed-parts-schema.ts'
import { hasRules, rulesDraftLike, rulesDraftShape } from '../registration-rules/rules-draft.ts'
import { mayBeWeekly } from '../structure/may-be-weekly.ts'
import { dayAndTimeOf } from './moment-text.ts'
import { MOST_DATES } from './weekly-dates.ts'

/** The advanced form as typed. Days are `2026-12-31`, or any text typed instead. */
export type AdvancedDraft = z.output<typeof advancedDraft>

const knownFormat = z.custom<Format>((value) => FORMATS.some((format) => format === value))
const FORMATS: readonly Format[] = Object.values(FORMATS_BY_GAME).flat()

const FIRST_GAME = GAME_TYPES[0]

/** The address may come from anywhere: unreadable values count as empty. */
const advancedDraft = z.object({
  ...draftedPlainly,
  name: z.catch(z.string(), ''),
  gameType: z.catch(z.enum(GAME_TYPES), FIRST_GAME),
  format: z.catch(knownFormat, FORMATS_BY_GAME[FIRST_GAME][0]),
  formatName: z.catch(z.string(), ''),
  date: z.catch(z.string(), ''),
  time: z.catch(z.string(), '14:00'),
  /** Number of weekly dates. */
  dates: z.catch(z.int().check(z.minimum(1), z.maximum(MOST_DATES)), 1),
  hasMore: z.catch(z.boolean(), false),
  endDate: z.catch(z.string(), ''),
  endTime: z.catch(z.string(), '19:00'),
  maxPlayers: z.catch(z.nullable(z.number()), null),
  structure: z.catch(z.enum(STRUCTURES), 'swiss'),
  /** A round robin of one match a week. */
  isWeekly: z.catch(z.boolean(), false),
  /** Not a form field: how the earlier one was played. */
  league: z.catch(z.optional(leagueWish), undefined),
  /** What a large field changes about Swiss rounds. */
  accelerated: z.catch(z.boolean(), false),
  advances: z.catch(z.boolean(), false),
  advanceAt: z.catch(z.nullable(z.number()), null),
  /** As typed, numbers may be missing. */
  plannedParts: z.catch(typedParts, []),
  ...rulesDraftShape,
  description: z.catch(z.string(), ''),
  location: z.catch(z.string(), ''),
  /** Not a form field: from the earlier event. */
  clockPlan: z.catch(z.optional(plannedClock), undefined),
  /** Likewise; without fixed tables, whose players are not registered there. */
  tablePlan: z.catch(z.optional(plannedTables), undefined),
  /** Likewise: varied game rules. */
  rules: z.catch(z.optional(ruleOverrides), undefined),
  plannedRounds: z.catch(z.optional(plannedRoundCount), undefined),
  plannedCut: z.catch(z.optional(plannedCutSize), undefined),
  allowsOwnNames: z.catch(z.optional(z.boolean()), undefined),
  isYouth: z.catch(z.boolean(), false),
  /** The series of which this is another date. */
  series: z.catch(z.optional(z.string().check(z.regex(SERIES_ID))), undefined),
})

const EMPTY_DRAFT: AdvancedDraft = advancedDraft.parse({})

/** What the next event's form takes over. A new attribute missing here does not compile. */
const TAKEN_ALONG: {
  readonly [Name in Exclude<Taken<'again'>, PlainSetting>]: (value: Tournament[Name]) => Partial<AdvancedDraft>
} = {
  capacity: (maxPlayers) => ({ maxPlayers }),
  announcement: (announcement) => (announcement === null ? {} : announcedLike(announcement)),
  registrationRules: rulesDraftLike,
  rules: (rules) => ({ rules: variationsOf(rules) }),
  stages: (stages) => ({
    ...{ structure: structureOf({ stages }), plannedRounds: plannedRounds({ stages }) },
    ...plannedLarge(swissPlanOf(stages[0] ?? FIRST_STAGE)),
    ...plannedWeeks(leaguePlanOf(stages[0] ?? FIRST_STAGE)),
  }),
  plannedCut: (plannedCut) => ({ plannedCut }),
  series: (series) => (series === null ? {} : { series }),
  allowsOwnNames: (allowsOwnNames) => ({ allowsOwnNames }),
  isYouth: (isYouth) => ({ isYouth }),
  clockPlan: (clockPlan) => ({ clockPlan }),
  tablePlan: ({ prefix, first, leftOut, order }) => ({ tablePlan: { prefix, first, leftOut: [...leftOut], order } }),
}

function plannedLarge({ accelerated, advanceAt }: SwissPlan): Partial<AdvancedDraft> {
  return { accelerated, advances: advanceAt !== null, advanceAt }
}

function plannedWeeks(plan: LeaguePlan | null): Partial<AdvancedDraft> {
  return { isWeekly: plan !== null, league: withoutDay(plan) }
}

/** As the call takes it; undefined for a round robin of one day, and other structures. */
export function leagueWishOf({ isWeekly, league, structure, teamKind }: AdvancedDraft): LeagueWish | undefined {
  return isWeekly && mayBeWeekly({ structure, teamKind }) ? (league ?? {}) : undefined
}

/** As the call takes it; undefined where nothing is changed. */
export function swissWishOf({ structure, accelerated, advances, advanceAt }: AdvancedDraft): SwissPlan | undefined {
  if (structure !== 'swiss' || !(accelerated || advances)) return undefined
  return { accelerated, advanceAt: advances ? advanceAt : null }
}

function announcedLike(announcement: Announcement): Partial<AdvancedDraft> {
  const { game: gameType, format, formatName, startsAt, endsAt, description, location } = announcement
  return {
    ...{ gameType, format, formatName: formatName ?? '', description, location: location ?? '' },
    time: dayAndTimeOf(startsAt).time,
    ...(endsAt === null ? {} : { endTime: dayAndTimeOf(endsAt).time }),
  }
}

type LikeThis = Pick<Tournament, Taken<'again'>>

/** A form like an earlier event's; only the day is open. */
export function draftLike(event: LikeThis): AdvancedDraft {
  const names = Object.keys(TAKEN_ALONG) as (keyof typeof TAKEN_ALONG)[]
  const taken = names.map((name) => takenAlong(name, event))
  const draft: AdvancedDraft = Object.assign({}, EMPTY_DRAFT, plainSettings(event, 'again'), ...taken)
  return {
    ...draft,
    hasMore: draft.structure !== 'swiss' || draft.description !== '' || draft.isYouth || hasRules(draft),
  }
}

function takenAlong<Name extends keyof typeof TAKEN_ALONG>(name: Name, event: Pick<Tournament, Name>) {
  return TAKEN_ALONG[name](event[name])
}

function formatsOf(game: GameType): readonly Format[] {
  return FORMATS_BY_GAME[game]
}

/** Another game has other formats, proposing the first, and other rules. */
export function withGame(draft: AdvancedDraft, gameType: GameType): AdvancedDraft {
  return { ...draft, gameType, format: FORMATS_BY_GAME[gameType][0], formatName: '', rules: undefined }
}

/** Serialized to survive signing in. */
export function writeDraft(draft: AdvancedDraft): string {
  return JSON.stringify({ type: 'advance', ...draft })
}

export function readDraft(formData: string | undefined): AdvancedDraft {
  const draft = advancedDraft.safeParse(formData === undefined ? {} : parseJson(formData)).data ?? EMPTY_DRAFT
  return formatsOf(draft.gameType).includes(draft.format) ? draft : withGame(draft, draft.gameType)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
