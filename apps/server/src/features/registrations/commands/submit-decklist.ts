import type { ParsedInput } from '@tablee/contract/call'
import type { submitAdvancedDecklist as call } from '@tablee/contract/registrations/submit-advanced-decklist'
import { hasDeck } from '@tablee/domain/decklists/decklist'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import { amendRegistration } from '@tablee/domain/registrations/amend-registration'
import type { Acting } from '../acting.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

/** A decklist needs a text or an address. */
export async function submitDecklist(
  acting: Acting,
  { tournamentId, playerId, decklist, actId }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  if (!hasDeck(decklist)) return refuse('decklist_required')
  return carryRegistrationAct(acting, {
    name: 'submit-decklist',
    tournamentId,
    playerId,
    actId,
    decide: ({ tournament }, registrant) => amendRegistration(tournament, { ...registrant, name: undefined }),
    amend: (registration) => ({ ...registration, decklist }),
  })
}
