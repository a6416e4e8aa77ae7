import { ATTRIBUTE_NAMES, type AttributeName, goes, type Taken } from '../attributes/attributes.ts'
import { annulledIn } from '../kinds/annulled.ts'
import { type GroupPlan, groupPlanOf, groupsOf } from '../kinds/groups.ts'
import { type LeaguePlan, leaguePlanOf } from '../kinds/league.ts'
import { partialOf, resultOf, scoreOf } from '../kinds/match-result.ts'
import { hasPods, podPlanOf } from '../kinds/paired-by.ts'
import { isFinished, phaseOf } from '../kinds/phase.ts'
import { type PodWishes, podWishesIn } from '../kinds/pod-bracket.ts'
import { gamesOrNull } from '../kinds/result.ts'
import { isBye, isMeeting, isPlayed, isUnopposed, pairOf, seatsOf } from '../kinds/seats.ts'
import {
  currentStage,
  currentStageIndex,
  enteredIn,
  FIRST_STAGE,
  firstStructureOf,
  lastRankedRound,
  plannedRounds,
  seedsOf,
} from '../kinds/stage.ts'
import { swissPlanOf, upperHalfOf } from '../kinds/swiss-plan.ts'
import { hasThirdPlaceMatch } from '../kinds/third-place.ts'
import type { PodRemainder } from '../pairing/pods/pod-field.ts'
import { awardedByesOf } from '../players/awarded-byes.ts'
import type { Score } from '../results/score.ts'
import type { SeatsResult } from '../teams/team.ts'
import type {
  GamesResult,
  Match,
  Phase,
  PlacingsResult,
  PlayedMatch,
  PlayerId,
  Result,
  Round,
  RoundNumber,
  Structure,
  TablePlan,
  Tournament,
} from '../tournament.ts'
import { type PortableDraft, portableDrafts } from './portable-drafts.ts'
import { type PortablePart, portableParts } from './portable-parts.ts'

/** A player's place in the file's list, from 0. */
export type PlayerPlace = number

export type PortablePlayer = {
  /** Basis of the lot and the rounds' seeds; gives no access. */
  readonly key: PlayerId
  readonly name: string
  readonly firstRound: RoundNumber
  readonly droppedAfter: RoundNumber | null
  /** The round of a disqualification. Other rulings only show in the results. */
  readonly disqualifiedIn: RoundNumber | null
  /** Byes awarded for the first rounds; missing: none. */
  readonly awardedByes?: number | undefined
}

/** A table of two or more sides; without score or result, none is known. */
export type PortableTable = { readonly table: number } & (
  | { readonly players: readonly [PlayerPlace, PlayerPlace]; readonly score: Score | null }
  | { readonly sides: readonly PortableSide[]; readonly result: PlacingsResult | GamesResult | SeatsResult | null }
)

export type PortableSide = readonly [PlayerPlace, ...PlayerPlace[]]

/** Who sits on each side. */
export function sidesIn(table: PortableTable): readonly PortableSide[] {
  return 'sides' in table ? table.sides : table.players.map((place): PortableSide => [place])
}

/** The table's result. */
export function resultIn(table: PortableTable): Result | null {
  return 'sides' in table ? table.result : gamesOrNull(table.score)
}

/** The captain first, then in order of seats. */
export type PortableTeam = {
  readonly name: string
  readonly members: readonly PlayerPlace[]
  /** From 0, where a free one is before that of somebody. Missing: the first ones. */
  readonly seats?: readonly number[] | undefined
}

export type PortableRound = {
  readonly seed: string | null
  readonly tables: readonly PortableTable[]
  readonly byes: readonly PlayerPlace[]
  readonly losses: readonly PlayerPlace[]
}

/** Table numbers, and who stays at one, by place in the list. */
export type PortableTablePlan = Omit<TablePlan, 'fixed'> & {
  readonly fixed: readonly { readonly player: PlayerPlace; readonly table: number }[]
}

/** In the file's own terms: players are places in its list. */
const IN_OTHER_WORDS = [
  ...(['stages', 'tablePlan', 'awardedByes', 'penalties', 'isCancelled', 'phase'] as const),
  ...(['players', 'teams', 'rounds', 'matches'] as const),
] satisfies readonly Taken<'export'>[]

/** Attributes that the file holds unchanged under the same name. */
export type PortableAttribute = Exclude<Taken<'export'>, (typeof IN_OTHER_WORDS)[number]>

function isPortable(name: AttributeName): name is PortableAttribute {
  return goes(name, 'export') && !IN_OTHER_WORDS.some((other) => other === name)
}

export const PORTABLE_ATTRIBUTES = ATTRIBUTE_NAMES.filter(isPortable)

/**
 * A tournament as one file (docs/portable-tournament.md), only public data: no secret, no id of a browser or account, no registration, no
 * player's report, no act with its author.
 */
export type PortableTournament = Pick<Tournament, PortableAttribute> & {
  readonly state: Phase['kind'] | 'cancelled'
  readonly plannedRounds: number | null
  /** Null in older files: the default. */
  readonly tablePlan: PortableTablePlan | null
  readonly players: readonly PortablePlayer[]
  /** Missing: none. */
  readonly teams?: readonly PortableTeam[] | undefined
  readonly rounds: readonly PortableRound[]
  /** The bracket of the last rounds; null while all are Swiss. */
  readonly cut: PortableCut | null
  /** The structure from round 1 on; null for Swiss. */
  readonly structure: PortableStructure | null
  /** Later parts of ranked rounds; null where there is one part. */
  readonly parts: readonly PortablePart[] | null
  /** What large fields change about Swiss rounds; missing: nothing. */
  readonly swiss?: PortableSwiss | undefined
}

export type PortableSwiss = {
  readonly accelerated?: true | undefined
  /** Paired in rounds 1 and 2 as if they had won once more. */
  readonly upperHalf?: readonly PlayerPlace[] | undefined
  readonly advanceAt?: number | undefined
}

export type PortableStructure = {
  readonly kind: Exclude<Structure, 'swiss'>
  readonly order: readonly PlayerPlace[]
  /** Left a round robin; their matches count for nobody. */
  readonly annulled?: readonly PlayerPlace[] | undefined
  /** How tables of four are drawn. */
  readonly remainder?: PodRemainder | undefined
  readonly pointsFirst?: true | undefined
  /** Of a round robin of one match a week. */
  readonly league?: LeaguePlan | undefined
  /** Of groups: the plan, and how many of `order` are in each. */
  readonly groups?: (GroupPlan & { readonly sizes: readonly number[] }) | undefined
  /** One after the other. */
  readonly drafts?: readonly PortableDraft[] | undefined
}

export type PortableCut = {
  readonly firstRound: RoundNumber
  readonly seeds: readonly PlayerPlace[]
  /** The semifinals' losers play for third place. */
  readonly thirdPlace?: true | undefined
} & PodWishes

export function portableTournament(tournament: Tournament): PortableTournament {
  const { players, rounds, matches } = tournament
  const places = new Map(players.map(({ id }, place) => [id, place]))
  const byRound = Map.groupBy(matches, ({ round }) => round)
  return {
    ...portableAttributes(tournament),
    state: tournament.isCancelled && isFinished(tournament) ? 'cancelled' : phaseOf(tournament),
    plannedRounds: plannedRounds({ stages: tournament.stages.slice(0, 1) }),
    tablePlan: portableTablePlan(tournament.tablePlan, places),
    players: players.map(({ id: key, name, firstRound, droppedAfter }) => ({
      ...{ key, name, firstRound, droppedAfter },
      disqualifiedIn:
        tournament.penalties.find(({ kind, playerId }) => kind === 'disqualification' && playerId === key)?.round ??
        null,
      ...portableByes(awardedByesOf(tournament, key)),
    })),
    ...portableTeams(tournament, places),
    rounds: rounds.map((round) => portableRound(round, byRound.get(round.number) ?? [], places)),
    cut: portableCut(tournament, places),
    structure: portableStructure(tournament, places),
    parts: portableParts(tournament, places),
    ...portableSwiss(tournament, places),
  }
}

function portableAttributes(tournament: Tournament) {
  const named = PORTABLE_ATTRIBUTES.map((name) => [name, tournament[name]])
  return Object.fromEntries(named) as Pick<Tournament, PortableAttribute>
}

const portableByes = (awardedByes: number) => (awardedByes === 0 ? {} : { awardedByes })

type Places = ReadonlyMap<PlayerId, PlayerPlace>

function portableTeams({ teams }: Tournament, places: Places): Pick<PortableTournament, 'teams'> {
  if (teams.length === 0) return {}
  return {
    teams: teams.map(({ name, members, seats }) => ({
      ...{ name, members: members.map((id) => placeOf(id, places)) },
      ...(seats === undefined ? {} : { seats }),
    })),
  }
}

function portableCut(tournament: Tournament, places: Places): PortableCut | null {
  if (currentStageIndex(tournament) === 0) return null
  const stage = currentStage(tournament)
  const seeds = seedsOf(stage)
  const firstRound = lastRankedRound(tournament) + 1
  if (!seeds || firstRound > tournament.rounds.length) return null
  const third = hasThirdPlaceMatch(stage) ? { thirdPlace: true as const } : {}
  return {
    firstRound,
    seeds: seeds.map((id) => placeOf(id, places)),
    ...third,
    ...podWishesIn(stage),
  }
}

function portableStructure(tournament: Tournament, places: Places): PortableStructure | null {
  const { stages } = tournament
  const kind = firstStructureOf({ stages })
  if (kind === 'swiss') return null
  const stage = stages[0] ?? FIRST_STAGE
  const placesOf = (players: readonly PlayerId[]) => players.map((id) => placeOf(id, places))
  const annulled = placesOf(annulledIn(stage))
  const plan = hasPods(stage) ? podPlanOf(stage) : null
  const drafts = portableDrafts(tournament, places)
  const league = leaguePlanOf(stage)
  const [groups, groupPlan] = [groupsOf(stage), groupPlanOf(stage)]
  return {
    ...{ kind, order: placesOf(enteredIn(stage) ?? []) },
    ...(annulled.length > 0 ? { annulled } : {}),
    ...(groups && groupPlan ? { groups: { ...groupPlan, sizes: groups.groups.map(({ length }) => length) } } : {}),
    ...(league ? { league } : {}),
    ...(drafts.length > 0 ? { drafts } : {}),
    ...(plan ? { remainder: plan.remainder, ...(plan.pointsFirst ? { pointsFirst: true } : {}) } : {}),
  }
}

function portableSwiss({ stages }: Tournament, places: Places): Pick<PortableTournament, 'swiss'> {
  const stage = stages[0] ?? FIRST_STAGE
  const { accelerated, advanceAt } = swissPlanOf(stage)
  if (!accelerated && advanceAt === null) return {}
  const upperHalf = upperHalfOf(stage).map((id) => placeOf(id, places))
  return {
    swiss: {
      ...(accelerated ? { accelerated } : {}),
      ...(upperHalf.length > 0 ? { upperHalf } : {}),
      ...(advanceAt === null ? {} : { advanceAt }),
    },
  }
}

function portableTablePlan(plan: TablePlan, places: Places): PortableTablePlan {
  return { ...plan, fixed: plan.fixed.map(({ playerId, table }) => ({ player: placeOf(playerId, places), table })) }
}

function portableRound({ seed }: Round, matches: readonly Match[], places: Places): PortableRound {
  const placesIn = (match: Match) => seatsOf(match).map((id) => placeOf(id, places))
  const alone = matches.filter((match) => isUnopposed(match))
  return {
    seed,
    tables: matches.filter((match) => isPlayed(match)).map((match) => portableTable(match, places)),
    byes: alone.filter(isBye).flatMap(placesIn),
    losses: alone.filter((match) => !isBye(match)).flatMap(placesIn),
  }
}

function portableTable(match: PlayedMatch, places: Places): PortableTable {
  const { table } = match
  if (isMeeting(match)) {
    const [one, other] = pairOf(match)
    return { table, players: [placeOf(one, places), placeOf(other, places)], score: scoreOf(match) }
  }
  const sides = match.sides.map(([first, ...others]): PortableSide => {
    return [placeOf(first, places), ...others.map((id) => placeOf(id, places))]
  })
  return { table, sides, result: resultOf(match)?.result ?? partialOf(match)?.result ?? null }
}

function placeOf(id: PlayerId, places: Places): PlayerPlace {
  const place = places.get(id)
  if (place === undefined) throw new Error(`${id} sits at a table and is no player`)
  return place
}
