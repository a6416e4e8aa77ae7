import type { AccountId } from '@tablee/domain/accounts/account'
import type { Queryable } from '../../database/database.ts'
import { eraseLettersOfOrganizer } from '../../database/erasures/waiting-letters.ts'
import { NO_GUARDIAN } from './stored-guardian.ts'

/** What a row holds once only the name that everybody reads is left. */
export const NO_PERSON = {
  ...{ first_name: '', last_name: '', email: '', phone: '', location: '', notes: '' },
  ...{ guardian: NO_GUARDIAN, wishes_fixed_seat: 0 },
} as const

export async function eraseDetailsOf(db: Queryable, organizer: AccountId): Promise<void> {
  await eraseLettersOfOrganizer(db, organizer)
  const events = db.selectFrom('all_tournaments').select('id').where('organizer', '=', organizer)
  await db.updateTable('registrations').set(NO_PERSON).where('tournament_id', 'in', events).execute()
}
