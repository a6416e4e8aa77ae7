import {
  type Bracket,
  type BracketNode,
  type BracketRound,
  bracketOf,
  placesIn,
} from '@tablee/domain/tournaments/kinds/bracket'
import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { PAGE_MS } from './wall-pages.ts'

/** A page holds the way of so many to the one of them who goes on: four tables, one above the other, are read from the last row. */
const PLACES_PER_PAGE = 8
/** Larger rounds would turn for too long: there people look for their name. */
const MOST_PLACES = 32

/** Whether that round is shown as a tree. */
export function isOnTree(tournament: Pick<Tournament, 'stages' | 'rounds'>, round: RoundNumber): boolean {
  const places = placesIn(tournament, round)
  return places !== null && places <= MOST_PLACES
}

export type BracketPage = {
  /** From the round being played, or the quarter-finals, to the last one that fits. */
  readonly rounds: readonly BracketRound[]
  readonly seeds: Bracket['seeds']
  /** Counted from 1. */
  readonly number: number
  readonly of: number
}

/** The part of the tree that is shown at this moment; null where there is no bracket. */
export function bracketPage(tournament: Tournament, round: RoundNumber, now: number): BracketPage | null {
  const bracket = bracketOf(tournament)
  const places = placesIn(tournament, round)
  if (!bracket || places === null) return null
  const from = bracket.rounds.findIndex((one) => one.places <= Math.max(places, PLACES_PER_PAGE))
  const shown = bracket.rounds.slice(from)
  const of = Math.max(1, (shown[0]?.places ?? 0) / PLACES_PER_PAGE)
  const index = Math.floor(now / PAGE_MS) % of
  const rounds = shown
    .filter(({ nodes }) => nodes.length >= of)
    .map((one) => ({ ...one, nodes: partOf(one.nodes, { index, of }) }))
  // Places that were drawn say nothing of who sits in them.
  const seeds = structureOf(tournament) === 'elimination' ? [] : bracket.seeds
  return { rounds, seeds, number: index + 1, of }
}

function partOf(
  nodes: readonly BracketNode[],
  { index, of }: { readonly index: number; readonly of: number },
): readonly BracketNode[] {
  const size = nodes.length / of
  return nodes.slice(index * size, (index + 1) * size)
}

/** The games that somebody has won at that place of the tree; null as long as there is no result. */
export function gamesOf({ match }: BracketNode, seat: PlayerId): number | null {
  const score = match && scoreOf(match)
  if (!match || !score) return null
  return seatsOf(match)[0] === seat ? score.wins1 : score.wins2
}
