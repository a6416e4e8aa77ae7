import type { TellRegistered } from '@tablee/contract/serving/event-act'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { accept } from '@tablee/domain/outcome'
import type { Transaction } from '../../../database/database.ts'
import { keepLettersOfDay, lettersToRegistered, loadRegistered, pageOfEvent } from '../letters-to-registered.ts'
import type { RegistrationGround } from '../registration-ground.ts'

/** A letter when an event is hidden or restored, after the commit. */
export function tellRegistered(ground: RegistrationGround): TellRegistered<Transaction> {
  return async (tx, { tournament, kind, by }) => {
    const registered = await loadRegistered(ground, tx, { tournamentId: tournament.id, by })
    // A hidden event has no page.
    const link = kind === 'eventDeleted' ? ground.pageOf('/') : pageOfEvent(ground, tournament)
    const letters = lettersToRegistered(registered, {
      kind,
      tournament,
      link,
      organizer: '',
      language: SOURCE_LANGUAGE,
    })
    if (!letters.accepted) return letters
    if (letters.value.letters.length > 0) await keepLettersOfDay(ground, tx, letters.value)
    return accept(null)
  }
}
