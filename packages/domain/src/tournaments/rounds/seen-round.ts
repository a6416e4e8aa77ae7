import { isContested, placingsOf, scoreOf } from '../kinds/match-result.ts'
import { placed, placeOf, placingOf } from '../kinds/result.ts'
import { seatsOf } from '../kinds/seats.ts'
import { isSameScore, mirrorScore, type Score } from '../results/score.ts'
import type { Match, Placings, PlayerId, RoundNumber, Tournament } from '../tournament.ts'
import { type HandPairing, pairingOf, seatKey } from './hand-pairing.ts'
import { matchesOfRound } from './round-progress.ts'

/** A pairing's result as seen: none, contested, a score of its first player, or places in the order of its sides. */
export type SeenResult = Score | Placings | 'contested' | null

export type SeenPairing = { readonly pairing: HandPairing; readonly result: SeenResult }

/** A round as seen before setting it by hand. */
export type SeenRound = readonly SeenPairing[]

/** Something newer that the wished pairings would undo or that invalidates them. */
export type RoundMove =
  /** A pairing to undo now has a result, or another one. */
  | { readonly kind: 'result_came'; readonly match: Match }
  /** A pairing made elsewhere would be undone. */
  | { readonly kind: 'pairing_came'; readonly match: Match }
  /** A pairing to keep was undone elsewhere. */
  | { readonly kind: 'pairing_gone'; readonly pairing: HandPairing }

type Wish = {
  readonly round: RoundNumber
  readonly pairings: readonly HandPairing[]
  readonly from: SeenRound
}

export function seenRound(tournament: Tournament, round: RoundNumber): SeenRound {
  return matchesOfRound(tournament, round).map((match) => ({ pairing: pairingOf(match), result: seenResultOf(match) }))
}

/** Only true conflicts: results at tables that stay do not matter. */
export function roundMoves(tournament: Tournament, { round, pairings, from }: Wish): readonly RoundMove[] {
  const present = matchesByKey(tournament, round)
  const seen = new Map(from.map((each) => [seatKey(each.pairing), each]))
  const wished = new Set(pairings.map(seatKey))
  const undone = [...present].flatMap(([key, match]): readonly RoundMove[] => {
    if (wished.has(key)) return []
    const before = seen.get(key)
    if (!before) return [{ kind: 'pairing_came', match }]
    return isAsSeen(match, before) ? [] : [{ kind: 'result_came', match }]
  })
  const gone = pairings.filter((pairing) => seen.has(seatKey(pairing)) && !present.has(seatKey(pairing)))
  return [...undone, ...gone.map((pairing): RoundMove => ({ kind: 'pairing_gone', pairing }))]
}

/** Applies the wished pairings to the current round: changes made elsewhere win, and new pairings stay if their players sit as seen. */
export function carryPairingsOver(tournament: Tournament, { round, pairings, from }: Wish): readonly HandPairing[] {
  const present = matchesByKey(tournament, round)
  const seen = new Map(from.map((each) => [seatKey(each.pairing), each]))
  const moved = movedPlayers(tournament, { round, seen, present })
  const fresh = pairings.filter((pairing) => !seen.has(seatKey(pairing)) && !present.has(seatKey(pairing)))
  const fitting = fresh.filter((pairing) => seatsOf(pairing).every((player) => !moved.has(player)))
  const placed = new Set(fitting.flatMap(seatsOf))
  const wishedElsewhere = new Set(fresh.flatMap(seatsOf))
  const wished = new Set(pairings.map(seatKey))
  const staying = [...present].flatMap(([key, match]) => {
    const pairing = pairingOf(match)
    if (wished.has(key)) return [pairing]
    const players = seatsOf(pairing)
    const isUndone =
      players.every((player) => !moved.has(player)) &&
      (players.some((player) => placed.has(player)) || players.every((player) => !wishedElsewhere.has(player)))
    return isUndone ? [] : [pairing]
  })
  return [...staying, ...fitting]
}

type Compared = {
  readonly round: RoundNumber
  readonly seen: ReadonlyMap<string, SeenPairing>
  readonly present: ReadonlyMap<string, Match>
}

function movedPlayers(tournament: Tournament, { round, seen, present }: Compared): ReadonlySet<PlayerId> {
  const moved = new Set<PlayerId>()
  const note = (pairing: HandPairing) => {
    for (const player of seatsOf(pairing)) moved.add(player)
  }
  for (const [key, before] of seen) {
    const match = present.get(key)
    if (!match || !isAsSeen(match, before)) note(before.pairing)
  }
  for (const [key, match] of present) if (!seen.has(key)) note(pairingOf(match))
  const canSit = new Set(
    tournament.players.filter(({ droppedAfter }) => droppedAfter === null || droppedAfter >= round).map(({ id }) => id),
  )
  for (const { pairing } of seen.values()) {
    for (const player of seatsOf(pairing)) if (!canSit.has(player)) moved.add(player)
  }
  for (const { id } of tournament.players) if (!canSit.has(id)) moved.add(id)
  return moved
}

function matchesByKey(tournament: Tournament, round: RoundNumber): ReadonlyMap<string, Match> {
  return new Map(matchesOfRound(tournament, round).map((match) => [seatKey(match), match]))
}

function seenResultOf(match: Match): SeenResult {
  return isContested(match) ? 'contested' : (scoreOf(match) ?? placingsOf(match)?.outcome ?? null)
}

function isAsSeen(match: Match, { pairing, result }: SeenPairing): boolean {
  const now = seenResultOf(match)
  if (now === null || now === 'contested' || result === null || result === 'contested') return now === result
  if (!('wins1' in now) || !('wins1' in result)) return areSamePlaces({ match, now }, { pairing, result })
  const isMirrored = seatsOf(match)[0] !== seatsOf(pairing)[0]
  return isSameScore(now, isMirrored ? mirrorScore(result) : result)
}

type Placed = { readonly match: Match; readonly now: Score | Placings }
type PlacedBefore = { readonly pairing: HandPairing; readonly result: Score | Placings }

/** Person by person: chairs may differ. */
function areSamePlaces({ match, now }: Placed, { pairing, result }: PlacedBefore): boolean {
  if ('wins1' in now || 'wins1' in result) return false
  const [one, other, seats] = [placed(now), placed(result), seatsOf(pairing)]
  return seatsOf(match).every((player, side) => {
    const before = seats.indexOf(player)
    const isAlike = placingOf(one, side) === placingOf(other, before) && placeOf(one, side) === placeOf(other, before)
    return before >= 0 && isAlike
  })
}
