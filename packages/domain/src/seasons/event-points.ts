import type { SeasonRules } from './season-rules.ts'

/** How one person came out of a finished event. */
export type EventResult = {
  /** Null: disqualified. */
  readonly place: number | null
  /** How many have that place, this one included. */
  readonly sharing: number
  readonly won: number
  readonly drawn: number
}

/** Points of one event in hundredths: a mean of shared places is rounded to them, so that sums are exact. */
export function eventPoints(rules: SeasonRules, attendance: number, { place, ...result }: EventResult): number {
  if (place === null) return rules.disqualified === 'presence' ? 100 * rules.presencePoints : 0
  const others = result.won * rules.winPoints + result.drawn * rules.drawPoints + rules.presencePoints
  return placeHundredths(rules, attendance, { place, sharing: result.sharing }) + 100 * others
}

type Place = { readonly place: number; readonly sharing: number }

function placeHundredths(rules: SeasonRules, attendance: number, { place, sharing }: Place): number {
  if (rules.sharedPlaces === 'better' || sharing <= 1) return 100 * pointsOfPlace(rules, attendance, place)
  let sum = 0
  for (let each = place; each < place + sharing; each++) sum += pointsOfPlace(rules, attendance, each)
  return Math.round((100 * sum) / sharing)
}

function pointsOfPlace({ placePoints, restPoints, kickers }: SeasonRules, attendance: number, place: number): number {
  const points = placePoints[place - 1]
  if (points === undefined) return restPoints
  return attendance >= (kickers?.[place - 1] ?? 0) ? points : 0
}
