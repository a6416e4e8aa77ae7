import { seededRandom } from '../../seeded-random.ts'
import { outcomeFor } from '../kinds/match-outcome.ts'
import { entrantsIn } from '../kinds/seats.ts'
import type { Tiebreaker } from '../rule-packs/rule-pack.ts'
import { compareFigures, type FigureColumn } from './figure-column.ts'
import { type PlayerRecords, type RecordedField, rulesAt } from './player-records.ts'
import type { TournamentFigures } from './tournament-figures.ts'

type Comparison = (one: number, other: number) => number

/** Player indexes in order: points, the rules' tiebreakers, then the lot drawn at creation, which depends only on itself and the player. */
export function standingsOrder(field: RecordedField, figures: TournamentFigures, lot: string): readonly number[] {
  const { tiebreakers } = field.rules
  const drawn = lotComparison(field, lot)
  const compare = inTurn([
    ...beforeTiebreakers(field, figures),
    ...tiebreakers.flatMap((tiebreaker) => comparisons(tiebreaker, figures)),
    drawn,
  ])
  const order = field.players.map((_, player) => player).sort(compare)
  const meeting = tiebreakers.indexOf('head-to-head')
  if (meeting < 0) return order
  const before = tiebreakers.slice(0, meeting).flatMap((tiebreaker) => comparisons(tiebreaker, figures))
  const tied = inTurn([...beforeTiebreakers(field, figures), ...before])
  return settleMeetings(order, tied, (one, other) =>
    haveMet(figures.records, one, other) ? meetingBalance(field, one, other) : 0,
  )
}

/** The places in that order: players that only the lot separates share one, and the next is skipped (1, 1, 3). */
export function sharedPlaces(
  field: RecordedField,
  figures: TournamentFigures,
  order: readonly number[],
): readonly number[] {
  const { tiebreakers } = field.rules
  const tied = inTurn([
    ...beforeTiebreakers(field, figures),
    ...tiebreakers.flatMap((tiebreaker) => comparisons(tiebreaker, figures)),
  ])
  const isTied = (place: number) => place > 0 && tied(order[place - 1] ?? 0, order[place] ?? 0) === 0
  const places = order.map((_, place) => place + 1)
  for (const place of places.keys()) if (isTied(place)) places[place] = places[place - 1] ?? 1
  if (!tiebreakers.includes('head-to-head')) return places
  for (const place of places.keys()) {
    const isPair = isTied(place) && !isTied(place - 1) && !isTied(place + 1)
    const [one, other] = [order[place - 1] ?? 0, order[place] ?? 0]
    if (isPair && haveMet(figures.records, one, other) && meetingBalance(field, one, other) !== 0) {
      places[place] = place + 1
    }
  }
  return places
}

function inTurn(comparisonsInOrder: readonly Comparison[]): Comparison {
  return (one, other) => {
    for (const compare of comparisonsInOrder) {
      const difference = compare(one, other)
      if (difference !== 0) return difference
    }
    return 0
  }
}

function byPoints({ records: { points } }: TournamentFigures): Comparison {
  return (one, other) => (points[other] ?? 0) - (points[one] ?? 0)
}

function beforeTiebreakers({ players, rules }: RecordedField, figures: TournamentFigures): readonly Comparison[] {
  if (rules.lateEntrants === 'as-others') return [byPoints(figures)]
  const isLate = (player: number) => Number((players[player]?.firstRound ?? 1) > 1)
  return [byPoints(figures), (one, other) => isLate(one) - isLate(other)]
}

/** None for head-to-head, which is no single player's figure. */
function comparisons(tiebreaker: Tiebreaker, figures: TournamentFigures): readonly Comparison[] {
  const column = columnFor(tiebreaker, figures)
  return column ? [(one, other) => compareFigures(column, other, one)] : []
}

function columnFor(tiebreaker: Tiebreaker, figures: TournamentFigures): FigureColumn | null {
  switch (tiebreaker) {
    case 'opponent-match-win':
      return figures.opponentMatchWin
    case 'opponents-opponent-match-win':
      return figures.opponentsOpponentMatchWin
    case 'game-win':
      return figures.gameWin
    case 'opponent-game-win':
      return figures.opponentGameWin
    case 'rounds-lost':
      return figures.roundsLost
    case 'match-win':
      return figures.matchWin
    case 'opponents-beaten':
      return figures.opponentsBeaten
    case 'mean-seat':
      return figures.meanSeat
    case 'cumulative':
      return figures.cumulative
    case 'head-to-head':
      return null
    default:
      return tiebreaker satisfies never
  }
}

export function lotComparison({ players }: RecordedField, lot: string): Comparison {
  const numbers = new Map<number, number>()
  const numberOf = (player: number) => {
    const number = numbers.get(player) ?? seededRandom(`${lot}${players[player]?.id}`)()
    numbers.set(player, number)
    return number
  }
  return (one, other) => {
    const difference = numberOf(one) - numberOf(other)
    if (difference !== 0) return difference
    return (players[one]?.id ?? '') < (players[other]?.id ?? '') ? -1 : 1
  }
}

/** If exactly two are tied and have met, whoever won more of their matches ranks higher. */
function settleMeetings(order: readonly number[], tied: Comparison, balance: Comparison): readonly number[] {
  const settled = [...order]
  let start = 0
  while (start < order.length) {
    const first = order[start] ?? 0
    let end = start + 1
    while (end < order.length && tied(first, order[end] ?? 0) === 0) end++
    const second = order[start + 1]
    if (end - start === 2 && second !== undefined && balance(first, second) < 0) {
      settled[start] = second
      settled[start + 1] = first
    }
    start = end
  }
  return settled
}

function haveMet({ starts, opponents }: PlayerRecords, one: number, other: number): boolean {
  return opponents.subarray(starts[one], starts[one + 1]).includes(other)
}

function meetingBalance(field: RecordedField, first: number, second: number): number {
  const { matches, players } = field
  const firstId = players[first]?.id
  const secondId = players[second]?.id
  if (firstId === undefined || secondId === undefined) return 0
  let balance = 0
  for (const match of matches) {
    const entrants = entrantsIn(match)
    if (!entrants.includes(firstId) || !entrants.includes(secondId)) continue
    const rules = rulesAt(field, match.round)
    if (outcomeFor(match, firstId, rules).kind === 'won') balance++
    else if (outcomeFor(match, secondId, rules).kind === 'won') balance--
  }
  return balance
}
