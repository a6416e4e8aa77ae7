import type { Penalty, PenaltyKind } from '@tablee/domain/tournaments/conduct/penalty'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import type { QueryClient } from '@tanstack/react-query'
import type { LoadedTournament } from '../following/loaded-tournament.ts'
import { tournamentKey } from '../following/tournament-query.ts'

type Meant = { readonly penalty: PenaltyKind; readonly playerId: PlayerId }

/** Without warnings. */
export function latestPenalty(queryClient: QueryClient, code: string, { penalty, playerId }: Meant): Penalty | null {
  const held = queryClient.getQueryData<LoadedTournament>(tournamentKey(code))
  const given = held?.tournament.penalties ?? []
  return given.findLast((one) => one.kind === penalty && one.playerId === playerId) ?? null
}
