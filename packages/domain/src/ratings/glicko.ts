/**
 * Glicko-2 as its paper has it: M. Glickman, "Example of the Glicko-2 system", 2013. Its steps are named below.
 */
export type Rating = {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

/** One meeting, seen from one side: 1 won, 0.5 drawn, 0 lost. */
export type RatedMeeting = { readonly opponent: Rating; readonly score: number }

export const FIRST_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** How far results may move a volatility: the paper's example. */
const TAU = 0.5
const SCALE = 173.7178
const EXACT_ENOUGH = 0.000_001

type Scaled = { readonly mu: number; readonly phi: number }
type Estimate = { readonly variance: number; readonly delta: number; readonly gained: number }

/** The rating after a period with these meetings; all of its opponents as they were before it. */
export function ratingAfter(before: Rating, meetings: readonly RatedMeeting[]): Rating {
  if (meetings.length === 0) return ratingAfterPause(before, 1)
  const own = scaled(before)
  const estimate = estimated(own, meetings)
  const volatility = volatilityAfter(before, own, estimate)
  const spread = Math.sqrt(own.phi ** 2 + volatility ** 2)
  const phi = 1 / Math.sqrt(1 / spread ** 2 + 1 / estimate.variance)
  const mu = own.mu + phi ** 2 * estimate.gained
  return { rating: SCALE * mu + FIRST_RATING.rating, deviation: bounded(SCALE * phi), volatility }
}

/** Step 6 for whoever did not compete: less is known of them after each period. */
export function ratingAfterPause(before: Rating, periods: number): Rating {
  const phi = Math.sqrt(scaled(before).phi ** 2 + periods * before.volatility ** 2)
  return { ...before, deviation: bounded(SCALE * phi) }
}

/** Nobody is known less than a newcomer. */
function bounded(deviation: number): number {
  return Math.min(FIRST_RATING.deviation, deviation)
}

/** Step 2. */
function scaled({ rating, deviation }: Rating): Scaled {
  return { mu: (rating - FIRST_RATING.rating) / SCALE, phi: deviation / SCALE }
}

/** Steps 3 and 4. */
function estimated(own: Scaled, meetings: readonly RatedMeeting[]): Estimate {
  let information = 0
  let gained = 0
  for (const { opponent, score } of meetings) {
    const { g, expected } = expectation(own, scaled(opponent))
    information += g ** 2 * expected * (1 - expected)
    gained += g * (score - expected)
  }
  const variance = 1 / information
  return { variance, delta: variance * gained, gained }
}

/** What the formulas of step 3 expect of a meeting, 0 to 1: the surer the opponent's rating, the more it says. */
export function expectedScore(own: Rating, opponent: Rating): number {
  return expectation(scaled(own), scaled(opponent)).expected
}

function expectation(own: Scaled, { mu, phi }: Scaled): { readonly g: number; readonly expected: number } {
  const g = 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2)
  return { g, expected: 1 / (1 + Math.exp(-g * (own.mu - mu))) }
}

/** Step 5, by the Illinois procedure of the paper. */
function volatilityAfter({ volatility }: Rating, { phi }: Scaled, { variance, delta }: Estimate): number {
  const a = Math.log(volatility ** 2)
  const f = (x: number) => {
    const spread = phi ** 2 + variance + Math.exp(x)
    return (Math.exp(x) * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2
  }
  let low = a
  let high = upperBound({ a, f, above: delta ** 2 - phi ** 2 - variance })
  let [atLow, atHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > EXACT_ENOUGH) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow)
    const atNext = f(next)
    if (atNext * atHigh <= 0) {
      low = high
      atLow = atHigh
    } else {
      atLow /= 2
    }
    high = next
    atHigh = atNext
  }
  return Math.exp(low / 2)
}

type Bounding = { readonly a: number; readonly f: (x: number) => number; readonly above: number }

function upperBound({ a, f, above }: Bounding): number {
  if (above > 0) return Math.log(above)
  let steps = 1
  while (f(a - steps * TAU) < 0) steps += 1
  return a - steps * TAU
}
