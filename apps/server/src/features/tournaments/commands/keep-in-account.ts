import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { keepInAccount as call } from '@tablee/contract/tournaments/keep-in-account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { keepInAccount as decide } from '@tablee/domain/tournaments/authority/keep-in-account'
import { keptByAccount } from '../held-tournament.ts'
import { accountSubject } from '../secret.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { keepingAccountOf } from '../tournament-policy.ts'
import { carryAct, nothingToLoad } from './carry-act.ts'

export async function keepInAccount(
  acting: Acting<TournamentGround>,
  { code, organizerId: secret, actId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  if (!acting.caller) return refuse('account_required')
  const account = acting.caller.accountId
  const outcome = await carryAct(acting, {
    name: 'keep-in-account',
    target: { code },
    actId,
    isForCancelled: true,
    claim: { as: 'staff', secret, caller: acting.caller },
    load: nothingToLoad,
    decide: (held) => {
      const kept = decide(held.tournament, { account, keptBy: keepingAccountOf(held) })
      if (!kept.accepted) return kept
      const grants = kept.value ? [keptByAccount(accountSubject(account).hash)] : []
      return accept({ changes: [], grants, isAct: kept.value, result: null })
    },
  })
  if (!outcome.accepted) return outcome
  return accept({ data: { tournamentId: outcome.value.held.tournament.id } })
}
