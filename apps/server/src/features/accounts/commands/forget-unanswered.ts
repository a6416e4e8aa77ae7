import { COUNTED_LINKS_MS } from '@tablee/domain/accounts/email-change'
import { ASKED_AGAIN_AFTER_MS } from '@tablee/domain/accounts/mail-topics'
import { type AccountGround, later } from '../account-ground.ts'
import { forgetAskedLinks } from '../asked-link-store.ts'
import { forgetUnconfirmed } from '../mail-address-store.ts'

/** Addresses that did not answer by the time they may be asked again, and links past counting. */
export async function forgetUnanswered({ database, now }: Pick<AccountGround, 'database' | 'now'>): Promise<void> {
  const before = later(now(), -ASKED_AGAIN_AFTER_MS)
  await database.inTransaction(async ({ db }) => {
    await forgetUnconfirmed(db, before)
    await forgetAskedLinks(db, later(now(), -COUNTED_LINKS_MS))
  })
}
