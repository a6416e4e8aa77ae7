import type { ActReply } from '@tablee/contract/call'
import { undoRound } from '@tablee/contract/tournaments/undo-round'
import type { RoundNumber } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

export type UndoneRound = { readonly roundNumber: RoundNumber }

/** While the round has no result. */
export function useUndoRound(access: StaffAccess): Act<UndoneRound, ActReply<typeof undoRound>> {
  const { code, secret: organizerId } = access
  return useToldAct({
    perform: (client, { roundNumber, actId }) => client.callAct(undoRound, { code, organizerId, roundNumber, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
