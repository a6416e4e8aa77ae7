import { isContested, isOver, placingsOf, resultOf, scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound, isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { isPodTable, type PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { isSameResult } from '@tablee/domain/tournaments/kinds/result'
import { isBye, isMeeting, opponentOf, opponentsIn, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { hasLeft } from '@tablee/domain/tournaments/players/departure'
import { type LeftMatches, leftMatchesOf } from '@tablee/domain/tournaments/players/left-matches'
import { isSameScore, type Score } from '@tablee/domain/tournaments/results/score'
import type { Match, Meeting, Player, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { isSeatedIn } from '../match-view/own-view.ts'
import { seenByMember } from '../match-view/seen-by-member.ts'

/** Changes that affect a player, other than their own report. */
export type OwnNews =
  | { readonly kind: 'paired'; readonly round: RoundNumber }
  /** Another table or opponent in the same round. */
  | { readonly kind: 'moved'; readonly table: number; readonly opponent: PlayerId }
  | { readonly kind: 'movedToPod'; readonly match: PodTable }
  | { readonly kind: 'unseated'; readonly round: RoundNumber }
  /** A bye instead of a table or nothing, in the same round. */
  | { readonly kind: 'bye'; readonly round: RoundNumber }
  /** In any round: what a match without opponent now counts as. */
  | { readonly kind: 'byeGiven' | 'byeTaken'; readonly round: RoundNumber }
  | { readonly kind: 'undone'; readonly round: RoundNumber }
  | { readonly kind: 'corrected' | 'decided'; readonly match: Meeting; readonly score: Score }
  | { readonly kind: 'podCorrected' | 'podDecided'; readonly match: PodTable }
  | { readonly kind: 'erased'; readonly round: RoundNumber }
  | { readonly kind: 'contested'; readonly round: RoundNumber }
  /** This round's opponent left without a result. */
  | { readonly kind: 'opponentLeft'; readonly round: RoundNumber }
  /** In a round robin: somebody left, or the ruling changed. */
  | { readonly kind: 'leftMatches'; readonly player: PlayerId; readonly matches: LeftMatches }
  | { readonly kind: 'dropped' }
  /** `isSeated`: their match is still open. */
  | { readonly kind: 'restored'; readonly isSeated: boolean }
  | { readonly kind: 'renamed'; readonly name: string }
  | { readonly kind: 'reopened' }

/** Shown with a turned card; other news goes below, so that nothing moves under a finger. */
export function isOfCard({ kind }: OwnNews): boolean {
  return (
    kind === 'moved' ||
    kind === 'movedToPod' ||
    kind === 'unseated' ||
    kind === 'bye' ||
    kind === 'undone' ||
    kind === 'reopened'
  )
}

/** What to report to a player between two states, however far apart. */
export function ownNews(before: Tournament, now: Tournament, own: PlayerId): readonly OwnNews[] {
  if (isFinished(now)) return []
  const [was, is] = [seenByMember(before, own), seenByMember(now, own)]
  return [
    ...roundNews(was, is, own),
    ...resultNews(was, is, own),
    ...departureNews(was, is, own),
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
  // Those who left are told that, not that another sits there.
  if (hasLeft(now, own) || left === taken || (left && taken && isSameSeat(left, taken, own))) return []
  if (taken && isBye(taken)) return [{ kind: 'bye', round }]
  if (taken && isPodTable(taken)) return [{ kind: 'movedToPod', match: taken }]
  if (!taken || !isMeeting(taken)) return [{ kind: 'unseated', round }]
  const opponent = opponentOf(taken, own)
  return opponent === null ? [] : [{ kind: 'moved', table: taken.table, opponent }]
}

function seatIn({ matches }: Tournament, own: PlayerId, round: RoundNumber) {
  return matches.find((match) => match.round === round && isSeatedIn(match, own))
}

type Seat = NonNullable<ReturnType<typeof seatIn>>

function isSameSeat(one: Seat, other: Seat, own: PlayerId): boolean {
  if (tableOf(one) !== tableOf(other) || isPodTable(one) !== isPodTable(other)) return false
  if (!isPodTable(one)) return opponentOf(one, own) === opponentOf(other, own)
  // Who went away is told apart; who came, and another seat, is a change.
  const others = opponentsIn(one, own)
  return (
    seatsOf(one).indexOf(own) === seatsOf(other).indexOf(own) &&
    opponentsIn(other, own).every((player) => others.includes(player))
  )
}

/** Staff results and disagreements; the players' own reports are on the card. */
function resultNews(before: Tournament, now: Tournament, own: PlayerId): readonly OwnNews[] {
  if (before.matches === now.matches) return []
  const known = new Map(before.matches.map((match) => [match.id, match]))
  return now.matches.flatMap((match): readonly OwnNews[] => {
    const last = known.get(match.id)
    if (!last || last === match || !isSeatedIn(match, own)) return []
    const { round } = match
    if (isPodTable(match)) return podNews(last, match)
    if (!isMeeting(match)) {
      return isBye(last) === isBye(match) ? [] : [{ kind: isBye(match) ? 'byeGiven' : 'byeTaken', round }]
    }
    const [stood, stands] = [resultOf(last), resultOf(match)]
    if (isContested(match)) return isContested(last) ? [] : [{ kind: 'contested', round }]
    if (!stands) return stood || isContested(last) ? [{ kind: 'erased', round }] : []
    if (stands.decidedBy !== 'organizer') return []
    const { score } = stands.result
    const before = scoreOf(last)
    if (isContested(last)) return [{ kind: 'decided', match, score }]
    return before && !isSameScore(before, score) ? [{ kind: 'corrected', match, score }] : []
  })
}

function podNews(last: Match, match: PodTable): readonly OwnNews[] {
  const { round } = match
  const [stood, stands] = [placingsOf(last), resultOf(match)]
  if (isContested(match)) return isContested(last) ? [] : [{ kind: 'contested', round }]
  if (!stands) return stood || isContested(last) ? [{ kind: 'erased', round }] : []
  if (stands.decidedBy !== 'organizer') return []
  if (isContested(last)) return [{ kind: 'podDecided', match }]
  return stood && !isSameResult(stood, stands.result) ? [{ kind: 'podCorrected', match }] : []
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
