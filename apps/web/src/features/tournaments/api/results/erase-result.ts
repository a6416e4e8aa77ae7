import type { ActReply } from '@tablee/contract/call'
import { eraseResult } from '@tablee/contract/tournaments/erase-result'
import type { SaidSeats } from '@tablee/domain/tournaments/kinds/result'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { MatchId, Placings } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'
import { asResultInput } from './score-input.ts'

/** `over` is the result shown, null for none: no other one is erased. */
export type ErasedResult = {
  readonly matchId: MatchId
  readonly over: Score | Placings | SaidSeats | null
  /** Only the latest decision, restoring the one before. */
  readonly toPrevious?: boolean
}

/** Erases a result of the current round. */
export function useEraseResult(access: StaffAccess): Act<ErasedResult, ActReply<typeof eraseResult>> {
  const { code, secret: organizerId } = access
  return useToldAct({
    perform: (client, { matchId, over, toPrevious = false, actId }) =>
      client.callAct(eraseResult, { code, organizerId, matchId, over: over && asResultInput(over), toPrevious, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
