import { describe, expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { explainRating } from './explain-rating.ts'
import { FIRST_RATING, ratingAfter, ratingAfterPause } from './glicko.ts'
import { type RatedEvent, rateEvents } from './rate-events.ts'
import type { RatedPair } from './rated-meetings.ts'
import { ratingTable, UNCERTAIN_ABOVE } from './rating-table.ts'

function rated(events: readonly RatedEvent[], game = 'magic') {
  const making = rateEvents(game, events)
  for (let step = making.next(); ; step = making.next()) if (step.done) return step.value
}
const beats = (one: string, other: string): RatedPair => ({ one, other, score: 1 })
let evenings = 0
const evening = (game: string, ...pairs: readonly RatedPair[]): RatedEvent => ({ id: `e${++evenings}`, game, pairs })
const tableOf = (events: readonly RatedEvent[]) => ratingTable(rated(events), events.at(-1)?.id ?? null)

describe('ratings over events', () => {
  test('PAST-17 an event is one period: its rounds are rated together, from the ratings before it', () => {
    const ratings = rated([evening('magic', beats('a', 'b'), beats('b', 'c'), beats('c', 'a'))])
    const wanted = ratingAfter(FIRST_RATING, [
      { opponent: FIRST_RATING, score: 1 },
      { opponent: FIRST_RATING, score: 0 },
    ])
    for (const name of ['a', 'b', 'c']) {
      expect(ratings.get(name)?.now.rating).toBeCloseTo(wanted.rating, 8)
      expect(ratings.get(name)?.now.deviation).toBeCloseTo(wanted.deviation, 8)
    }
  })

  test('PAST-17 games are never mixed, and an event of one is no pause in another', () => {
    const magic = evening('magic', beats('a', 'b'))
    const others = [evening('lorcana', beats('b', 'a')), evening('lorcana', beats('b', 'a'))]
    expect(rated([magic, ...others])).toEqual(rated([magic]))
    expect(rated([magic, ...others], 'lorcana')).toEqual(rated(others, 'lorcana'))
  })

  test('PAST-17 whoever was away is less sure, and nothing else; an event without a match that counts is no period', () => {
    const weeks = Array.from({ length: 5 }, () => evening('magic', beats('a', 'b')))
    const ratings = rated([evening('magic', beats('c', 'd')), ...weeks])
    const first = ratingAfter(FIRST_RATING, [{ opponent: FIRST_RATING, score: 1 }])
    expect(ratings.get('c')?.now).toEqual(ratingAfterPause(first, 5))
    const pair = evening('magic', beats('a', 'b'))
    expect(rated([pair, evening('magic')])).toEqual(rated([pair]))
  })

  test('PAST-17 a corrected event changes what came of it and after it, and nothing before; the same events give the same', () => {
    const seed = process.env.RATING_SEED ?? `${Date.now()}`
    const random = seededRandom(seed)
    const names = 'abcdefgh'.split('')
    const events = Array.from({ length: 12 }, (): RatedEvent => {
      const pairs = Array.from({ length: 10 }, () => {
        const [one, other] = names.toSorted(() => random() - 0.5)
        return beats(one ?? 'a', other ?? 'b')
      })
      return evening('magic', ...pairs)
    })
    const corrected = events.with(6, evening('magic', beats('h', 'a')))
    const [before, after] = [rated(events), rated(corrected)]
    expect(rated(events), `seed ${seed}`).toEqual(before)
    const upTo = (people: ReturnType<typeof rated>, name: string) =>
      people.get(name)?.steps.filter(({ eventId }) => events.slice(0, 6).some(({ id }) => id === eventId))
    for (const name of names) expect(upTo(after, name), `seed ${seed}`).toEqual(upTo(before, name))
    expect(after.get('a')?.now.rating).not.toBe(before.get('a')?.now.rating)
  })

  test('PAST-17 2,000 people over 200 events are rated in steps', () => {
    const people = Array.from({ length: 2000 }, (_, index) => `p${index}`)
    const pairs = people.flatMap((one, index) => (index % 2 === 0 ? [beats(one, people[index + 1] ?? one)] : []))
    const making = rateEvents(
      'magic',
      Array.from({ length: 200 }, () => evening('magic', ...pairs)),
    )
    let steps = 0
    for (let step = making.next(); !step.done; step = making.next()) steps += 1
    expect(steps).toBeGreaterThan(200 * 40)
  })

  test('PAST-18 an uncertain rating has no place and comes after all others; whoever is equal shares a place', () => {
    const weeks = Array.from({ length: 12 }, () =>
      evening('magic', beats('a', 'b'), beats('b', 'c'), beats('c', 'd'), beats('d', 'a'), beats('a', 'c')),
    )
    const rows = tableOf([...weeks, evening('magic', beats('new', 'd'))])
    const last = rows.at(-1)
    expect([last?.key, last?.place, last?.isUncertain]).toEqual(['new', null, true])
    expect((last?.deviation ?? 0) > UNCERTAIN_ABOVE).toBe(true)
    expect(rows.slice(0, -1).map(({ place, isUncertain }) => [place, isUncertain])).toEqual(
      [1, 2, 3, 4].map((place) => [place, false]),
    )
    const level = tableOf(Array.from({ length: 20 }, () => evening('magic', beats('a', 'b'), beats('b', 'a'))))
    expect(level.map(({ place }) => place)).toEqual([1, 1])
  })

  test('PAST-18 the table says what the last event changed, and how many matches and events a rating rests on', () => {
    const rows = tableOf([evening('magic', beats('a', 'b')), evening('magic', beats('a', 'c'), beats('a', 'c'))])
    expect(rows.map(({ key, events, matches }) => [key, events, matches])).toEqual([
      ['a', 2, 3],
      ['b', 1, 1],
      ['c', 1, 2],
    ])
    const [a, b] = rows
    expect((a?.change ?? 0) > 0).toBe(true)
    expect(b?.change).toBe(null)
  })

  test('PAST-19 a rating is explained by each opponent’s rating before the event, what was expected and what came', () => {
    const first = evening('magic', beats('a', 'b'))
    const second = evening('magic', beats('b', 'a'), { one: 'a', other: 'c', score: 0.5 })
    const people = rated([first, second])
    const [latest, earlier] = explainRating(people, 'a', { from: 0, most: 20 })
    expect([latest?.eventId, earlier?.eventId]).toEqual([second.id, first.id])
    const { before, after } = people.get('a')?.steps[1] ?? { before: FIRST_RATING, after: FIRST_RATING }
    expect(latest?.change).toBe(Math.round(after.rating) - Math.round(before.rating))
    expect(latest?.score).toBe(0.5)
    expect(latest?.meetings.map(({ opponent, score }) => [opponent, score])).toEqual([
      ['b', 0],
      ['c', 0.5],
    ])
    const met = people.get('b')?.steps[0]?.after
    expect(latest?.meetings[0]?.rating.rating).toBe(Math.round(met?.rating ?? 0))
    // By the formula of the paper, written out.
    const scale = 173.7178
    const deviation = (met?.deviation ?? 0) / scale
    const g = 1 / Math.sqrt(1 + (3 * deviation ** 2) / Math.PI ** 2)
    const wanted = 1 / (1 + Math.E ** ((-g * (before.rating - (met?.rating ?? 0))) / scale))
    expect(latest?.meetings[0]?.expected).toBeCloseTo(wanted, 10)
    expect(explainRating(people, 'a', { from: 1, most: 20 })).toEqual([earlier])
    expect(explainRating(people, 'nobody', { from: 0, most: 20 })).toEqual([])
  })
})
