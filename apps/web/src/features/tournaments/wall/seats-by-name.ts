import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { isBye, opponentOf, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { isAwardedBye } from '@tablee/domain/tournaments/players/awarded-byes'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'

export type SeatByName = {
  readonly player: PlayerId
  readonly name: string
  /** Null without an opponent. */
  readonly table: number | null
  readonly opponent: string | null
  /** From 1, where more than two sit. */
  readonly seat: number | null
  readonly isBye: boolean
  /** Awarded, not due to an odd number. */
  readonly isAwarded: boolean
}

/** A to Z in the language's order. */
export function seatsByName(tournament: Tournament, round: RoundNumber, locale: string): readonly SeatByName[] {
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  const nameOf = (player: PlayerId) => names.get(player) ?? ''
  const seats = matchesOfRound(tournament, round).flatMap((match) =>
    seatsOf(match).map((player, place): SeatByName => {
      const opponent = opponentOf(match, player)
      return {
        player,
        name: nameOf(player),
        table: tableOf(match),
        opponent: opponent === null ? null : nameOf(opponent),
        seat: isPodTable(match) ? place + 1 : null,
        isBye: isBye(match),
        isAwarded: isAwardedBye(tournament, match),
      }
    }),
  )
  const byName = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return seats.sort((one, other) => byName.compare(one.name, other.name))
}
