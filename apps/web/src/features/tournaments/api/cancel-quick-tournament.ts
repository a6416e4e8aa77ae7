import type { ActReply } from '@tablee/contract/call'
import { cancelQuickTournament } from '@tablee/contract/tournaments/cancel-quick-tournament'
import type { Act } from '../../../acts/act.ts'
import { useToldAct } from './following/told-act.ts'
import type { StaffAccess } from './own/own-roles.ts'

export function useCancelQuickTournament(access: StaffAccess): Act<object, ActReply<typeof cancelQuickTournament>> {
  const { code, secret: organizerId } = access
  return useToldAct({
    perform: (client, { actId }) => client.callAct(cancelQuickTournament, { code, organizerId, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
