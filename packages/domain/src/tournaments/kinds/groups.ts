import type { GroupSize } from '../grouped.ts'
import type { PlayerId, Stage, Tournament } from '../tournament.ts'
import { currentRound, isRunning } from './phase.ts'
import { ROUND_ROBIN_PLAYERS, roundRobinRounds } from './round-robin.ts'

export const MOST_ADVANCING = 4
const SMALLEST_GROUP = ROUND_ROBIN_PLAYERS.min
/** Fewer fill no two groups. */
export const FEWEST_IN_GROUPS = 2 * SMALLEST_GROUP

/** A stage whose groups are round robins, before a bracket. */
export type GroupStage = Extract<Stage, { readonly kind: 'groups' }>
export type GroupPlan = Pick<GroupStage, 'size' | 'advance'> & {
  /** Whether the best of those who follow take the places that the bracket has left. */
  readonly fills: boolean
}

/** The usual: groups of four, of which two go on. */
export const FIRST_GROUPS: GroupStage = { kind: 'groups', size: 4, advance: 2, fills: true, groups: [] }

/** As planned; null where nobody plays in groups. */
export function groupPlanOf(stage: Stage): GroupPlan | null {
  return stage.kind === 'groups' ? { size: stage.size, advance: stage.advance, fills: stage.fills === true } : null
}

/** The stage where it has groups; null for other kinds. */
export function groupsOf(stage: Stage): GroupStage | null {
  return stage.kind === 'groups' ? stage : null
}

/** With another plan; unchanged where nobody plays in groups. */
export function withGroupPlan(stage: Stage, { size, advance, fills }: GroupPlan): Stage {
  if (stage.kind !== 'groups') return stage
  const { fills: _, ...others } = stage
  return { ...others, size, advance, ...(fills && { fills }) }
}

/** As many groups as the wished size needs, none of fewer than three; larger ones first. Empty where there are too few players. */
export function groupSizes(players: number, size: GroupSize): readonly number[] {
  if (players < FEWEST_IN_GROUPS) return []
  const most = Math.floor(players / SMALLEST_GROUP)
  const count = Math.min(most, Math.max(2, Math.ceil(players / size)))
  const [smaller, larger] = [Math.floor(players / count), players % count]
  return Array.from({ length: count }, (_, index) => (index < larger ? smaller + 1 : smaller))
}

/** These players in groups, in their order. */
export function withGroups(stage: GroupStage, players: readonly PlayerId[]): GroupStage {
  const { annulled: _, drawn: __, ...others } = stage
  let from = 0
  const groups = groupSizes(players.length, stage.size).map((length) => {
    from += length
    return players.slice(from - length, from)
  })
  return { ...others, groups }
}

/** Whether groups of these sizes are as equal as can be. */
export function areEvenSizes(sizes: readonly number[]): boolean {
  return Math.max(...sizes) - Math.min(...sizes) <= 1 && Math.min(...sizes) >= SMALLEST_GROUP
}

/**
 * The group that a newcomer joins in round 1, in the place of its bye: the smallest where one more leaves all as equal as can be. Null
 * without one, and where teams play.
 */
export function placeInGroups({
  stages,
  phase,
  teamKind,
}: Pick<Tournament, 'stages' | 'phase' | 'teamKind'>): number | null {
  if (teamKind !== null || !isRunning({ phase }) || currentRound({ phase }) !== 1) return null
  const sizes = (groupsOf(stages.at(-1) ?? FIRST_GROUPS)?.groups ?? []).map(({ length }) => length)
  const place = sizes.findIndex((size, index) => size % 2 === 1 && areEvenSizes(sizes.with(index, size + 1)))
  return place < 0 ? null : place
}

/** With some in other groups than the draw gave. A group whose members are those of its draw has their order again. */
export function withMovedIn(stage: GroupStage, groups: GroupStage['groups']): GroupStage {
  const { drawn = stage.groups, ...others } = stage
  const ordered = groups.map((group, index) => (hasSame(group, drawn[index] ?? []) ? (drawn[index] ?? group) : group))
  const isAsDrawn = ordered.every((group, index) => group === drawn[index])
  return { ...others, groups: ordered, ...(!isAsDrawn && { drawn }) }
}

/** Who is in another group than the draw gave, and in which, from 0. */
export function movedFromDraw(stage: Stage): ReadonlyMap<string, number> {
  const { groups, drawn = groups } = groupsOf(stage) ?? FIRST_GROUPS
  const drawnIn = groupOfPlayers({ ...FIRST_GROUPS, groups: drawn })
  const seated = groups.flatMap((group, index) => group.map((id) => [id, index] as const))
  return new Map(seated.filter(([id, index]) => drawnIn.has(id) && drawnIn.get(id) !== index))
}

function hasSame(one: readonly PlayerId[], other: readonly PlayerId[]): boolean {
  const members = new Set(other)
  return one.length === other.length && one.every((id) => members.has(id))
}

/** Rounds until everybody has met their group; smaller groups end earlier. */
export function groupRounds({ groups, size }: GroupStage, players: number): number {
  const sizes = groups.length > 0 ? groups.map(({ length }) => length) : groupSizes(players, size)
  return Math.max(0, ...sizes.map(roundRobinRounds))
}

/** Who goes on: so many of each group, and the best of those who follow where the bracket has a place left for them. */
export function placesInBracket({ advance, fills }: Pick<GroupStage, 'advance' | 'fills'>, sizes: readonly number[]) {
  const first = sizes.reduce((sum, size) => sum + Math.min(advance, size), 0)
  const followers = sizes.filter((size) => size > advance).length
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, first)))
  const left = size - first
  return { first, best: fills && left <= followers ? left : 0 }
}

/** The group of each player, from 0; empty where there are none. */
export function groupOfPlayers(stage: Stage): ReadonlyMap<string, number> {
  return new Map(groupsOf(stage)?.groups.flatMap((group, index) => group.map((id) => [id, index] as const)))
}

/** A letter for each: A to Z, then AA. */
export function groupLetter(index: number): string {
  const letters = 26
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % letters))
  return index < letters ? letter : groupLetter(Math.floor(index / letters) - 1) + letter
}
