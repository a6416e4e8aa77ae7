import type { Email } from '@tablee/domain/accounts/email'
import type { Transaction } from '../../database/database.ts'

type MovedEmail = { readonly accountId: string; readonly from: Email; readonly to: Email; readonly at: string }

/** For events not over. */
export async function moveRegistrations({ db }: Transaction, { accountId, from, to, at }: MovedEmail): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ email: to, updated_at: at })
    .where('account_id', '=', accountId)
    .where('email', '=', from)
    .where('tournament_id', 'in', (tournaments) =>
      tournaments.selectFrom('tournaments').select('id').where('phase', '<>', 'finished'),
    )
    .execute()
}
