import type { ActReply } from '@tablee/contract/call'
import { publishDecklists } from '@tablee/contract/tournaments/publish-decklists'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

export type Publication = { readonly arePublic: boolean }

/** The organizer shows the decklists of a finished event to everybody, or hides them again. */
export function usePublishDecklists(access: StaffAccess): Act<Publication, ActReply<typeof publishDecklists>> {
  const { tournamentId } = access
  return useToldAct({
    perform: (client, { arePublic, actId }) => client.callAct(publishDecklists, { tournamentId, arePublic, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
