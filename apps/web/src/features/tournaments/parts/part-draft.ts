import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { rankedIndexes } from '@tablee/domain/tournaments/kinds/part'
import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { firstStageOf } from '@tablee/domain/tournaments/kinds/stage'
import { sizeFault } from '@tablee/domain/tournaments/life/size-fault'
import { recommendedRounds } from '@tablee/domain/tournaments/rule-packs/recommended-rounds'
import { PART_STRUCTURES, type PartStructure } from '@tablee/domain/tournaments/stage-part'
import type { Structure, Tournament } from '@tablee/domain/tournaments/tournament'
import type { TypedPart } from './typed-part.ts'

/** What is known of a tournament where a later part of it is chosen. */
export type PartGround = Pick<Tournament, 'stages' | 'rules' | 'clockPlan' | 'teamKind'>

/** Sizes offered for those who play on. */
const SIZES = [4, 6, 8, 12, 16, 24, 32, 64] as const
/** While nobody says how many come. */
const PLAYERS = 8

/** Fewer who play on than "everybody"; each where nobody says how many that is. */
export function playingChoices(players: number | null): readonly number[] {
  return SIZES.filter((size) => players === null || size < players)
}

/** The part's number, from 2. */
export function nextPart(tournament: Pick<Tournament, 'stages'>): number {
  return rankedIndexes(tournament).length + 1
}

/** As many as will play on, as far as one can know. */
export function playersToCome(tournament: Tournament): number | null {
  const { players, capacity } = tournament
  if (!isWaiting(tournament)) return players.length
  return Math.max(players.length, capacity ?? 0) || null
}

/** Structures that fit so many. */
export function partStructures(players: number): readonly PartStructure[] {
  return PART_STRUCTURES.filter((structure) => sizeFault({ stages: [firstStageOf(structure)] }, players) === null)
}

type Usual = {
  readonly players: number | null
  /** What is played before. */
  readonly before: Structure
  readonly structures?: readonly PartStructure[]
}

/** Another way than before, as the game usually plays it. */
export function usualPart(ground: PartGround, { players, before, structures = PART_STRUCTURES }: Usual): TypedPart {
  const structure = structures.find((each) => each !== before) ?? structures[0] ?? 'swiss'
  const plannedRounds = usualRounds(ground, structure, players)
  return { structure, plannedRounds, carriesPoints: false, playing: null, rules: null, minutes: null }
}

/** As the game recommends for so many. */
function usualRounds({ rules }: PartGround, structure: PartStructure, players: number | null): number {
  const counted = countedRules({ rules, stages: [firstStageOf(structure)], teamKind: null })
  return Math.max(1, recommendedRounds(counted, players ?? PLAYERS))
}

/** Rounds follow structure and players until somebody types a number. */
export function changedPart(
  ground: PartGround,
  { part, players }: { readonly part: TypedPart; readonly players: number | null },
  wish: Partial<TypedPart>,
): TypedPart {
  const roundsOf = ({ structure, playing }: TypedPart) => usualRounds(ground, structure, playing ?? players)
  const changed = { ...part, ...wish }
  const isUsual = wish.plannedRounds === undefined && part.plannedRounds === roundsOf(part)
  return isUsual ? { ...changed, plannedRounds: roundsOf(changed) } : changed
}
