import type { Acting, Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveAct, serveCall } from '@tablee/contract/serving/served-call'
import { getTableCodes as codesCall } from '@tablee/contract/tournaments/questions/get-table-codes'
import { reportAtTable as reportCall } from '@tablee/contract/tournaments/report-at-table'
import { answers, withMatch } from './act-answers.ts'
import { reportAtTable } from './commands/report-at-table.ts'
import { getTableCodes } from './queries/get-table-codes.ts'
import type { TournamentGround } from './tournament-ground.ts'

export function tableFunctions(ground: TournamentGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<TournamentGround> => ({ ...ground, caller })
  return [
    serveAct(reportCall, async (input, caller) =>
      answers(await reportAtTable(as(caller), input), withMatch(input.matchId)),
    ),
    serveCall(codesCall, (input, caller) => getTableCodes(as(caller), input)),
  ]
}
