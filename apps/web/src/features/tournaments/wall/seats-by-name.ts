import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { isBye, isUnopposed, opponentOf, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { isTeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isBySeats, meetingFor } from '@tablee/domain/tournaments/kinds/team-meeting'
import { isAwardedBye } from '@tablee/domain/tournaments/players/awarded-byes'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { entrantNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { sideOfEntrant } from '@tablee/domain/tournaments/teams/entrants'
import type { Match, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { seatLetter } from '../teams/seat-letter.ts'

export type SeatByName = {
  readonly player: PlayerId
  readonly name: string
  /** Null without an opponent. */
  readonly table: number | null
  readonly opponent: string | null
  /** A member's in a team that plays seat by seat, "B"; else empty. */
  readonly letter: string
  /** From 1, where more than two sit. */
  readonly seat: number | null
  readonly isBye: boolean
  /** Awarded, not due to an odd number. */
  readonly isAwarded: boolean
}

/** A to Z in the language's order. */
export function seatsByName(tournament: Tournament, round: RoundNumber, locale: string): readonly SeatByName[] {
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  const entrants = entrantNames(tournament)
  const nameOf = (player: PlayerId) => names.get(player) ?? ''
  const seats = matchesOfRound(tournament, round).flatMap((match) =>
    peopleIn(tournament, match).map((player, place): SeatByName => {
      const meeting = isTeamMatch(match) ? meetingFor(match, player) : match
      const opponent = meeting && opponentOf(meeting, player)
      const bySeats = isTeamMatch(match) && isBySeats(match)
      return {
        player,
        name: nameOf(player),
        table: tableOf(match),
        letter: bySeats ? seatLetter(match.sides.find((side) => side.includes(player))?.indexOf(player) ?? 0) : '',
        opponent: opponent === null ? null : bySeats ? nameOf(opponent) : (entrants.get(opponent) ?? ''),
        seat: isPodTable(match) ? place + 1 : null,
        isBye: isBye(match),
        isAwarded: isAwardedBye(tournament, match),
      }
    }),
  )
  const byName = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return seats.sort((one, other) => byName.compare(one.name, other.name))
}

/** A whole team has a bye, not its captain alone. */
function peopleIn(tournament: Tournament, match: Match): readonly PlayerId[] {
  return isUnopposed(match) ? seatsOf(match).flatMap((entrant) => sideOfEntrant(tournament, entrant)) : seatsOf(match)
}
