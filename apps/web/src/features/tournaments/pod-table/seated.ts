import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Match, PlayerId } from '@tablee/domain/tournaments/tournament'
import { shortNames } from '../match-view/short-name.ts'
import type { PlayerNames } from '../tournament-frame/player-names.ts'

/** Those at a table as one of them, or nobody of them, calls them. */
export type Seated = {
  /** In order of seats. */
  readonly names: readonly string[]
  readonly short: readonly string[]
  /** From 0; null for somebody from elsewhere. */
  readonly own: number | null
}

export function seatedAt(match: Match, names: PlayerNames, own: PlayerId | null): Seated {
  const ids = seatsOf(match)
  const whole = ids.map((id) => names.get(id) ?? '')
  const seat = own === null ? -1 : ids.indexOf(own)
  return { names: whole, short: shortNames(whole), own: seat < 0 ? null : seat }
}

/** The others' names, in order of seats. */
export function othersOf({ short, own }: Seated): readonly string[] {
  return short.filter((_, seat) => seat !== own)
}
