import type { ActReply } from '@tablee/contract/call'
import { joinTeam } from '@tablee/contract/tournaments/join-team'
import { leaveTeam } from '@tablee/contract/tournaments/leave-team'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { useToldAct } from '../following/told-act.ts'
import type { PlayerAccess } from '../own/own-roles.ts'

/** A new team, or another name or order for one's own as its captain; or by its code whose free seat is taken. */
export type ChosenTeam = {
  readonly team:
    | { readonly name: string }
    | { readonly code: string; readonly seat?: number }
    | { readonly order: readonly PlayerId[] }
}

export function useJoinTeam(access: Pick<PlayerAccess, 'code' | 'secret'>): Act<ChosenTeam, ActReply<typeof joinTeam>> {
  const { code, secret: playerId } = access
  return useToldAct({
    perform: (client, { team, actId }) => client.callAct(joinTeam, { code, playerId, team, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}

/** Likewise for who has just joined on this device. */
export function useJoinTeamAtOnce({
  id,
  code,
}: Pick<Tournament, 'id' | 'code'>): Act<ChosenTeam, ActReply<typeof joinTeam>> {
  const storage = useDeviceStorage()
  return useToldAct({
    perform: (client, { team, actId }) =>
      client.callAct(joinTeam, { code, playerId: storage.secret('player', id) ?? '', team, actId }),
    tournament: { code },
    documentOf: ({ tournament }) => tournament,
  })
}

export function useLeaveTeam(
  access: Pick<PlayerAccess, 'code' | 'secret'>,
): Act<Record<never, never>, ActReply<typeof leaveTeam>> {
  const { code, secret: playerId } = access
  return useToldAct({
    perform: (client, { actId }) => client.callAct(leaveTeam, { code, playerId, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
