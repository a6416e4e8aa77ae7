import type { ActReply } from '@tablee/contract/call'
import { reopenTournament } from '@tablee/contract/tournaments/reopen-tournament'
import type { Act } from '../../../acts/act.ts'
import { useToldAct } from './following/told-act.ts'
import type { StaffAccess } from './own/own-roles.ts'

/** Undoes the finish. */
export function useReopenTournament(access: StaffAccess): Act<object, ActReply<typeof reopenTournament>> {
  const { code, secret: organizerId } = access
  return useToldAct({
    perform: (client, { actId }) => client.callAct(reopenTournament, { code, organizerId, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
