import type { ParsedInput } from '@tablee/contract/call'
import type { submitAdvancedDecklist as call } from '@tablee/contract/registrations/submit-advanced-decklist'
import type { Acting } from '@tablee/contract/serving/caller'
import { hasDeck } from '@tablee/domain/decklists/decklist'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import { amendRegistration } from '@tablee/domain/registrations/amend-registration'
import type { RegistrationGround } from '../registration-ground.ts'
import { storedDecklist } from '../stored-decklist.ts'
import { carryRegistrationAct, type RegistrationAnswer } from './carry-registration-act.ts'

/** A decklist needs a text or an address. */
export async function submitDecklist(
  acting: Acting<RegistrationGround>,
  { tournamentId, playerId, decklist, actId }: ParsedInput<typeof call>,
): Promise<Outcome<RegistrationAnswer>> {
  if (!hasDeck(decklist)) return refuse('decklist_required')
  return carryRegistrationAct(acting, {
    name: 'submit-decklist',
    tournamentId,
    playerId,
    actId,
    decideAmong: ({ tournament }, registrant) => amendRegistration(tournament, { ...registrant, name: undefined }),
    amend: (registration, { isForAnother: isByOrganizer }) => ({
      ...registration,
      decklist: storedDecklist(decklist, { isByOrganizer }),
    }),
  })
}
