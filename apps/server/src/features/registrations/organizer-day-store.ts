import type { AccountId } from '@tablee/domain/accounts/account'
import type { SetOff } from '@tablee/domain/registrations/event-offer'
import { lockName } from '../../database/connection/lock-name.ts'
import type { Queryable, Transaction } from '../../database/database.ts'

export type OrganizerDay = { readonly accountId: AccountId; readonly now: Date }

/** Locked until the transaction ends. */
export async function lockSetOff(tx: Transaction, { accountId, now }: OrganizerDay): Promise<SetOff> {
  await lockName(tx, `set off by ${accountId}`)
  const counted = await tx.db
    .selectFrom('organizer_days')
    .select(['offers', 'letters'])
    .where('account_id', '=', accountId)
    .where('day', '=', dayOf(now))
    .executeTakeFirst()
  return counted ?? { offers: 0, letters: 0 }
}

/** Deletes earlier days. */
export async function keepSetOff(db: Queryable, { accountId, now }: OrganizerDay, setOff: SetOff): Promise<void> {
  const day = dayOf(now)
  await db.deleteFrom('organizer_days').where('account_id', '=', accountId).where('day', '<', day).execute()
  await db
    .insertInto('organizer_days')
    .values({ account_id: accountId, day, ...setOff })
    .onConflict((conflict) => conflict.columns(['account_id', 'day']).doUpdateSet(setOff))
    .execute()
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

export async function forgetDays(db: Queryable, accountId: AccountId): Promise<void> {
  await db.deleteFrom('organizer_days').where('account_id', '=', accountId).execute()
}
