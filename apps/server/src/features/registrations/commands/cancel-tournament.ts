import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { cancelTournament as call } from '@tablee/contract/registrations/cancel-tournament'
import type { Acting } from '@tablee/contract/serving/caller'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { cancelTournament as decide } from '@tablee/domain/tournaments/life/cancel-tournament'
import {
  keepLettersOfDay,
  lettersToRegistered,
  loadRegistered,
  pageOfEvent,
  wholeEventOf,
} from '../letters-to-registered.ts'
import { deleteOffer } from '../offer-store.ts'
import type { RegistrationGround } from '../registration-ground.ts'

/** Letters are sent only if the cancellation is committed. */
export async function cancelTournament(
  acting: Acting<RegistrationGround>,
  { tournamentId, language = SOURCE_LANGUAGE, reason, actId }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const { caller } = acting
  if (!caller) return refuse('account_required')
  const outcome = await acting.carryAct(caller, {
    name: 'cancel-tournament',
    target: { id: tournamentId },
    actId,
    isForCancelled: true,
    claim: { as: 'staff', caller },
    load: (tx) => loadRegistered(acting, tx, { tournamentId, by: caller.accountId }),
    decide: ({ tournament }, registered) => {
      const decision = decide(tournament, reason ?? null)
      if (!decision.accepted) return decision
      const changes = decision.value
      if (changes.length === 0) return accept({ changes, result: null })
      const link = pageOfEvent(acting, tournament)
      const telling = {
        kind: 'eventCancelled',
        tournament,
        link,
        organizer: '',
        language,
        reason: reason ?? '',
      } as const
      const letters = lettersToRegistered(registered, telling)
      return letters.accepted ? accept({ changes, result: { ...letters.value, tournament } }) : letters
    },
    beside: async (tx, { result }) => {
      if (!result) return
      await keepLettersOfDay(acting, tx, result)
      await deleteOffer(tx.db, tournamentId)
      const { tournament, letters } = result
      await acting.tellFollowers(tx, {
        ...{ kind: 'dateCancelled', series: tournament.series, told: letters.map(({ to }) => to) },
        event: {
          ...{ ...wholeEventOf(tournament), code: tournament.code },
          ...(reason === undefined ? {} : { reason }),
        },
      })
    },
  })
  if (!outcome.accepted) return outcome
  return accept({ data: { tournamentId, letters: outcome.value.result?.letters.length ?? 0 } })
}
