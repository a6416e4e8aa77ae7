import type { ActReply } from '@tablee/contract/call'
import { finishTournament } from '@tablee/contract/tournaments/finish-tournament'
import type { Act } from '../../../acts/act.ts'
import { useToldAct } from './following/told-act.ts'
import type { StaffAccess } from './own/own-roles.ts'

export function useFinishTournament(access: StaffAccess): Act<object, ActReply<typeof finishTournament>> {
  const { tournamentId, secret: organizerId } = access
  return useToldAct({
    perform: (client, { actId }) => client.callAct(finishTournament, { tournamentId, organizerId, actId }),
    tournament: access,
    documentOf: ({ data }) => data.tournament,
  })
}
