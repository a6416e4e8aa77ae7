import type { ActReply } from '@tablee/contract/call'
import { returnToQuickTournament } from '@tablee/contract/tournaments/return-to-quick-tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { PlayerAccess } from '../own/own-roles.ts'

/** Undoes one's own drop. */
export function useReturnToQuickTournament(
  access: PlayerAccess,
): Act<Record<never, never>, ActReply<typeof returnToQuickTournament>> {
  const { code, secret: playerId } = access
  return useToldAct({
    perform: (client, { actId }) => client.callAct(returnToQuickTournament, { code, playerId, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
