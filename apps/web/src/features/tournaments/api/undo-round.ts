import type { CallReply } from '@tablee/contract/call'
import { undoRound } from '@tablee/contract/tournaments/undo-round'
import type { RoundNumber } from '@tablee/domain/tournaments/tournament'
import type { OrganizerAccess } from './own-roles.ts'
import { type Act, useAct } from './tournament-act.ts'

export type UndoneRound = { readonly roundNumber: RoundNumber }

/** Takes the current round back while it has no result. */
export function useUndoRound({ code, organizerId }: OrganizerAccess): Act<UndoneRound, CallReply<typeof undoRound>> {
  return useAct({
    perform: (client, { roundNumber, actId }) =>
      client.callFunction(undoRound, { code, organizerId, roundNumber, actId }),
    documentOf: ({ tournament }) => tournament,
  })
}
