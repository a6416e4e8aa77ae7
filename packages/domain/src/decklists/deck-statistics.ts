import { SOURCE_LANGUAGE } from '../language.ts'
import { scoreOf } from '../tournaments/kinds/match-result.ts'
import { seatsOf } from '../tournaments/kinds/seats.ts'
import { nameKey } from '../tournaments/players/player-name.ts'
import type { Match, PlayerId } from '../tournaments/tournament.ts'

/** A player and their `deckLabel`; null if unknown. */
export type DeckPlayer = { readonly id: PlayerId; readonly deck: string | null }

/** One deck, or archetype. */
export type DeckRow = {
  /** Null: players without a named deck. */
  readonly deck: string | null
  readonly players: number
  readonly share: number
  readonly matchesWon: number
  readonly matchesLost: number
  readonly matchesDrawn: number
  /** Matches won out of the three above; null without any. */
  readonly winRate: number | null
  /** Not counted above: both players played this deck. */
  readonly mirrorMatches: number
}

export type DeckStatistics = {
  readonly rows: readonly DeckRow[]
  readonly players: number
  readonly mirrorMatches: number
}

type Tally = {
  readonly deck: string | null
  players: number
  won: number
  lost: number
  drawn: number
  mirrors: number
}

/**
 * Results by deck, best first, unnamed last. Left out: byes, which say nothing of a deck; mirror matches, which pull it towards one half;
 * matches between unnamed decks.
 */
export function deckStatistics(players: readonly DeckPlayer[], matches: readonly Match[]): DeckStatistics {
  const tallies = new Map<string | null, Tally>()
  const tallyOf = new Map<PlayerId, Tally>()
  for (const { id, deck } of players) {
    const key = deckKey(deck)
    const tally = tallies.get(key) ?? { deck, players: 0, won: 0, lost: 0, drawn: 0, mirrors: 0 }
    tallies.set(key, tally)
    tallyOf.set(id, tally)
    tally.players++
  }
  for (const match of matches) countMatch(match, tallyOf)
  const rows = [...tallies.values()].map((tally) => rowOf(tally, players.length)).sort(bestFirst)
  return { rows, players: players.length, mirrorMatches: rows.reduce((sum, row) => sum + row.mirrorMatches, 0) }
}

/** Case, accents and the order of commanders make no difference. */
function deckKey(deck: string | null): string | null {
  return deck === null ? null : deck.split(' / ').map(nameKey).sort().join(' / ')
}

function countMatch(match: Match, tallyOf: ReadonlyMap<PlayerId, Tally>): void {
  const score = scoreOf(match)
  if (score === null) return
  const [one, other] = seatsOf(match).map((player) => tallyOf.get(player))
  if (one && one === other) {
    one.mirrors++
    return
  }
  const { wins1, wins2, isDoubleLoss } = score
  if (isDoubleLoss) {
    for (const tally of [one, other]) if (tally) tally.lost++
    return
  }
  // An opponent missing from the list has some other deck: the match counts for the known one.
  if (one) countResult(one, wins1 - wins2)
  if (other) countResult(other, wins2 - wins1)
}

function countResult(tally: Tally, lead: number): void {
  if (lead > 0) tally.won++
  else if (lead < 0) tally.lost++
  else tally.drawn++
}

function rowOf({ deck, players, won, lost, drawn, mirrors }: Tally, allPlayers: number): DeckRow {
  const counted = won + lost + drawn
  return {
    deck,
    players,
    share: players / allPlayers,
    matchesWon: won,
    matchesLost: lost,
    matchesDrawn: drawn,
    winRate: counted === 0 ? null : won / counted,
    mirrorMatches: mirrors,
  }
}

function bestFirst(one: DeckRow, other: DeckRow): number {
  if (one.deck === null || other.deck === null) return one.deck === null ? 1 : -1
  const counted = (row: DeckRow) => row.matchesWon + row.matchesLost + row.matchesDrawn
  return (
    (other.winRate ?? -1) - (one.winRate ?? -1) ||
    counted(other) - counted(one) ||
    other.players - one.players ||
    one.deck.localeCompare(other.deck, SOURCE_LANGUAGE)
  )
}
