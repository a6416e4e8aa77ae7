import type { ActReply } from '@tablee/contract/call'
import { correctBye } from '@tablee/contract/tournaments/correct-bye'
import type { CorrectedBye } from '@tablee/domain/tournaments/correct-bye'
import type { Act } from '../../../acts/act.ts'
import type { StaffAccess } from './own-roles.ts'
import { useToldAct } from './told-act.ts'

/** Makes a loss of a bye, or a bye of a loss without an opponent. */
export function useCorrectBye(access: StaffAccess): Act<CorrectedBye, ActReply<typeof correctBye>> {
  const { code, organizerId } = access
  return useToldAct({
    perform: (client, { matchId, as, actId }) => client.callAct(correctBye, { code, organizerId, matchId, as, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
