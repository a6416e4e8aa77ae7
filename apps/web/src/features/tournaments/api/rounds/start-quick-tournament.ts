import type { ActReply } from '@tablee/contract/call'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

export function useStartTournament(access: StaffAccess): Act<object, ActReply<typeof startQuickTournament>> {
  const { tournamentId, secret: organizerId } = access
  return useToldAct({
    perform: (client, { actId }) => client.callAct(startQuickTournament, { tournamentId, organizerId, actId }),
    tournament: access,
    documentOf: ({ data }) => data.tournament,
  })
}
