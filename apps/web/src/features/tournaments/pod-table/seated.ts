import { seatLosses } from '@tablee/domain/tournaments/conduct/seat-losses'
import { placed, placingOf } from '@tablee/domain/tournaments/kinds/result'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Match, Placings, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { shortNames } from '../match-view/short-name.ts'
import type { PodQuestion } from './pod-question.ts'

/** Those at a table as one of them, or nobody of them, calls them. */
export type Seated = {
  /** In order of seats. */
  readonly names: readonly string[]
  readonly short: readonly string[]
  /** From 0; null for somebody from elsewhere. */
  readonly own: number | null
  /** Seats that neither win nor draw: lost by decision or, as players are asked, left. Left out: none. */
  readonly out?: readonly number[] | undefined
  /** Seats of who left the tournament: a draw is not theirs unless somebody says so. Left out: none. */
  readonly gone?: readonly number[] | undefined
}

export function seatedAt(match: Match, names: PlayerNames, own: PlayerId | null): Seated {
  const ids = seatsOf(match)
  const whole = ids.map((id) => names.get(id) ?? '')
  const seat = own === null ? -1 : ids.indexOf(own)
  return { names: whole, short: shortNames(whole), own: seat < 0 ? null : seat }
}

type Losing = Pick<Tournament, 'penalties'> & { readonly gone: ReadonlySet<PlayerId> }

/** With the seats that lost by decision, or whose player left. */
export function withLosses(seated: Seated, { penalties, gone }: Losing, match: Match): Seated {
  const losers = seatLosses({ penalties }, match)
  if (losers.size === 0 && gone.size === 0) return seated
  const seatsIn = (ids: ReadonlySet<PlayerId>) => seatsOf(match).flatMap((id, seat) => (ids.has(id) ? [seat] : []))
  return { ...seated, out: seatsIn(losers), gone: seatsIn(gone) }
}

/** As its players are asked: they play on without whoever left. */
export function askedOf(seated: Seated): Seated {
  const { out = [], gone = [] } = seated
  return gone.length === 0 ? seated : { ...seated, out: [...new Set([...out, ...gone])] }
}

/** Whether none of those out is said to have won or drawn. */
export function isOpenTo({ out = [] }: Seated, placings: Placings): boolean {
  return out.every((seat) => placingOf(placed(placings), seat) === 'lost')
}

/** A draw of everybody who may draw; where all at a table draw, the places say who does not. */
export function drawOf({ names, out = [], gone = [] }: Seated, asked: PodQuestion): Placings {
  const still = names.flatMap((_, seat) => (out.includes(seat) ? [] : [seat]))
  const stayed = still.filter((seat) => !gone.includes(seat))
  if (asked !== 'winner' && stayed.length > 1) return { drawn: stayed }
  if (asked !== 'winner' || out.length === 0) return { drawn: still }
  return { places: names.map((_, seat) => (out.includes(seat) ? still.length + 1 : 1)) }
}

/** The others' names, in order of seats. */
export function othersOf({ short, own }: Seated): readonly string[] {
  return short.filter((_, seat) => seat !== own)
}
