import { isContested, isOver, resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound, isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { isBye, isMeeting, opponentOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { hasLeft } from '@tablee/domain/tournaments/players/departure'
import { type LeftMatches, leftMatchesOf } from '@tablee/domain/tournaments/players/left-matches'
import { isSameScore, type Score } from '@tablee/domain/tournaments/results/score'
import type { PlayedMatch, Player, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { isSeatedIn } from '../match-view/own-view.ts'

/** What happened to what a player had in hand, other than by their own report. */
export type OwnNews =
  | { readonly kind: 'paired'; readonly round: RoundNumber }
  /** Within a round: another table or another opponent. */
  | { readonly kind: 'moved'; readonly table: number; readonly opponent: PlayerId }
  | { readonly kind: 'unseated'; readonly round: RoundNumber }
  /** Within a round: the bye, in place of a table or of nothing. */
  | { readonly kind: 'bye'; readonly round: RoundNumber }
  /** In any round, without another place: what the match without an opponent counts as. */
  | { readonly kind: 'byeGiven' | 'byeTaken'; readonly round: RoundNumber }
  | { readonly kind: 'undone'; readonly round: RoundNumber }
  | { readonly kind: 'corrected' | 'decided'; readonly match: PlayedMatch; readonly score: Score }
  | { readonly kind: 'erased'; readonly round: RoundNumber }
  | { readonly kind: 'contested'; readonly round: RoundNumber }
  /** Whom the player meets in this round has left before it had a result. */
  | { readonly kind: 'opponentLeft'; readonly round: RoundNumber }
  /** In a round robin, for everybody: somebody left it, or it was ruled otherwise. */
  | { readonly kind: 'leftMatches'; readonly player: PlayerId; readonly matches: LeftMatches }
  | { readonly kind: 'dropped' }
  /** `isSeated`: their match of this round waits for them. */
  | { readonly kind: 'restored'; readonly isSeated: boolean }
  | { readonly kind: 'renamed'; readonly name: string }
  | { readonly kind: 'reopened' }

/** It goes with a card that turned; the rest comes in below, for nothing moves under a finger. */
export function isOfCard({ kind }: OwnNews): boolean {
  return kind === 'moved' || kind === 'unseated' || kind === 'bye' || kind === 'undone' || kind === 'reopened'
}

/** What a player has to be told when one state of their tournament follows another, however much lies between. */
export function ownNews(before: Tournament, now: Tournament, own: PlayerId): readonly OwnNews[] {
  if (isFinished(now)) return []
  return [
    ...roundNews(before, now, own),
    ...resultNews(before, now, own),
    ...departureNews(before, now, own),
    ...circleNews(before, now, own),
    ...playerNews(before, now, own),
  ]
}

function roundNews(before: Tournament, now: Tournament, own: PlayerId): readonly OwnNews[] {
  const [last, round] = [currentRound(before), currentRound(now)]
  if (isFinished(before)) return [{ kind: 'reopened' }]
  if (round > last) return [{ kind: 'paired', round }]
  if (round < last) return [{ kind: 'undone', round: last }]
  const [left, taken] = [seatIn(before, own, round), seatIn(now, own, round)]
  // Whoever left reads that, and not that another one sits there.
  if (hasLeft(now, own) || left === taken || (left && taken && isSameSeat(left, taken, own))) return []
  if (taken && isBye(taken)) return [{ kind: 'bye', round }]
  if (!taken || !isMeeting(taken)) return [{ kind: 'unseated', round }]
  const opponent = opponentOf(taken, own)
  return opponent === null ? [] : [{ kind: 'moved', table: taken.table, opponent }]
}

function seatIn({ matches }: Tournament, own: PlayerId, round: RoundNumber) {
  return matches.find((match) => match.round === round && isSeatedIn(match, own))
}

type Seat = NonNullable<ReturnType<typeof seatIn>>

function isSameSeat(one: Seat, other: Seat, own: PlayerId): boolean {
  return tableOf(one) === tableOf(other) && opponentOf(one, own) === opponentOf(other, own)
}

/** Results of the staff, and disagreements; what the two players report is on the card. */
function resultNews(before: Tournament, now: Tournament, own: PlayerId): readonly OwnNews[] {
  if (before.matches === now.matches) return []
  const known = new Map(before.matches.map((match) => [match.id, match]))
  return now.matches.flatMap((match): readonly OwnNews[] => {
    const last = known.get(match.id)
    if (!last || last === match || !isSeatedIn(match, own)) return []
    const { round } = match
    if (!isMeeting(match)) {
      return isBye(last) === isBye(match) ? [] : [{ kind: isBye(match) ? 'byeGiven' : 'byeTaken', round }]
    }
    const [stood, stands] = [resultOf(last), resultOf(match)]
    if (isContested(match)) return isContested(last) ? [] : [{ kind: 'contested', round }]
    if (!stands) return stood || isContested(last) ? [{ kind: 'erased', round }] : []
    if (stands.decidedBy !== 'organizer') return []
    const { score } = stands
    if (isContested(last)) return [{ kind: 'decided', match, score }]
    return stood && !isSameScore(stood.score, score) ? [{ kind: 'corrected', match, score }] : []
  })
}

function departureNews(before: Tournament, now: Tournament, own: PlayerId): readonly OwnNews[] {
  const round = currentRound(now)
  const match = seatIn(now, own, round)
  const opponent = match && opponentOf(match, own)
  if (!match || !opponent || isOver(match) || before.players === now.players) return []
  return hasLeft(now, opponent) && !hasLeft(before, opponent) ? [{ kind: 'opponentLeft', round }] : []
}

function circleNews(before: Tournament, now: Tournament, own: PlayerId): readonly OwnNews[] {
  if (before.players === now.players && before.stages === now.stages) return []
  return now.players.flatMap(({ id: player }): readonly OwnNews[] => {
    const matches = leftMatchesOf(now, player)
    const isNew = matches !== null && matches !== leftMatchesOf(before, player)
    return isNew && player !== own ? [{ kind: 'leftMatches', player, matches }] : []
  })
}

function playerNews(before: Tournament, now: Tournament, own: PlayerId): readonly OwnNews[] {
  const [was, is] = [playerOf(before, own), playerOf(now, own)]
  if (!was || !is || was === is) return []
  return [
    ...(was.droppedAfter === null && is.droppedAfter !== null ? [{ kind: 'dropped' } as const] : []),
    ...(was.droppedAfter !== null && is.droppedAfter === null ? [restored(now, own)] : []),
    ...(was.name === is.name ? [] : [{ kind: 'renamed', name: is.name } as const]),
  ]
}

function restored(now: Tournament, own: PlayerId): OwnNews {
  const match = seatIn(now, own, currentRound(now))
  return { kind: 'restored', isSeated: match !== undefined && !isOver(match) }
}

function playerOf({ players }: Tournament, own: PlayerId): Player | undefined {
  return players.find(({ id }) => id === own)
}
