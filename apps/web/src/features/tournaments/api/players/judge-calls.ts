import type { ActReply } from '@tablee/contract/call'
import { callJudge, withdrawJudgeCall } from '@tablee/contract/tournaments/judge-call-acts'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { PlayerAccess } from '../own/own-roles.ts'

type OfTable = Act<Record<never, never>, ActReply<typeof callJudge>>

export function useCallJudge(access: PlayerAccess): OfTable {
  const { code, secret: playerId } = access
  return useToldAct({
    perform: (client, { actId }) => client.callAct(callJudge, { code, playerId, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}

export function useWithdrawJudgeCall(access: PlayerAccess): OfTable {
  const { code, secret: playerId } = access
  return useToldAct({
    perform: (client, { actId }) => client.callAct(withdrawJudgeCall, { code, playerId, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
