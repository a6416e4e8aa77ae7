import type { AccountId } from '@tablee/domain/accounts/account'
import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { Queryable } from '../../database/database.ts'
import { eraseFrozenOf } from './frozen/frozen-deck-store.ts'

/** For deleted events, while these can still be restored. */
export async function deleteRegistrationsOfDeleted(db: Queryable, accountId: AccountId): Promise<void> {
  const hidden = db.selectFrom('all_tournaments').select('id').where('deleted_at', 'is not', null)
  const gone = await db
    .deleteFrom('registrations')
    .where('account_id', '=', accountId)
    .where('tournament_id', 'in', hidden)
    .returning('id')
    .execute()
  const ids = gone.map(({ id }) => id as RegistrationId)
  await eraseFrozenOf(db, ids)
}
