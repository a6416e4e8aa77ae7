import { FIRST_RATING, type RatedMeeting, type Rating, ratingAfter, ratingAfterPause } from './glicko.ts'
import type { RatedPair } from './rated-meetings.ts'

/** An event is one rating period of its game. */
export type RatedEvent<Key extends string = string> = {
  readonly id: string
  readonly game: string
  readonly pairs: readonly RatedPair<Key>[]
}

/** What one event did to somebody's rating. */
export type RatedStep<Key extends string = string> = {
  readonly eventId: string
  /** As the event found it: less sure after each one that was missed. */
  readonly before: Rating
  readonly after: Rating
  readonly met: readonly { readonly opponent: Key; readonly score: number }[]
}

/** Somebody's way, oldest event first, and where it led after the last event of the game. */
export type RatedPerson<Key extends string = string> = {
  readonly now: Rating
  readonly steps: readonly RatedStep<Key>[]
}

const PEOPLE_OF_STEP = 50

type Way<Key extends string> = { readonly steps: RatedStep<Key>[]; period: number }

/**
 * Everybody's rating in one game, over finished events in order; events of other games are passed over, and one without a match that
 * counts is no period. Made in steps, for seasons of thousands.
 */
export function* rateEvents<Key extends string>(
  game: string,
  events: readonly RatedEvent<Key>[],
): Generator<undefined, ReadonlyMap<Key, RatedPerson<Key>>> {
  const ways = new Map<Key, Way<Key>>()
  let period = 0
  for (const event of events) {
    if (event.game !== game || event.pairs.length === 0) continue
    yield* ratePeriod(ways, event, period)
    period += 1
  }
  const people = new Map<Key, RatedPerson<Key>>()
  for (const [key, way] of ways) people.set(key, { now: ratingAt(way, period), steps: way.steps })
  return people
}

/** Before that period: as the last one left it, less sure for each that was missed. */
function ratingAt<Key extends string>(way: Way<Key> | undefined, period: number): Rating {
  const last = way?.steps.at(-1)
  return way && last ? ratingAfterPause(last.after, period - way.period) : FIRST_RATING
}

function* ratePeriod<Key extends string>(
  ways: Map<Key, Way<Key>>,
  { id, pairs }: RatedEvent<Key>,
  period: number,
): Generator<undefined, void> {
  const metBy = new Map<Key, { readonly opponent: Key; readonly score: number }[]>()
  const note = (key: Key, opponent: Key, score: number) => {
    const met = metBy.get(key) ?? []
    met.push({ opponent, score })
    metBy.set(key, met)
  }
  for (const [index, { one, other, score }] of pairs.entries()) {
    if (index % PEOPLE_OF_STEP === 0) yield
    if (one === other) continue
    note(one, other, score)
    note(other, one, 1 - score)
  }
  const before = new Map([...metBy.keys()].map((key) => [key, ratingAt(ways.get(key), period)]))
  let done = 0
  for (const [key, met] of metBy) {
    if (done++ % PEOPLE_OF_STEP === 0) yield
    const start = before.get(key) ?? FIRST_RATING
    const meetings = met.map(
      ({ opponent, score }): RatedMeeting => ({ opponent: before.get(opponent) ?? FIRST_RATING, score }),
    )
    const way = ways.get(key) ?? { steps: [], period }
    way.steps.push({ eventId: id, before: start, after: ratingAfter(start, meetings), met })
    way.period = period + 1
    ways.set(key, way)
  }
}
