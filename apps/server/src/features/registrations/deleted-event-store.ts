import type { AccountId } from '@tablee/domain/accounts/account'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { Queryable } from '../../database/database.ts'
import { eraseLettersAbout } from '../../database/erasures/waiting-letters.ts'
import { eraseFrozenOf } from './frozen/frozen-deck-store.ts'

/** For deleted events, while these can still be restored. */
export async function deleteRegistrationsOfDeleted(db: Queryable, accountId: AccountId): Promise<void> {
  const hidden = db.selectFrom('all_tournaments').select('id').where('deleted_at', 'is not', null)
  const rows = await db
    .selectFrom('registrations')
    .select('id')
    .where('account_id', '=', accountId)
    .where('tournament_id', 'in', hidden)
    .execute()
  const ids = rows.map(({ id }) => id as RegistrationId)
  if (ids.length === 0) return
  await eraseLettersAbout(db, ids)
  await db.deleteFrom('registrations').where('id', 'in', ids).execute()
  await eraseFrozenOf(db, ids)
}
