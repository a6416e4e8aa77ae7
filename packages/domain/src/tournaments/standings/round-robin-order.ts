import { leagueOf } from '../kinds/league.ts'
import { outcomeFor, pointsFor } from '../kinds/match-outcome.ts'
import { rankedIndex } from '../kinds/part.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import { structureOf } from '../kinds/stage.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { type RecordedField, rulesAt } from './player-records.ts'

/** Criteria among players level on points, in order. */
const LEVELLERS = ['points-among', 'games-among', 'games'] as const
export type Leveller = (typeof LEVELLERS)[number]

/** One criterion applied to tied players, with this player's value. */
export type LevelStep = {
  readonly by: Leveller
  readonly among: readonly PlayerId[]
  /** Points, or games won minus lost. */
  readonly value: number
  /** Whether values differ: those still tied start again among themselves. */
  readonly decides: boolean
}

export type RoundRobinOrder = {
  /** In order; each list shares a place. */
  readonly places: readonly (readonly PlayerId[])[]
  readonly steps: ReadonlyMap<PlayerId, readonly LevelStep[]>
}

/** Whether meetings order the rounds before a bracket: if all meet all, opponents' averages separate nobody. */
export function isByMeetings(tournament: Pick<Tournament, 'stages' | 'rules'>): boolean {
  const ranked = tournament.stages[rankedIndex(tournament)]
  if (ranked && leagueOf(ranked)) return true
  const structure = structureOf(tournament)
  return structure === 'groups' || (structure === 'round-robin' && tournament.rules.roundRobin === 'meetings')
}

type Asked = {
  readonly field: RecordedField
  readonly points: ReadonlyMap<PlayerId, number>
  readonly steps: Map<PlayerId, LevelStep[]>
}

/**
 * Ranks a round robin by points; among those tied, by points, then games of their own meetings; then all games. After each separation those
 * still tied start again among themselves. Games are won minus lost; unopposed matches have none. Inseparable players share a place: no lot
 * is drawn.
 */
export function roundRobinOrder(
  field: RecordedField,
  points: ReadonlyMap<PlayerId, number>,
  ranked: readonly PlayerId[],
): RoundRobinOrder {
  const asked: Asked = { field, points, steps: new Map() }
  const levels = parted(ranked, (player) => points.get(player) ?? 0)
  return { places: levels.flatMap((level) => toldApart(level, asked)), steps: asked.steps }
}

function toldApart(level: readonly PlayerId[], asked: Asked): readonly (readonly PlayerId[])[] {
  if (level.length === 1) return [level]
  for (const by of LEVELLERS) {
    const values = valuesOf(by, level, asked.field)
    const parts = parted(level, (player) => values.get(player) ?? 0)
    const decides = parts.length > 1
    for (const player of level) {
      const step = { by, among: level, value: values.get(player) ?? 0, decides }
      asked.steps.set(player, [...(asked.steps.get(player) ?? []), step])
    }
    if (decides) return parts.flatMap((part) => toldApart(part, asked))
  }
  return [level]
}

function parted(players: readonly PlayerId[], worth: (player: PlayerId) => number): readonly (readonly PlayerId[])[] {
  const parts = Map.groupBy(players, worth)
  return [...parts].sort(([one], [other]) => other - one).map(([, part]) => part)
}

function valuesOf(by: Leveller, level: readonly PlayerId[], field: RecordedField): ReadonlyMap<PlayerId, number> {
  const values = new Map<PlayerId, number>()
  for (const match of field.matches) {
    const seats = seatsOf(match)
    if (!isMeeting(match) || (by !== 'games' && !seats.every((seat) => level.includes(seat)))) continue
    for (const player of seats) {
      const outcome = outcomeFor(match, player, rulesAt(field, match.round))
      if (outcome.kind === 'open') continue
      const value = by === 'points-among' ? pointsFor(outcome) : outcome.gamesWon - outcome.gamesLost
      values.set(player, (values.get(player) ?? 0) + value)
    }
  }
  return values
}
