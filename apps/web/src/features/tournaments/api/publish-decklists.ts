import type { CallReply } from '@tablee/contract/call'
import { publishDecklists } from '@tablee/contract/tournaments/publish-decklists'
import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import { useTournamentAct } from './tournament-act.ts'

export type Publication = { readonly arePublic: boolean }

/** The organizer shows the decklists of a finished event to everybody, or hides them again. */
export function usePublishDecklists({
  tournamentId,
}: OrganizerAccess): Act<Publication, CallReply<typeof publishDecklists>> {
  return useTournamentAct({
    perform: (client, { arePublic, actId }) =>
      client.callFunction(publishDecklists, { tournamentId, arePublic, actId }),
    documentOf: ({ tournament }) => tournament,
  })
}
