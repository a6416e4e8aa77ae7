import type { ActReply } from '@tablee/contract/call'
import { agreeMatchDate } from '@tablee/contract/tournaments/agree-match-date'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { PlayerAccess } from '../own/own-roles.ts'

/** ISO 8601; null takes the date back. */
export type ChosenDate = { readonly matchId: MatchId; readonly at: string | null }

export function useAgreeDate(
  access: Pick<PlayerAccess, 'code' | 'secret'>,
): Act<ChosenDate, ActReply<typeof agreeMatchDate>> {
  const { code, secret: playerId } = access
  return useToldAct({
    perform: (client, { matchId, at, actId }) => client.callAct(agreeMatchDate, { code, playerId, matchId, at, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
