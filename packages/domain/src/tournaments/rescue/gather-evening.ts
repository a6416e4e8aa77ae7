import { BYE_NAME, nameKey, PLAYER_NAME_MAX_LENGTH, typedName } from '../players/player-name.ts'
import { isSameScore } from '../results/score.ts'
import type { MatchPoints } from '../rule-packs/rule-pack.ts'
import { MOST_PLANNED_ROUNDS, QUICK_PLAYER_COUNT } from '../size-limits.ts'
import { BOTH_LOST, DREW, LOST, mirrored, WON } from './read-end.ts'
import {
  type Rescue,
  type RescuedEnd,
  type RescuedEvening,
  type RescueFault,
  type ToldEvening,
  type ToldMeeting,
  unread,
} from './rescued-evening.ts'

/** What a match is worth unless somebody says otherwise. */
export const USUAL_POINTS: MatchPoints = { win: 3, draw: 1, loss: 0 }

type Seated = Omit<ToldMeeting, 'one' | 'two'> & { readonly one: number; readonly two: number | null }

/** Puts together what a reader understood: rounds without gaps, each pair once, results from points where none is written. */
export function gatherEvening(told: ToldEvening, scale: MatchPoints = USUAL_POINTS): Rescue<RescuedEvening> {
  if (told.isBracket) return unread('bracket', null)
  if (told.meetings.length === 0) return unread('onlyStandings', told.standings[0]?.line ?? null)
  const names = new Map<string, { readonly name: string; readonly place: number }>()
  for (const { name, line } of namesIn(told)) {
    const fault = addName(names, name, line)
    if (fault) return { fault }
  }
  if (names.size > QUICK_PLAYER_COUNT.max) return unread('tooMany', null, { found: String(QUICK_PLAYER_COUNT.max) })
  const placeOf = (name: string) => names.get(nameKey(name))?.place ?? 0
  const seated = told.meetings.map((one) => ({
    ...{ ...one, one: placeOf(one.one), two: one.two === null ? null : placeOf(one.two) },
  }))
  const rounds = inRounds(
    seated,
    [...names.values()].map(({ name }) => name),
  )
  if (rounds.fault) return rounds
  const ended = workOut(rounds.read, pointsAfter(told, placeOf), scale)
  const missing = ended
    .slice(0, -1)
    .flat()
    .find(({ two, end }) => two !== null && end === null)
  if (missing) return unread('missingResult', missing.line, { round: missing.round })
  return {
    read: eveningOf(
      told,
      [...names.values()].map(({ name }) => name),
      { ended, written: rounds.read },
    ),
  }
}

function namesIn({
  meetings,
  standings,
}: ToldEvening): readonly { readonly name: string; readonly line: number | null }[] {
  return [
    ...meetings.flatMap(({ one, two, line }) => [{ name: one, line }, ...(two === null ? [] : [{ name: two, line }])]),
    ...(meetings.length === 0 ? standings : []),
  ]
}

function addName(
  names: Map<string, { name: string; place: number }>,
  typed: string,
  line: number | null,
): RescueFault | null {
  const name = typedName(typed)
  const key = nameKey(name)
  if (key === '' || key === nameKey(BYE_NAME) || name.length > PLAYER_NAME_MAX_LENGTH) {
    return { kind: 'name', line, found: typed.slice(0, 60) }
  }
  if (!names.has(key)) names.set(key, { name, place: names.size })
  return null
}

/** The meetings of each round, each once: pairings by name tell them from both sides. */
function inRounds(seated: readonly Seated[], names: readonly string[]): Rescue<readonly (readonly Seated[])[]> {
  const last = Math.max(...seated.map(({ round }) => round))
  const wrong = seated.find(({ round }) => round < 1 || round > MOST_PLANNED_ROUNDS)
  if (wrong) return unread('roundNumber', wrong.line, { found: String(wrong.round) })
  const rounds: Seated[][] = []
  for (let round = 1; round <= last; round++) {
    const seats = new Map<number, Seated>()
    const kept: Seated[] = []
    for (const meeting of seated.filter((one) => one.round === round)) {
      const fault = seat(meeting, { seats, kept }, names)
      if (fault) return { fault }
    }
    if (kept.length === 0) return unread('missingRound', null, { round })
    rounds.push(kept)
  }
  return { read: rounds }
}

type OfRound = { readonly seats: Map<number, Seated>; readonly kept: Seated[] }

function seat(meeting: Seated, { seats, kept }: OfRound, names: readonly string[]): RescueFault | null {
  const { one, two, line, round } = meeting
  if (one === two) return { kind: 'itself', line, found: names[one] ?? '', round }
  const [before, opponents] = [seats.get(one), two === null ? undefined : seats.get(two)]
  if (!before && !opponents) {
    kept.push(meeting)
    seats.set(one, meeting)
    if (two !== null) seats.set(two, meeting)
    return null
  }
  const first = before ?? opponents
  const isSame = first && (first.one === one ? first.two === two : first.two === one && first.one === two)
  const twice = { kind: 'twice', line, found: names[before ? one : (two ?? one)] ?? '', round } as const
  if (!isSame || !first) return twice
  const turned = first.one === one ? meeting : turn(meeting)
  if (first.end && turned.end && !isSameScore(first.end.score, turned.end.score)) return twice
  const joined: Seated = {
    ...{ ...first, end: first.end ?? turned.end, table: first.table ?? turned.table },
    points: [first.points[0] ?? turned.points[0], first.points[1] ?? turned.points[1]],
  }
  kept[kept.indexOf(first)] = joined
  for (const place of [one, two]) if (place !== null) seats.set(place, joined)
  return null
}

function turn(meeting: Seated): Seated {
  const [points, others] = meeting.points
  return { ...meeting, end: meeting.end && mirrored(meeting.end), points: [others, points] }
}

type PointsAfter = { readonly round: number; readonly points: ReadonlyMap<number, number> }

/** The points of the standings, which are of the last round unless they say another. */
function pointsAfter(told: ToldEvening, placeOf: (name: string) => number): PointsAfter {
  const round = told.standingsRound ?? Math.max(...told.meetings.map((one) => one.round))
  const known = new Set(told.meetings.flatMap(({ one, two }) => [nameKey(one), nameKey(two ?? one)]))
  const points = told.standings.flatMap((row) =>
    row.points === null || !known.has(nameKey(row.name)) ? [] : [[placeOf(row.name), row.points] as const],
  )
  return { round, points: new Map(points) }
}

/** A result that nobody wrote, from what both had before the round and after it. */
function workOut(
  rounds: readonly (readonly Seated[])[],
  after: PointsAfter,
  scale: MatchPoints,
): readonly (readonly Seated[])[] {
  const before = rounds.map((meetings, index) => {
    const points = new Map<number, number>()
    for (const { one, two, points: told } of meetings) {
      const [first, second] = index === 0 ? [0, 0] : told
      if (first !== null) points.set(one, first)
      if (two !== null && second !== null) points.set(two, second)
    }
    return points
  })
  return rounds.map((meetings, index) => {
    const from = pointsOf(before, index, after)
    const to = pointsOf(before, index + 1, after)
    const won = (place: number) => (to.get(place) ?? Number.NaN) - (from.get(place) ?? Number.NaN)
    // Nobody has more than before: the round was only just paired.
    if (!meetings.some(({ one, two }) => two !== null && (won(one) > 0 || won(two) > 0))) return meetings
    return meetings.map((meeting) =>
      meeting.two === null || meeting.end
        ? meeting
        : { ...meeting, end: endOf(won(meeting.one), won(meeting.two), scale) },
    )
  })
}

/** What all have before the round of that index: as its tables say, else as the standings do. */
function pointsOf(
  before: readonly ReadonlyMap<number, number>[],
  index: number,
  after: PointsAfter,
): ReadonlyMap<number, number> {
  const told = before[index]
  if (told && told.size > 0) return told
  return after.round === index ? after.points : new Map()
}

function endOf(one: number, two: number, { win, draw, loss }: MatchPoints): RescuedEnd | null {
  if (one === win && two === loss) return WON
  if (one === loss && two === win) return LOST
  if (one === draw && two === draw) return DREW
  return one === loss && two === loss ? BOTH_LOST : null
}

type Worked = { readonly ended: readonly (readonly Seated[])[]; readonly written: readonly (readonly Seated[])[] }

function eveningOf(told: ToldEvening, names: readonly string[], { ended, written }: Worked): RescuedEvening {
  const all = ended.flat()
  const left = new Map(told.left.map(({ name, afterRound }) => [nameKey(name), afterRound]))
  for (const { name, hasLeft } of told.standings) if (hasLeft && !left.has(nameKey(name))) left.set(nameKey(name), null)
  const seen = names.map(() => ({ first: 0, last: 0 }))
  for (const { one, two, round } of all) {
    for (const place of two === null ? [one] : [one, two]) {
      const span = seen[place]
      if (!span) continue
      if (span.first === 0) span.first = round
      span.last = round
    }
  }
  const players = names.map((name, place) => {
    const { first = 1, last = 1 } = seen[place] ?? {}
    const isGone = last < ended.length || left.has(nameKey(name))
    return { name, firstRound: first, droppedAfter: isGone ? Math.max(last, left.get(nameKey(name)) ?? 0) : null }
  })
  const count = (meetings: readonly Seated[]) => meetings.filter(({ two, end }) => two !== null && end === null).length
  return {
    ...{ name: told.name, game: told.game, standings: told.standings, standingsRound: told.standingsRound, players },
    rounds: ended.map(roundOf),
    areGamesKnown: all.every(({ end }) => end?.areGamesKnown ?? true),
    workedOut: count(written.flat()) - count(all),
    pending: count(ended.at(-1) ?? []),
  }
}

function roundOf(meetings: readonly Seated[]): RescuedEvening['rounds'][number] {
  const taken = new Set<number>()
  const numbers = meetings.map(({ table, two }) => {
    if (two === null || table === null || table < 1 || taken.has(table)) return null
    taken.add(table)
    return table
  })
  let next = 1
  const free = () => {
    while (taken.has(next)) next++
    taken.add(next)
    return next
  }
  return {
    tables: meetings.flatMap(({ one, two, end }, index) =>
      two === null
        ? []
        : [{ table: numbers[index] ?? free(), players: [one, two] as const, score: end?.score ?? null }],
    ),
    byes: meetings.flatMap(({ one, two, isLoss }) => (two === null && !isLoss ? [one] : [])),
    losses: meetings.flatMap(({ one, two, isLoss }) => (two === null && isLoss ? [one] : [])),
  }
}
