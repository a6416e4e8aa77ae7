import { ATTRIBUTE_NAMES, type AttributeName, goes, type Taken } from '../attributes/attributes.ts'
import { scoreOf } from '../kinds/match-result.ts'
import { isFinished, phaseOf } from '../kinds/phase.ts'
import { isBye, isMeeting, pairOf, seatsOf } from '../kinds/seats.ts'
import {
  annulledIn,
  currentStage,
  currentStageIndex,
  enteredIn,
  FIRST_STAGE,
  hasThirdPlaceMatch,
  lastRankedRound,
  plannedRounds,
  seedsOf,
  structureOf,
} from '../kinds/stage.ts'
import { awardedByesOf } from '../players/awarded-byes.ts'
import type { Score } from '../results/score.ts'
import type {
  Match,
  Phase,
  PlayedMatch,
  PlayerId,
  Round,
  RoundNumber,
  Structure,
  TablePlan,
  Tournament,
} from '../tournament.ts'

/** The place of a player in the list of the file, counted from 0. */
export type PlayerPlace = number

export type PortablePlayer = {
  /** The lot and the seeds of the rounds rest on it; it opens nothing. */
  readonly key: PlayerId
  /** As everybody reads it. */
  readonly name: string
  readonly firstRound: RoundNumber
  readonly droppedAfter: RoundNumber | null
  /** Of who was disqualified: in which round. What else the staff decided of conduct is in the results alone. */
  readonly disqualifiedIn: RoundNumber | null
  /** In how many of the first rounds a bye was awarded; missing: in none. */
  readonly awardedByes?: number | undefined
}

export type PortableTable = {
  readonly table: number
  readonly players: readonly [PlayerPlace, PlayerPlace]
  /** Null as long as no result stands. */
  readonly score: Score | null
}

export type PortableRound = {
  readonly seed: string | null
  readonly tables: readonly PortableTable[]
  readonly byes: readonly PlayerPlace[]
  readonly losses: readonly PlayerPlace[]
}

/** The numbers of the tables, with who stays at one by their place in the list. */
export type PortableTablePlan = Omit<TablePlan, 'fixed'> & {
  readonly fixed: readonly { readonly player: PlayerPlace; readonly table: number }[]
}

/** What the file says in words of its own: who plays is a place in its list. */
const IN_OTHER_WORDS = [
  ...(['stages', 'tablePlan', 'awardedByes', 'penalties', 'isCancelled', 'phase'] as const),
  ...(['players', 'rounds', 'matches'] as const),
] satisfies readonly Taken<'export'>[]

/** Attributes that the file holds as the tournament does, under the same name. */
export type PortableAttribute = Exclude<Taken<'export'>, (typeof IN_OTHER_WORDS)[number]>

function isPortable(name: AttributeName): name is PortableAttribute {
  return goes(name, 'export') && !IN_OTHER_WORDS.some((other) => other === name)
}

export const PORTABLE_ATTRIBUTES = ATTRIBUTE_NAMES.filter(isPortable)

/**
 * A whole tournament as one file (docs/portable-tournament.md): what everybody may read of it, and nothing else. No secret,
 * no id of a browser or an account, nothing of a registration, no report of a player, no act with its author.
 */
export type PortableTournament = Pick<Tournament, PortableAttribute> & {
  readonly state: Phase['kind'] | 'cancelled'
  readonly plannedRounds: number | null
  /** Null in files from before; what is usual then. */
  readonly tablePlan: PortableTablePlan | null
  readonly players: readonly PortablePlayer[]
  /** In their order, the first one is round 1. */
  readonly rounds: readonly PortableRound[]
  /** The bracket that the last rounds are of; null while all rounds are Swiss. */
  readonly cut: PortableCut | null
  /** What it is played as from its first round on; null for Swiss rounds. */
  readonly structure: PortableStructure | null
}

export type PortableStructure = {
  readonly kind: Exclude<Structure, 'swiss'>
  /** The places that were drawn at the start; none before. */
  readonly order: readonly PlayerPlace[]
  /** Who left a round robin and whose matches count for nobody. */
  readonly annulled?: readonly PlayerPlace[] | undefined
}

export type PortableCut = {
  readonly firstRound: RoundNumber
  readonly seeds: readonly PlayerPlace[]
  /** Who lost the semifinals play for the third place. */
  readonly thirdPlace?: true | undefined
}

export function portableTournament(tournament: Tournament): PortableTournament {
  const { players, rounds, matches } = tournament
  const places = new Map(players.map(({ id }, place) => [id, place]))
  const byRound = Map.groupBy(matches, ({ round }) => round)
  return {
    ...portableAttributes(tournament),
    state: tournament.isCancelled && isFinished(tournament) ? 'cancelled' : phaseOf(tournament),
    plannedRounds: plannedRounds(tournament),
    tablePlan: portableTablePlan(tournament.tablePlan, places),
    players: players.map(({ id: key, name, firstRound, droppedAfter }) => ({
      ...{ key, name, firstRound, droppedAfter },
      disqualifiedIn:
        tournament.penalties.find(({ kind, playerId }) => kind === 'disqualification' && playerId === key)?.round ??
        null,
      ...portableByes(awardedByesOf(tournament, key)),
    })),
    rounds: rounds.map((round) => portableRound(round, byRound.get(round.number) ?? [], places)),
    cut: portableCut(tournament, places),
    structure: portableStructure(tournament, places),
  }
}

function portableAttributes(tournament: Tournament) {
  const named = PORTABLE_ATTRIBUTES.map((name) => [name, tournament[name]])
  return Object.fromEntries(named) as Pick<Tournament, PortableAttribute>
}

const portableByes = (awardedByes: number) => (awardedByes === 0 ? {} : { awardedByes })

type Places = ReadonlyMap<PlayerId, PlayerPlace>

function portableCut(tournament: Tournament, places: Places): PortableCut | null {
  if (currentStageIndex(tournament) === 0) return null
  const stage = currentStage(tournament)
  const seeds = seedsOf(stage)
  const firstRound = lastRankedRound(tournament) + 1
  if (!seeds || firstRound > tournament.rounds.length) return null
  const third = hasThirdPlaceMatch(stage) ? { thirdPlace: true as const } : {}
  return { firstRound, seeds: seeds.map((id) => placeOf(id, places)), ...third }
}

function portableStructure({ stages }: Tournament, places: Places): PortableStructure | null {
  const kind = structureOf({ stages })
  if (kind === 'swiss') return null
  const stage = stages[0] ?? FIRST_STAGE
  const placesOf = (players: readonly PlayerId[]) => players.map((id) => placeOf(id, places))
  const annulled = placesOf(annulledIn(stage))
  return { kind, order: placesOf(enteredIn(stage) ?? []), ...(annulled.length > 0 ? { annulled } : {}) }
}

function portableTablePlan(plan: TablePlan, places: Places): PortableTablePlan {
  return { ...plan, fixed: plan.fixed.map(({ playerId, table }) => ({ player: placeOf(playerId, places), table })) }
}

function portableRound({ seed }: Round, matches: readonly Match[], places: Places): PortableRound {
  const placesIn = (match: Match) => seatsOf(match).map((id) => placeOf(id, places))
  const alone = matches.filter((match) => !isMeeting(match))
  return {
    seed,
    tables: matches.filter(isMeeting).map((match) => portableTable(match, places)),
    byes: alone.filter(isBye).flatMap(placesIn),
    losses: alone.filter((match) => !isBye(match)).flatMap(placesIn),
  }
}

function portableTable(match: PlayedMatch, places: Places): PortableTable {
  const [one, other] = pairOf(match)
  return { table: match.table, players: [placeOf(one, places), placeOf(other, places)], score: scoreOf(match) }
}

function placeOf(id: PlayerId, places: Places): PlayerPlace {
  const place = places.get(id)
  if (place === undefined) throw new Error(`${id} sits at a table and is no player`)
  return place
}
