import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

/** What of an input says whom or which table is meant. */
type Said = {
  readonly playerName?: string
  readonly playerNames?: readonly string[]
  readonly newPlayerName?: string
  readonly playerKey?: string
  readonly matchId?: string
}

/** Whom an act is about, by name; empty where it is about nobody. */
export function aboutAct(
  input: object,
  tournament: Pick<Tournament, 'matches'> | null,
  names: ReadonlyMap<string, string>,
): string {
  const { playerName, playerNames, newPlayerName, playerKey, matchId }: Said = input
  const match = tournament?.matches.find(({ id }) => id === matchId)
  if (match)
    return seatsOf(match)
      .flatMap((id) => names.get(id) ?? [])
      .join(' · ')
  const named = playerKey === undefined ? undefined : names.get(playerKey)
  return newPlayerName ?? playerName ?? playerNames?.join(', ') ?? named ?? ''
}
