import type { ActReply } from '@tablee/contract/call'
import { ruleLeftMatches } from '@tablee/contract/tournaments/rule-left-matches'
import type { LeftMatchesRuling } from '@tablee/domain/tournaments/players/left-matches'
import type { Act } from '../../../../acts/act.ts'
import { useToldAct } from '../following/told-act.ts'
import type { StaffAccess } from '../own/own-roles.ts'

/** For a player who left a round robin. */
export function useRuleLeftMatches(access: StaffAccess): Act<LeftMatchesRuling, ActReply<typeof ruleLeftMatches>> {
  const { code, secret: organizerId } = access
  return useToldAct({
    perform: (client, { playerId: playerKey, matches, actId }) =>
      client.callAct(ruleLeftMatches, { code, organizerId, playerKey, matches, actId }),
    tournament: access,
    documentOf: ({ tournament }) => tournament,
  })
}
