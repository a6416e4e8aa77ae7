import type { ParsedInput } from '@tablee/contract/call'
import type { submitAdvancedDecklist as call } from '@tablee/contract/registrations/submit-advanced-decklist'
import type { Acting } from '@tablee/contract/serving/caller'
import { hasDeck } from '@tablee/domain/decklists/decklist'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import { decideRegistrationAct } from '@tablee/domain/registrations/acts/decide-registration-act'
import { amending } from '../amending.ts'
import { deckAmended } from '../deck-amended.ts'
import { answerOne, onOne, type RegistrationAnswer } from '../on-one.ts'
import type { RegistrationGround } from '../registration-ground.ts'
import { storedDecklist } from '../stored-decklist.ts'
import { carryRegistrations } from './carry-registrations.ts'

export async function submitDecklist(
  acting: Acting<RegistrationGround>,
  { decklist, reason, ...sent }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  if (!hasDeck(decklist)) return refuse('decklist_required')
  const act = { name: 'submit-decklist', input: {} } as const
  const outcome = await carryRegistrations(acting, {
    ...{ ...onOne(acting, sent, { isAmongAll: true }), name: act.name },
    reason,
    decide: ({ tournament }, { rows }, about) => {
      const beside = deckAmended(acting, rows, { ...about, isGiven: true, reason })
      return decideRegistrationAct(tournament, act, { ...about, beside })
    },
    amend: amending(acting, (kept, { isForAnother: isByOrganizer }) => ({
      ...kept,
      decklist: storedDecklist(decklist, { isByOrganizer }),
    })),
  })
  return answerOne(acting, { ...sent, name: act.name }, outcome)
}
