import { outcomeFor, pointsFor } from '../kinds/match-outcome.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import { structureOf } from '../kinds/stage.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import type { RecordedField } from './player-records.ts'

/** What may tell apart players who are level on points, in the order in which it is asked. */
const LEVELLERS = ['points-among', 'games-among', 'games'] as const
export type Leveller = (typeof LEVELLERS)[number]

/** One question put to players who were level until then, with what this player had to show. */
export type LevelStep = {
  readonly by: Leveller
  /** Who was level, the player included. */
  readonly among: readonly PlayerId[]
  /** Points, or games won less games lost. */
  readonly value: number
  /** Whether the values of those players differ: who still has the same begins again among fewer. */
  readonly decides: boolean
}

export type RoundRobinOrder = {
  /** From first to last; those of one list share their place. */
  readonly places: readonly (readonly PlayerId[])[]
  /** How players who had as many points as somebody else were told apart, or not. */
  readonly steps: ReadonlyMap<PlayerId, readonly LevelStep[]>
}

/** Whether the meetings order the rounds before a bracket: everybody meets everybody, so opponents' averages tell nobody apart. */
export function isByMeetings(tournament: Pick<Tournament, 'stages' | 'rules'>): boolean {
  return structureOf(tournament) === 'round-robin' && tournament.rules.roundRobin === 'meetings'
}

type Asked = {
  readonly field: RecordedField
  readonly points: ReadonlyMap<PlayerId, number>
  readonly steps: Map<PlayerId, LevelStep[]>
}

/**
 * The ranking of a round robin: points; among those who are level the points, then the games, of their own meetings; then the games
 * of all meetings. Whatever parts them, those who stay level begin again among themselves. Games count as won less lost; those of a
 * match without an opponent are none. Whom nothing parts share a place: no lot is drawn.
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

/** From the highest value to the lowest, those with the same one together. */
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
      const outcome = outcomeFor(match, player, field.rules)
      if (outcome.kind === 'open') continue
      const value = by === 'points-among' ? pointsFor(outcome) : outcome.gamesWon - outcome.gamesLost
      values.set(player, (values.get(player) ?? 0) + value)
    }
  }
  return values
}
