import type { Language } from '@tablee/domain/language'
import { INITIAL, type PlainSetting } from '@tablee/domain/tournaments/attributes/attributes'
import { MOST_ROUND_MINUTES } from '@tablee/domain/tournaments/clock/round-clock'
import { PLANNED_CUTS } from '@tablee/domain/tournaments/cut-sizes'
import { DRAFT_CARDS } from '@tablee/domain/tournaments/draft/draft'
import { LARGEST_DRAFT_POD } from '@tablee/domain/tournaments/draft/pod-sizes'
import {
  PORTABLE_ATTRIBUTES,
  type PortableAttribute,
  type PortableTournament,
} from '@tablee/domain/tournaments/files/portable-tournament'
import { GROUP_SIZES } from '@tablee/domain/tournaments/grouped'
import { MOST_ADVANCING } from '@tablee/domain/tournaments/kinds/groups'
import { ROUND_ROBIN_PLAYERS } from '@tablee/domain/tournaments/kinds/round-robin'
import { MOST_SIDES } from '@tablee/domain/tournaments/kinds/seats'
import { FATE_REASON_MAX_LENGTH } from '@tablee/domain/tournaments/life/fate-reason'
import { MOST_ELIMINATION_PLAYERS } from '@tablee/domain/tournaments/life/size-fault'
import { POD_REMAINDERS } from '@tablee/domain/tournaments/pairing/pods/pod-field'
import { MOST_AWARDED_BYES } from '@tablee/domain/tournaments/players/awarded-byes'
import { MAX_DRAWN_GAMES, type Score } from '@tablee/domain/tournaments/results/score'
import { MOST_ADVANCE_POINTS } from '@tablee/domain/tournaments/rounds/plan-swiss'
import { MOST_PLANNED_ROUNDS, MOST_QUICK_PLAYERS } from '@tablee/domain/tournaments/size-limits'
import { MOST_PARTS, PART_STRUCTURES } from '@tablee/domain/tournaments/stage-part'
import {
  MOST_TABLE_NUMBER,
  MOST_TABLES_LEFT_OUT,
  TABLE_PREFIX_MAX_LENGTH,
} from '@tablee/domain/tournaments/tables/table-plan'
import { MOST_MEMBERS } from '@tablee/domain/tournaments/teams/entrants'
import { TEAM_NAME_MAX_LENGTH } from '@tablee/domain/tournaments/teams/team-name'
import type { ClockPlan, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { issue } from '../../call.ts'
import { keptPlayerName } from '../fields/fields.ts'
import { portableSettings } from './plain-settings.ts'
import { announced } from './read-change.ts'
import { rulePack } from './rule-pack.ts'
import { leaguePlan } from './structure.ts'
import { placingsResult } from './written-match.ts'

/** The file's type; the number grows when older versions would misread it. */
const FORMAT = 'tablee-tournament'
const VERSION = 1
/** With a bracket, which older versions take for Swiss rounds. */
const VERSION_WITH_CUT = 2
/** Not Swiss, which older versions assume. */
const VERSION_WITH_STRUCTURE = 3
/** Someone left a round robin with annulled matches, which older readers count. */
const VERSION_WITH_ANNULLED = 4
/** With a third-place match, which older readers rank by the Swiss rounds. */
const VERSION_WITH_THIRD_PLACE = 5

/** With a table of more than two, unknown to older readers. */
const VERSION_WITH_SIDES = 6
/** Of teams. */
const VERSION_WITH_TEAMS = 7
/** With several parts of ranked rounds, which older readers rank as one. */
const VERSION_WITH_PARTS = 8
/** In groups before a bracket. */
const VERSION_WITH_GROUPS = 9
/** Of a league. */
const VERSION_WITH_LEAGUE = 10

const MOST_ROUNDS = 2 * MOST_PLANNED_ROUNDS
const MOST_TABLES = 100_000
const LONGEST_DRAW = 128
/** No real match is longer; the packs' limits are separate. */
const MOST_GAMES = 99

const invalid = issue('import_invalid')
const count = (most: number, least = 0) => z.int(invalid).check(z.minimum(least, invalid), z.maximum(most, invalid))
const listOf = <Element extends z.ZodMiniType>(element: Element, most: number) =>
  z.readonly(z.array(element, invalid).check(z.maxLength(most, invalid)))
const draw = z.string(invalid).check(z.maxLength(LONGEST_DRAW, invalid))

/** As drawn by servers: a match id contains its round and two keys, in at most 36 characters. */
const key = z.pipe(
  z.string(invalid).check(z.regex(/^[A-Za-z0-9]{1,12}$/, invalid)),
  z.transform((text: string) => text as PlayerId),
)

const place = count(MOST_QUICK_PLAYERS - 1)
const score: z.ZodMiniType<Score> = z.object({
  wins1: count(MOST_GAMES),
  wins2: count(MOST_GAMES),
  draws: count(Math.max(MOST_GAMES, MAX_DRAWN_GAMES)),
  isDoubleLoss: z.optional(z.literal(true)),
})

const gamesResult = z.object({ kind: z.literal('games'), score })
const seatsResult = z.object({
  kind: z.literal('seats'),
  scores: listOf(z.nullable(score), MOST_MEMBERS),
  ended: z.optional(z.literal(true)),
})

const player = z.object({
  key,
  name: keptPlayerName,
  firstRound: z._default(count(MOST_ROUNDS + 1, 1), 1),
  droppedAfter: z._default(z.nullable(count(MOST_ROUNDS)), null),
  disqualifiedIn: z._default(z.nullable(count(MOST_ROUNDS, 1)), null),
  awardedByes: z.optional(count(MOST_AWARDED_BYES, 1)),
})

/** One of its rounds. */
export const portableRound = z.object({
  seed: z._default(z.nullable(draw), null),
  tables: listOf(
    z.union([
      z.object({
        table: count(MOST_TABLES, 1),
        players: z.readonly(z.tuple([place, place])),
        score: z._default(z.nullable(score), null),
      }),
      z.object({
        table: count(MOST_TABLES, 1),
        sides: listOf(z.readonly(z.tuple([place], place)), MOST_SIDES),
        result: z._default(z.nullable(z.union([placingsResult, gamesResult, seatsResult])), null),
      }),
    ]),
    MOST_QUICK_PLAYERS,
  ),
  byes: z._default(listOf(place, MOST_QUICK_PLAYERS), []),
  losses: z._default(listOf(place, MOST_QUICK_PLAYERS), []),
})

const team = z.object({
  name: z.string(invalid).check(z.minLength(1, invalid), z.maxLength(TEAM_NAME_MAX_LENGTH, invalid)),
  members: listOf(place, MOST_MEMBERS),
  seats: z.optional(listOf(count(MOST_MEMBERS - 1), MOST_MEMBERS)),
})

const cut = z.object({
  firstRound: count(MOST_ROUNDS, 2),
  seeds: listOf(place, MOST_QUICK_PLAYERS),
  thirdPlace: z.optional(z.literal(true)),
  columns: z.optional(z.literal(true)),
  playsOn: z.optional(z.literal(true)),
})

const pods = listOf(listOf(place, LARGEST_DRAFT_POD), MOST_QUICK_PLAYERS)
const portableDraft = z.object({
  firstRound: z._default(count(MOST_ROUNDS + 1, 1), 1),
  plannedRounds: z._default(z.nullable(count(MOST_PLANNED_ROUNDS, 1)), null),
  cards: z.literal(DRAFT_CARDS, invalid),
  pods,
  ranksByPod: z.optional(z.literal(true)),
  knockout: z.optional(z.literal(true)),
  seed: z.optional(draw),
  drawnPods: z.optional(pods),
})

const structure = z.object({
  kind: z.enum(['elimination', 'round-robin', 'pods', 'draft', 'groups'], invalid),
  order: z._default(listOf(place, MOST_ELIMINATION_PLAYERS), []),
  annulled: z.optional(listOf(place, MOST_ELIMINATION_PLAYERS)),
  remainder: z.optional(z.enum(POD_REMAINDERS, invalid)),
  pointsFirst: z.optional(z.literal(true)),
  groups: z.optional(
    z.object({
      size: z.literal(GROUP_SIZES, invalid),
      advance: count(MOST_ADVANCING, 1),
      fills: z.boolean(invalid),
      sizes: listOf(count(ROUND_ROBIN_PLAYERS.max, ROUND_ROBIN_PLAYERS.min), MOST_ELIMINATION_PLAYERS),
    }),
  ),
  league: z.optional(leaguePlan),
  drafts: z.optional(listOf(portableDraft, MOST_ROUNDS)),
})

const part = z.object({
  firstRound: count(MOST_ROUNDS, 2),
  kind: z.enum(PART_STRUCTURES, invalid),
  plannedRounds: z._default(z.nullable(count(MOST_PLANNED_ROUNDS, 1)), null),
  carriesPoints: z.boolean(invalid),
  players: z._default(z.nullable(listOf(place, MOST_QUICK_PLAYERS)), null),
  rules: z.optional(rulePack),
  remainder: z.optional(z.enum(POD_REMAINDERS, invalid)),
  pointsFirst: z.optional(z.literal(true)),
  draft: z.optional(portableDraft),
})

const swiss = z.object({
  accelerated: z.optional(z.literal(true)),
  upperHalf: z.optional(listOf(place, MOST_QUICK_PLAYERS)),
  advanceAt: z.optional(count(MOST_ADVANCE_POINTS, 1)),
})

const table = count(MOST_TABLE_NUMBER, 1)
const clockPlan = z.object({
  minutes: z._default(z.nullable(count(MOST_ROUND_MINUTES, 1)), null),
  startsWithRound: z._default(z.boolean(invalid), false),
})
const tablePlan = z.object({
  prefix: z._default(z.string(invalid).check(z.maxLength(TABLE_PREFIX_MAX_LENGTH, invalid)), ''),
  first: z._default(table, 1),
  leftOut: z._default(listOf(table, MOST_TABLES_LEFT_OUT), []),
  fixed: z._default(listOf(z.object({ player: place, table }), MOST_TABLES_LEFT_OUT), []),
  order: z._default(z.enum(['rank', 'random'], invalid), 'rank'),
})

/** Members with the tournament's names; those missing from older files get defaults. */
const portableShape = {
  announcement: z._default(z.nullable(announced), null),
  rules: rulePack,
  lot: draw,
  plannedCut: z._default(z.nullable(z.literal(PLANNED_CUTS, invalid)), INITIAL.plannedCut),
  cancelReason: z._default(
    z.nullable(z.string(invalid).check(z.maxLength(FATE_REASON_MAX_LENGTH, invalid))),
    INITIAL.cancelReason,
  ),
  allowsOwnNames: z._default(z.boolean(invalid), INITIAL.allowsOwnNames),
  isYouth: z._default(z.boolean(invalid), INITIAL.isYouth),
  clockPlan: z._default(
    z.pipe(
      z.nullable(clockPlan),
      z.transform((plan: ClockPlan | null) => plan ?? INITIAL.clockPlan),
    ),
    INITIAL.clockPlan,
  ),
} satisfies { readonly [Name in Exclude<PortableAttribute, PlainSetting>]: z.ZodMiniType<Tournament[Name]> }

/** A tournament as a file (docs/portable-tournament.md). Unknown members are ignored. */
export const portableTournament = z.object(
  {
    format: z.literal(FORMAT, invalid),
    version: z.literal(
      [
        VERSION,
        VERSION_WITH_CUT,
        VERSION_WITH_STRUCTURE,
        VERSION_WITH_ANNULLED,
        VERSION_WITH_THIRD_PLACE,
        VERSION_WITH_SIDES,
        VERSION_WITH_TEAMS,
        VERSION_WITH_PARTS,
        VERSION_WITH_GROUPS,
        VERSION_WITH_LEAGUE,
      ],
      invalid,
    ),
    ...portableSettings,
    ...portableShape,
    state: z.enum(['waiting', 'running', 'finished', 'cancelled'], invalid),
    plannedRounds: z._default(z.nullable(count(MOST_PLANNED_ROUNDS, 1)), null),
    tablePlan: z._default(z.nullable(tablePlan), null),
    players: listOf(player, MOST_QUICK_PLAYERS),
    teams: z.optional(listOf(team, MOST_QUICK_PLAYERS)),
    rounds: listOf(portableRound, MOST_ROUNDS),
    cut: z._default(z.nullable(cut), null),
    structure: z._default(z.nullable(structure), null),
    parts: z._default(z.nullable(listOf(part, MOST_PARTS)), null),
    swiss: z.optional(swiss),
  },
  invalid,
)

/** The same while its rounds are still unread: of a large one they are read one by one. */
export const portableBeforeRounds = z.extend(portableTournament, { rounds: listOf(z.unknown(), MOST_ROUNDS) })

/** For people who read the file: in the language of who saved it, or in each. */
type InWords = string | Readonly<Record<Language, string>>

/** The file's text, without default values. Said in words, for people: in what the rules differ from the published ones. */
export function portableText(tournament: PortableTournament, rulesInWords: InWords | null = null): string {
  const withCut = tournament.cut ? VERSION_WITH_CUT : VERSION
  const withStructure = tournament.structure?.annulled ? VERSION_WITH_ANNULLED : VERSION_WITH_STRUCTURE
  const usual = tournament.structure ? withStructure : withCut
  const isOfPods = tournament.structure?.kind === 'pods'
  const hasSides = isOfPods || tournament.rounds.some(({ tables }) => tables.some((table) => 'sides' in table))
  const ofTwo = tournament.cut?.thirdPlace ? VERSION_WITH_THIRD_PLACE : usual
  const ofOne = hasSides ? VERSION_WITH_SIDES : ofTwo
  const ofTeams = tournament.teamKind ? VERSION_WITH_TEAMS : ofOne
  const withParts = tournament.parts ? VERSION_WITH_PARTS : ofTeams
  const withGroups = tournament.structure?.groups ? VERSION_WITH_GROUPS : withParts
  const version = tournament.structure?.league ? VERSION_WITH_LEAGUE : withGroups
  const said = rulesInWords === null ? {} : { rulesInWords }
  return JSON.stringify({ format: FORMAT, version, ...tournament, ...said }, (name, value) =>
    isUsual(name, value) ? undefined : value,
  )
}

/** Values left out: the initial ones of every player and tournament. */
const USUAL: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['firstRound', 1],
  ...['droppedAfter', 'disqualifiedIn', 'cut', 'structure', 'parts'].map((name) => [name, null] as const),
  ...Object.entries(INITIAL).filter(([name]) => PORTABLE_ATTRIBUTES.some((portable) => portable === name)),
])

function isUsual(name: string, value: unknown): boolean {
  const usual = USUAL.get(name)
  return USUAL.has(name) && (usual === value || (isEmptyList(usual) && isEmptyList(value)))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
