import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

/** Input fields that name players or a table. */
type Said = {
  readonly playerName?: string
  readonly playerNames?: readonly string[]
  readonly newPlayerName?: string
  readonly playerKey?: string
  /** Of registrations, also a key. */
  readonly playerId?: string
  readonly matchId?: string
}

/** Names of the players concerned; empty if none. */
export function aboutAct(
  input: object,
  tournament: Pick<Tournament, 'matches'> | null,
  names: ReadonlyMap<string, string>,
): string {
  const { playerName, playerNames, newPlayerName, playerId, playerKey = playerId, matchId }: Said = input
  const match = tournament?.matches.find(({ id }) => id === matchId)
  if (match)
    return seatsOf(match)
      .flatMap((id) => names.get(id) ?? [])
      .join(' · ')
  const named = playerKey === undefined ? undefined : names.get(playerKey)
  return newPlayerName ?? playerName ?? playerNames?.join(', ') ?? named ?? ''
}
