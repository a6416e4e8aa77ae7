import { describe, expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { FIRST_RATING, type RatedMeeting, type Rating, ratingAfter, ratingAfterPause } from './glicko.ts'

const of = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 })

describe('Glicko-2', () => {
  test('PAST-16 the example of the paper', () => {
    const after = ratingAfter(of(1500, 200), [
      { opponent: of(1400, 30), score: 1 },
      { opponent: of(1550, 100), score: 0 },
      { opponent: of(1700, 300), score: 0 },
    ])
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.deviation).toBeCloseTo(151.52, 1)
    expect(after.volatility).toBeCloseTo(0.05999, 4)
  })

  test('PAST-16 whoever does not compete is known less each time, never less than a newcomer', () => {
    const once = ratingAfterPause(of(1700, 100), 1)
    expect([once.rating, once.deviation > 100]).toEqual([1700, true])
    const twice = ratingAfterPause(once, 1).deviation
    expect(ratingAfterPause(of(1700, 100), 2).deviation).toBeCloseTo(twice, 8)
    expect(ratingAfterPause(once, 100_000).deviation).toBe(FIRST_RATING.deviation)
  })

  test('PAST-16 random periods are those of a bisection that shares nothing with the procedure', () => {
    const seed = process.env.RATING_SEED ?? `${Date.now()}`
    const random = seededRandom(seed)
    const below = (limit: number) => Math.floor(random() * limit)
    const between = (low: number, high: number) => low + random() * (high - low)
    for (let run = 0; run < 300; run++) {
      const own = { rating: between(900, 2300), deviation: between(31, 350), volatility: between(0.03, 0.12) }
      const met: RatedMeeting[] = Array.from({ length: 1 + below(12) }, () => ({
        opponent: of(between(900, 2300), between(30, 350)),
        score: below(3) / 2,
      }))
      const got = ratingAfter(own, met)
      const off = ({ volatility }: Rating) => Math.abs(volatility - got.volatility)
      const [wanted] = byBisection(own, met).toSorted((one, other) => off(one) - off(other))
      if (!wanted) throw new Error(`no root, seed ${seed}, run ${run}`)
      expect(got.rating, `seed ${seed}, run ${run}`).toBeCloseTo(wanted.rating, 2)
      expect(got.deviation, `seed ${seed}, run ${run}`).toBeCloseTo(Math.min(350, wanted.deviation), 2)
      expect(got.volatility, `seed ${seed}, run ${run}`).toBeCloseTo(wanted.volatility, 5)
    }
  })
})

/**
 * The roots of the paper's step 5, each halved a hundred times between bounds where the sign turns; everything on the scale of ratings with
 * q. Of a period of great surprises there may be three, of which the paper wants any.
 */
function byBisection(own: Rating, met: readonly RatedMeeting[]): readonly Rating[] {
  const q = 1 / 173.7178
  let sum = 0
  let info = 0
  for (const { opponent, score } of met) {
    const g = (1 + (3 * q * q * opponent.deviation ** 2) / Math.PI ** 2) ** -0.5
    const e = 1 / (1 + Math.E ** (-g * q * (own.rating - opponent.rating)))
    sum += g * (score - e)
    info += g * g * e * (1 - e)
  }
  const [v, phi2, start] = [1 / info, (own.deviation * q) ** 2, Math.log(own.volatility ** 2)]
  const delta2 = (v * sum) ** 2
  const slope = (x: number) => {
    const s2 = Math.E ** x
    return (s2 * (delta2 - phi2 - v - s2)) / (2 * (phi2 + v + s2) ** 2) - (x - start) / 0.25
  }
  const bounds = Array.from({ length: 601 }, (_, index) => start - 30 + index / 10)
  return bounds.slice(1).flatMap((bound, index) => {
    let [low, high] = [bounds[index] ?? bound, bound]
    const [atLow, atHigh] = [slope(low), slope(high)]
    if (atLow > 0 === atHigh > 0) return []
    for (let step = 0; step < 100; step++) {
      const middle = (low + high) / 2
      if (slope(middle) > 0 === atLow > 0) low = middle
      else high = middle
    }
    const s2 = Math.E ** low
    const after = 1 / (1 / (phi2 + s2) + 1 / v)
    return [{ rating: own.rating + (after * sum) / q, deviation: Math.sqrt(after) / q, volatility: Math.sqrt(s2) }]
  })
}
