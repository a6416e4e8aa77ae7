import { DOUBLE_LOSS, isSameScore, type Score } from '../results/score.ts'
import type { SeatScores, SeatsResult } from '../teams/team.ts'
import type { GamesResult, Placings, PlacingsResult, Result } from '../tournament.ts'

export function games(score: Score): GamesResult {
  return { kind: 'games', score }
}

export function placed(outcome: Placings): PlacingsResult {
  return { kind: 'placings', outcome }
}

/** `ended`: no more is played. */
export function seats(scores: SeatScores, ended = false): SeatsResult {
  return ended ? { kind: 'seats', scores, ended } : { kind: 'seats', scores }
}

/** Null if there is none. */
export function gamesOrNull(score: Score | null): GamesResult | null {
  return score && games(score)
}

/** One of them. `seats` may be of one seat alone. */
export type SaidResult = {
  readonly score?: Score | null | undefined
  readonly placings?: Placings | undefined
  readonly seats?: SaidSeats | undefined
}

/** Seat by seat, and whether no more is played. */
export type SaidSeats = { readonly scores: SeatScores; readonly ended?: boolean | undefined }

export function resultSaid({ score = null, placings, seats: said }: SaidResult): Result | null {
  if (said) return seats(said.scores, said.ended)
  return placings ? placed(placings) : gamesOrNull(score)
}

/** A result as calls name it: a score, placings or seats. */
export type SeenAsResult = Score | Placings | SaidSeats

export function resultSeen(seen: SeenAsResult): Result {
  if ('scores' in seen) return seats(seen.scores, seen.ended)
  return 'wins1' in seen ? games(seen) : placed(seen)
}

/** The seats of a match of teams; null for any other result. */
export function seatsIn(result: Result): SeatsResult | null {
  switch (result.kind) {
    case 'seats':
      return result
    case 'games':
    case 'placings':
      return null
    default:
      return result satisfies never
  }
}

/** Matches won by the members of the first team, by those of the second, and drawn. */
export function seatWins({ scores }: Pick<SeatsResult, 'scores'>): Score {
  if (scores.length > 0 && scores.every((score) => score?.isDoubleLoss)) return DOUBLE_LOSS
  let [wins1, wins2, draws] = [0, 0, 0]
  for (const score of scores) {
    if (score === null || score.isDoubleLoss) continue
    if (score.wins1 > score.wins2) wins1++
    else if (score.wins1 < score.wins2) wins2++
    else draws++
  }
  return { wins1, wins2, draws }
}

/** Whether nothing at the other seats can change who won, or nothing more is played. */
export function isDecided(result: SeatsResult): boolean {
  const { wins1, wins2 } = seatWins(result)
  const needed = Math.floor(result.scores.length / 2) + 1
  return result.ended === true || Math.max(wins1, wins2) >= needed || result.scores.every((score) => score !== null)
}

/** The games of a result; null if given as places. */
export function scoreOfResult(result: Result): Score | null {
  switch (result.kind) {
    case 'games':
      return result.score
    case 'placings':
    case 'seats':
      return null
    default:
      return result satisfies never
  }
}

/** A result given as places; null for the games of two. */
export function placingsIn(result: Result): PlacingsResult | null {
  switch (result.kind) {
    case 'games':
    case 'seats':
      return null
    case 'placings':
      return result
    default:
      return result satisfies never
  }
}

/** Whether two results mean the same. */
export function isSameResult(one: Result, other: Result): boolean {
  switch (one.kind) {
    case 'games':
      return other.kind === 'games' && isSameScore(one.score, other.score)
    case 'placings':
      return other.kind === 'placings' && placesText(one) === placesText(other)
    case 'seats':
      return other.kind === 'seats' && seatsText(one) === seatsText(other)
    default:
      return one satisfies never
  }
}

/** Whether a match with so many sides can end so; game rules are checked elsewhere. */
export function isResultOf(result: Result, sides: number): boolean {
  switch (result.kind) {
    case 'games':
      return sides === 2
    case 'placings':
      return sides > 2 && arePlaces(result, sides)
    case 'seats':
      return sides === 2
    default:
      return result satisfies never
  }
}

/** The winning side's place, from 0; null for none or several. */
export function winningSide(result: Result): number | null {
  switch (result.kind) {
    case 'games': {
      const { wins1, wins2 } = result.score
      return wins1 === wins2 ? null : wins1 > wins2 ? 0 : 1
    }
    case 'seats': {
      const { wins1, wins2 } = seatWins(result)
      return wins1 === wins2 ? null : wins1 > wins2 ? 0 : 1
    }
    case 'placings': {
      const { outcome } = result
      if ('winner' in outcome) return outcome.winner
      const first = 'places' in outcome ? outcome.places.indexOf(1) : -1
      return first >= 0 && placingOf(result, first) === 'won' ? first : null
    }
    default:
      return result satisfies never
  }
}

/** How a side ended. Sharing first place is a draw between those sharing. */
export function placingOf({ outcome }: PlacingsResult, side: number): 'won' | 'drawn' | 'lost' {
  if ('winner' in outcome) return outcome.winner === side ? 'won' : 'lost'
  if ('drawn' in outcome) return outcome.drawn.includes(side) ? 'drawn' : 'lost'
  if (outcome.places[side] !== 1) return 'lost'
  return outcome.places.filter((place) => place === 1).length > 1 ? 'drawn' : 'won'
}

/** A side's place, from 1, if the result gives one for each. */
export function placeOf({ outcome }: PlacingsResult, side: number): number | null {
  return 'places' in outcome ? (outcome.places[side] ?? null) : null
}

function arePlaces({ outcome }: PlacingsResult, sides: number): boolean {
  const isSide = (side: number) => Number.isInteger(side) && side >= 0 && side < sides
  if ('winner' in outcome) return isSide(outcome.winner)
  if ('drawn' in outcome) {
    const { drawn } = outcome
    return drawn.length !== 1 && new Set(drawn).size === drawn.length && drawn.every(isSide)
  }
  const { places } = outcome
  // Sharing a place skips those below: 1, 1, 3.
  return places.length === sides && places.every((place) => place === 1 + places.filter((one) => one < place).length)
}

function placesText({ outcome }: PlacingsResult): string {
  if ('winner' in outcome) return `winner ${outcome.winner}`
  if ('drawn' in outcome) return `drawn ${outcome.drawn.toSorted((one, other) => one - other).join(' ')}`
  return `places ${outcome.places.join(' ')}`
}

function seatsText({ scores, ended }: SeatsResult): string {
  const texts = scores.map((score) => {
    if (score === null) return '-'
    return score.isDoubleLoss ? 'both lost' : `${score.wins1}-${score.wins2}-${score.draws}`
  })
  return `${texts.join(' ')}${ended ? ' ended' : ''}`
}
