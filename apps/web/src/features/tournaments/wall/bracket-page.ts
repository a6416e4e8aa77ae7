import {
  type BracketNode,
  type BracketRound,
  bracketOf,
  earnedSeeds,
  placesIn,
} from '@tablee/domain/tournaments/kinds/bracket'
import { hasPods } from '@tablee/domain/tournaments/kinds/paired-by'
import { stageOfRound } from '@tablee/domain/tournaments/kinds/stage'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { PAGE_MS } from './wall-pages.ts'

/** A page shows eight players' way to one winner: four stacked tables are readable from the last row. */
const PLACES_PER_PAGE = 8
/** Larger rounds would take too many pages: people look for their name instead. */
const MOST_PLACES = 32

/** Whether the round is shown as a tree, which has two seats a table. */
export function isOnTree(tournament: Pick<Tournament, 'stages' | 'rounds'>, round: RoundNumber): boolean {
  const places = placesIn(tournament, round)
  return places !== null && places <= MOST_PLACES && !hasPods(stageOfRound(tournament, round))
}

export type BracketPage = {
  /** From the current round, or the quarter-finals, to the last that fits. */
  readonly rounds: readonly BracketRound[]
  readonly thirdPlace: BracketNode | null
  readonly seeds: ReadonlyMap<PlayerId, number>
  /** All in the bracket, across pages. */
  readonly players: readonly PlayerId[]
  /** From 1. */
  readonly number: number
  readonly of: number
}

/** The current page of the tree, or all of it without paging; null without a bracket. */
export function bracketPage(tournament: Tournament, round: RoundNumber, now: number | null): BracketPage | null {
  const bracket = bracketOf(tournament)
  const places = placesIn(tournament, round)
  if (!bracket || places === null) return null
  const from = bracket.rounds.findIndex((one) => one.places <= Math.max(places, PLACES_PER_PAGE))
  const shown = bracket.rounds.slice(from)
  const of = now === null ? 1 : Math.max(1, (shown[0]?.places ?? 0) / PLACES_PER_PAGE)
  const index = Math.floor((now ?? 0) / PAGE_MS) % of
  const rounds = shown
    .filter(({ nodes }) => nodes.length >= of)
    .map((one) => ({ ...one, nodes: partOf(one.nodes, { index, of }) }))
  const thirdPlace = rounds.at(-1)?.places === 2 ? bracket.thirdPlace : null
  return { rounds, thirdPlace, seeds: earnedSeeds(tournament, bracket), players: bracket.seeds, number: index + 1, of }
}

function partOf(
  nodes: readonly BracketNode[],
  { index, of }: { readonly index: number; readonly of: number },
): readonly BracketNode[] {
  const size = nodes.length / of
  return nodes.slice(index * size, (index + 1) * size)
}
