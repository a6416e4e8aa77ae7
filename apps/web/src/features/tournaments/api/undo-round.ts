import type { CallReply } from '@tablee/contract/call'
import { undoRound } from '@tablee/contract/tournaments/undo-round'
import type { RoundNumber } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../transport/act.ts'
import type { OrganizerAccess } from './own-roles.ts'
import { useTournamentAct } from './tournament-act.ts'

export type UndoneRound = { readonly roundNumber: RoundNumber }

/** Takes the current round back while it has no result. */
export function useUndoRound({ code, organizerId }: OrganizerAccess): Act<UndoneRound, CallReply<typeof undoRound>> {
  return useTournamentAct({
    perform: (client, { roundNumber, actId }) =>
      client.callFunction(undoRound, { code, organizerId, roundNumber, actId }),
    documentOf: ({ tournament }) => tournament,
  })
}
