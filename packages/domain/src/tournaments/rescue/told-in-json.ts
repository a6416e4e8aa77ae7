import { nameKey } from '../players/player-name.ts'
import { idOf, type Json, numberOf } from './json-value.ts'
import { DREW, LOST, WON } from './read-end.ts'
import { type RescuedEnd, type ToldMeeting, type ToldStanding, unread } from './rescued-evening.ts'

/** An answer with more is no evening of a shop. */
export const MOST_JSON_ITEMS = 12_000

export type JsonPerson = { readonly id: string; readonly name: string; readonly isIn: boolean }

export type JsonMatch = {
  readonly path: string
  readonly round: number
  readonly ids: readonly [string, string | null]
  readonly end: RescuedEnd | null
}

/** At which path, and what was found there. */
export function unreadAt(path: string): ReturnType<typeof unread> {
  return unread('jsonPath', null, { found: path.slice(0, 120) })
}

/** Meetings with names; a source that tells no byes leaves alone whoever sits out while all others play. */
export function meetingsIn(
  matches: readonly JsonMatch[],
  people: ReadonlyMap<string, JsonPerson>,
): readonly ToldMeeting[] | ReturnType<typeof unread> {
  const meetings: ToldMeeting[] = []
  for (const { path, round, ids, end } of matches) {
    const [one, two] = [people.get(ids[0]), ids[1] === null ? null : people.get(ids[1])]
    if (one === undefined || two === undefined) return unreadAt(path)
    const names = { one: one.name, two: two?.name ?? null }
    meetings.push({ line: null, round, table: null, ...names, end: two ? end : null, points: [null, null] })
  }
  return [...meetings, ...byesIn(meetings, people)]
}

function byesIn(meetings: readonly ToldMeeting[], people: ReadonlyMap<string, JsonPerson>): readonly ToldMeeting[] {
  const first = new Map<string, number>()
  const seen = new Map<number, Set<string>>()
  for (const { round, one, two } of meetings) {
    const seated = seen.get(round) ?? new Set()
    for (const name of two === null ? [one] : [one, two]) {
      seated.add(nameKey(name))
      first.set(nameKey(name), Math.min(round, first.get(nameKey(name)) ?? round))
    }
    seen.set(round, seated)
  }
  const last = new Map<string, number>()
  for (const [round, seated] of seen) for (const key of seated) last.set(key, Math.max(round, last.get(key) ?? 0))
  return [...seen].flatMap(([round, seated]) => {
    const alone = [...people.values()].filter(({ name, isIn }) => {
      const key = nameKey(name)
      return !seated.has(key) && (isIn || (last.get(key) ?? 0) > round)
    })
    const [only] = alone
    return only === undefined || alone.length > 1
      ? []
      : [{ line: null, round, table: null, one: only.name, two: null, end: null, points: [null, null] as const }]
  })
}

/** The end of a match by games, else by its winner. */
export function endIn(
  games: readonly [number, number] | null,
  winner: 'one' | 'two' | 'draw' | null,
): RescuedEnd | null {
  if (games && games[0] + games[1] > 0 && games.every((each) => Number.isInteger(each) && each >= 0 && each <= 9)) {
    const [wins1, wins2] = games
    const isTrue = winner === null || winner === (wins1 === wins2 ? 'draw' : wins1 > wins2 ? 'one' : 'two')
    if (isTrue) return { score: { wins1, wins2, draws: 0 }, areGamesKnown: true }
  }
  switch (winner) {
    case 'one':
      return WON
    case 'two':
      return LOST
    case 'draw':
      return DREW
    case null:
      return null
    default:
      return winner satisfies never
  }
}

export function winnerIn(winner: Json, ids: readonly [string, string | null]): 'one' | 'two' | null {
  const id = idOf(winner)
  if (id === null) return null
  return id === ids[0] ? 'one' : id === ids[1] ? 'two' : null
}

export function ranked(name: string, place: Json): readonly ToldStanding[] {
  const rank = numberOf(place)
  if (rank === null || rank < 1) return []
  return [{ line: null, name, rank, points: null, won: null, drawn: null, figures: {}, hasLeft: false }]
}
