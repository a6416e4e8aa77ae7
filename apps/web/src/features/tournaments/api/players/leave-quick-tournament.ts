import type { ActReply } from '@tablee/contract/call'
import { leaveQuickTournament } from '@tablee/contract/tournaments/leave-quick-tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { PlayerAccess } from '../own/own-roles.ts'

export function useLeaveQuickTournament(
  access: PlayerAccess,
): Act<Record<never, never>, ActReply<typeof leaveQuickTournament>> {
  const { code, secret: playerId } = access
  return useToldAct({
    perform: (client, { actId }) => client.callAct(leaveQuickTournament, { code, playerId, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
