import { type EventResult, eventPoints } from './event-points.ts'
import type { PersonKey, SeasonSign } from './season.ts'
import type { SeasonRules } from './season-rules.ts'

/** A finished event, with each person once. */
export type CountedEvent = {
  readonly id: string
  readonly attendance: number
  readonly results: readonly CountedSeat[]
}

type CountedSeat = EventResult & {
  readonly player: string
  readonly person: PersonKey
  readonly sign: SeasonSign
  readonly name: string | null
}

export type CountedResult = {
  readonly eventId: string
  readonly points: number
  readonly place: number | null
  /** False: better ones count. */
  readonly counts: boolean
  /** Whose seat of the event it was. */
  readonly player: string
  readonly sign: SeasonSign
}

export type SeasonRow = {
  readonly key: PersonKey
  /** As last seen in the row that others were joined to; null: erased or hidden. */
  readonly name: string | null
  readonly place: number
  /** Before the last event; null: not in the table then. */
  readonly before: number | null
  readonly total: number
  readonly firsts: number
  readonly counted: readonly CountedResult[]
  /** Left the season, and keeps the points. */
  readonly hasLeft: boolean
}

export type SeasonPeople = {
  /** Who is somebody else by the shop's word. */
  readonly joins: ReadonlyMap<PersonKey, PersonKey>
  readonly left: ReadonlySet<PersonKey>
  /** Seats that are persons of their own, by that person's key. */
  readonly parted: ReadonlySet<PersonKey>
}

const PEOPLE_OF_STEP = 100

type Result = Pick<CountedResult, 'place' | 'player' | 'sign'> & {
  readonly event: number
  readonly hundredths: number
}
type Person = {
  readonly key: PersonKey
  /** Of the row that others were joined to. */
  ownName: string | null
  /** Of any of the rows that became one. */
  anyName: string | null
  readonly results: Result[]
}
type Ranked = {
  readonly person: Person
  readonly counted: ReadonlySet<Result>
  readonly sum: number
  readonly figures: Figures
}
type Figures = {
  /** Of the results that count, the best first. */
  readonly places: readonly number[]
  readonly best: number
  readonly last: number
}

/**
 * The season's table over its finished events, oldest first. Ties: firsts, seconds and so on among the results that count, the best single
 * result, the result of the last event; whoever is equal then shares the place. Made in steps, for seasons of thousands.
 */
export function* seasonTable(
  rules: SeasonRules,
  events: readonly CountedEvent[],
  said: SeasonPeople,
): Generator<undefined, readonly SeasonRow[]> {
  const people = yield* peopleOf(rules, events, said)
  const last = events.length - 1
  const before = last < 1 ? new Map<PersonKey, number>() : placesOf(yield* rankedPeople(rules, people, last - 1))
  const ranked = yield* rankedPeople(rules, people, last)
  const places = placesOf(ranked)
  const rows: SeasonRow[] = []
  for (const [index, { person, counted, sum, figures }] of ranked.entries()) {
    if (index % PEOPLE_OF_STEP === 0) yield
    rows.push({
      ...{
        key: person.key,
        name: person.ownName ?? person.anyName,
        total: sum / 100,
        hasLeft: said.left.has(person.key),
      },
      place: places.get(person.key) ?? 0,
      before: before.get(person.key) ?? null,
      firsts: figures.places.filter((each) => each === 1).length,
      counted: person.results.map((result) => ({
        eventId: events[result.event]?.id ?? '',
        points: result.hundredths / 100,
        place: result.place,
        counts: counted.has(result),
        ...{ player: result.player, sign: result.sign },
      })),
    })
  }
  return rows
}

/** The person that a seat is once it was parted off. */
export function seatPerson(event: string, player: string): PersonKey {
  return `~${event}-${player}` as PersonKey
}

/** Who somebody is after all joins, which may follow each other. */
export function personAfter(joins: ReadonlyMap<PersonKey, PersonKey>, key: PersonKey): PersonKey {
  const seen = new Set<PersonKey>()
  let person = key
  for (let next = joins.get(person); next !== undefined && !seen.has(person); next = joins.get(person)) {
    seen.add(person)
    person = next
  }
  return person
}

function* peopleOf(
  rules: SeasonRules,
  events: readonly CountedEvent[],
  { joins, parted }: SeasonPeople,
): Generator<undefined, readonly Person[]> {
  const people = new Map<PersonKey, Person>()
  for (const [event, { id, attendance, results }] of events.entries()) {
    yield
    for (const { person: natural, name, ...result } of results) {
      const seat = seatPerson(id, result.player)
      const isParted = parted.has(seat)
      const key = isParted ? seat : natural
      const known = personAfter(joins, key)
      const person = people.get(known) ?? { key: known, ownName: null, anyName: null, results: [] }
      people.set(known, person)
      person.anyName = name ?? person.anyName
      if (key === known) person.ownName = name ?? person.ownName
      const sign = key === known ? (isParted ? 'parted' : result.sign) : isParted ? 'moved' : 'joined'
      const { place, player } = result
      person.results.push({ event, hundredths: eventPoints(rules, attendance, result), place, player, sign })
    }
  }
  return [...people.values()]
}

/** In order, by the events up to that one. */
function* rankedPeople(
  { best }: SeasonRules,
  people: readonly Person[],
  lastEvent: number,
): Generator<undefined, readonly Ranked[]> {
  const ranked: Ranked[] = []
  for (const [index, person] of people.entries()) {
    if (index % PEOPLE_OF_STEP === 0) yield
    const results = person.results.filter(({ event }) => event <= lastEvent)
    if (results.length === 0) continue
    const counted = best === null || results.length <= best ? results : results.toSorted(byWorth).slice(0, best)
    const sum = counted.reduce((total, { hundredths }) => total + hundredths, 0)
    ranked.push({ person, counted: new Set(counted), sum, figures: figuresOf(counted, results, lastEvent) })
  }
  return ranked.sort((one, other) => compare(one, other) || (one.person.key < other.person.key ? -1 : 1))
}

/** Of equal points the better place counts, then the earlier event. */
function byWorth(one: Result, other: Result): number {
  return (
    other.hundredths - one.hundredths ||
    (one.place ?? Number.MAX_SAFE_INTEGER) - (other.place ?? Number.MAX_SAFE_INTEGER) ||
    one.event - other.event
  )
}

function figuresOf(counted: readonly Result[], results: readonly Result[], lastEvent: number): Figures {
  return {
    places: counted.flatMap(({ place }) => place ?? []).sort((one, other) => one - other),
    best: results.reduce((best, { hundredths }) => Math.max(best, hundredths), 0),
    last: results.find(({ event }) => event === lastEvent)?.hundredths ?? 0,
  }
}

function compare(one: Ranked, other: Ranked): number {
  return (
    other.sum - one.sum ||
    comparePlaces(one.figures.places, other.figures.places) ||
    other.figures.best - one.figures.best ||
    other.figures.last - one.figures.last
  )
}

/** More firsts, then more seconds and so on: of sorted places the first that differ decide. */
function comparePlaces(one: Figures['places'], other: Figures['places']): number {
  const at = one.findIndex((place, index) => place !== other[index])
  if (at < 0) return other.length - one.length
  return (one[at] ?? 0) - (other[at] ?? Number.MAX_SAFE_INTEGER)
}

function placesOf(ranked: readonly Ranked[]): Map<PersonKey, number> {
  const places = new Map<PersonKey, number>()
  let place = 1
  for (const [index, each] of ranked.entries()) {
    const above = ranked[index - 1]
    if (above && compare(above, each) !== 0) place = index + 1
    places.set(each.person.key, place)
  }
  return places
}
