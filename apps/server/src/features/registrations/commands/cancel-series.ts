import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import { carryEachDate } from '@tablee/contract/serving/carry-each-date'
import type { cancelSeries as call } from '@tablee/contract/tournaments/series'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { RegistrationGround } from '../registration-ground.ts'
import { cancelTournament } from './cancel-tournament.ts'

export async function cancelSeries(
  acting: Acting<RegistrationGround>,
  { tournamentId, scope, actId, ...asOne }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  if (!acting.caller) return refuse('account_required')
  const open = await acting.listOpenDates(tournamentId)
  let letters = 0
  const report = await carryEachDate(open, { of: tournamentId, scope, actId }, async (date, ofDate) => {
    const outcome = await cancelTournament(acting, { ...asOne, tournamentId: date.id, actId: ofDate })
    if (outcome.accepted) letters += outcome.value.data.letters
    return outcome
  })
  return report.accepted ? accept({ data: { ...report.value, letters } }) : report
}
