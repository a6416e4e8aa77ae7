import { bracketRounds, bracketSeats } from '../kinds/bracket-seats.ts'
import { type GroupStage, groupOfPlayers, groupsOf, placesInBracket } from '../kinds/groups.ts'
import { isOver } from '../kinds/match-result.ts'
import { isMeeting } from '../kinds/seats.ts'
import { currentStage } from '../kinds/stage.ts'
import { computeOverallStandings, computeStandings } from '../standings/compute-standings.ts'
import type { PlayerId, RoundNumber, Tournament } from '../tournament.ts'

/** Who goes on from the groups, as things stand; null where nobody plays in groups. */
export type Advancing = {
  /** First seed first, as the bracket takes them. */
  readonly seeds: readonly PlayerId[]
  /** Those of them who fill a place that was left. */
  readonly best: readonly PlayerId[]
}

export function advancingFrom(tournament: Tournament, throughRound: RoundNumber): Advancing | null {
  const advancing = advancingTiers(tournament, throughRound)
  if (!advancing) return null
  const { first, best } = advancing
  return { seeds: apart([...first, best], groupOfPlayers(currentStage(tournament))), best }
}

/** Who would go on if the groups ended now; null outside of groups, and before their first result. */
export function goingOnNow(
  tournament: Tournament,
  throughRound: RoundNumber,
): ReadonlyMap<PlayerId, 'first' | 'best'> | null {
  if (!tournament.matches.some((match) => match.round <= throughRound && isMeeting(match) && isOver(match))) return null
  const advancing = advancingTiers(tournament, throughRound)
  if (!advancing) return null
  const { first, best } = advancing
  return new Map([...first.flat().map((id) => [id, 'first'] as const), ...best.map((id) => [id, 'best'] as const)])
}

type Tiers = { readonly first: readonly (readonly PlayerId[])[]; readonly best: readonly PlayerId[] }

function advancingTiers(tournament: Tournament, throughRound: RoundNumber): Tiers | null {
  const stage = groupsOf(currentStage(tournament))
  if (!stage || stage.groups.length === 0) return null
  const tiers = tiersOf(tournament, stage, throughRound)
  const { best: left } = placesInBracket(
    stage,
    stage.groups.map(({ length }) => length),
  )
  return { first: tiers.slice(0, stage.advance), best: (tiers[stage.advance] ?? []).slice(0, left) }
}

/** The first of each group, then the second ones, each list best first. Who has left goes on nowhere: the next does. */
function tiersOf(
  tournament: Tournament,
  stage: GroupStage,
  throughRound: RoundNumber,
): readonly (readonly PlayerId[])[] {
  const present = new Set(tournament.players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [id] : [])))
  const groupOf = groupOfPlayers(stage)
  const taken = new Map<number, number>()
  const tierOf = new Map<PlayerId, number>()
  for (const { playerId } of computeStandings({ ...tournament, throughRound })) {
    const group = groupOf.get(playerId)
    if (group === undefined || !present.has(playerId)) continue
    const tier = taken.get(group) ?? 0
    tierOf.set(playerId, tier)
    taken.set(group, tier + 1)
  }
  const order = computeOverallStandings({ ...tournament, throughRound }).map(({ playerId }) => playerId)
  const tiers = Map.groupBy(order, (id) => tierOf.get(id) ?? -1)
  return Array.from({ length: Math.max(0, ...taken.values()) }, (_, tier) => tiers.get(tier) ?? [])
}

/** A meeting one round earlier outweighs all those of a later one: a group has four at most, who make six pairs. */
const EARLIER = 16

/**
 * Seeds in the order of the tiers, where those of one group meet as late as possible: within its tier somebody changes places with another,
 * the nearest first, as long as fewer meet earlier.
 */
function apart(tiers: readonly (readonly PlayerId[])[], groupOf: ReadonlyMap<string, number>): readonly PlayerId[] {
  const seeds = tiers.flat()
  const seatOf = seatsBySeed(seeds.length)
  const rounds = bracketRounds(seeds.length)
  const members = Map.groupBy(seeds, (id) => groupOf.get(id))
  const seedOf = new Map(seeds.map((id, seed) => [id, seed]))
  const early = (seed: number): number => {
    const id = seeds[seed] ?? ('' as PlayerId)
    return (members.get(groupOf.get(id)) ?? []).reduce((sum, other) => {
      const seat = seatOf[seedOf.get(other) ?? 0] ?? 0
      return other === id ? sum : sum + EARLIER ** (rounds - meetingRound(seatOf[seed] ?? 0, seat))
    }, 0)
  }
  const exchange = (one: number, other: number) => {
    const [first, second] = [seeds[one], seeds[other]]
    if (first === undefined || second === undefined) return
    seeds[one] = second
    seeds[other] = first
    seedOf.set(second, one).set(first, other)
  }
  const swaps = swapsWithin(tiers)
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const [one, other] of swaps) {
      const before = early(one) + early(other)
      exchange(one, other)
      if (early(one) + early(other) < before) isBetter = true
      else exchange(one, other)
    }
  }
  return seeds
}

/** The first ones keep their seeds, which they earned. */
function swapsWithin([first = [], ...others]: readonly (readonly PlayerId[])[]): readonly (readonly [
  number,
  number,
])[] {
  const swaps: (readonly [number, number])[] = []
  let from = first.length
  for (const { length } of others) {
    for (let distance = 1; distance < length; distance++) {
      for (let one = from; one + distance < from + length; one++) swaps.push([one, one + distance])
    }
    from += length
  }
  return swaps
}

function seatsBySeed(count: number): readonly number[] {
  const seats = bracketSeats(2 ** bracketRounds(count))
  const seatOf: number[] = []
  for (const [seat, seed] of seats.entries()) seatOf[seed - 1] = seat
  return seatOf
}

/** In which round, from 1, two seats meet if both win until then. */
function meetingRound(one: number, other: number): number {
  let round = 0
  for (let [a, b] = [one, other]; a !== b; round++) [a, b] = [a >> 1, b >> 1]
  return round
}
