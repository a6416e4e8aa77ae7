import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { Queryable } from '../../database/database.ts'
import type { Linkable } from './personal-link.ts'

/** Per registration; one more drops the first. */
const MOST_DEVICES = 10

export async function findLinkable(db: Queryable, registrationId: RegistrationId): Promise<Linkable | null> {
  const row = await db
    .selectFrom('registrations')
    .select(['email', 'link_version'])
    .where('id', '=', registrationId)
    .executeTakeFirst()
  return row ? { registrationId, email: row.email, version: row.link_version } : null
}

type Device = { readonly registrationId: RegistrationId; readonly hash: string; readonly linkHash: string }

export async function letDeviceIn(
  db: Queryable,
  { registrationId, hash, linkHash, at }: Device & { readonly at: string },
): Promise<void> {
  const values = { link_hash: linkHash, at }
  await db
    .insertInto('registration_devices')
    .values({ registration_id: registrationId, hash, ...values })
    .onConflict((conflict) => conflict.columns(['registration_id', 'hash']).doUpdateSet(values))
    .execute()
  const rows = await db
    .selectFrom('registration_devices')
    .select('hash')
    .where('registration_id', '=', registrationId)
    .orderBy('at', 'desc')
    .orderBy('hash')
    .execute()
  const gone = rows.slice(MOST_DEVICES).map((row) => row.hash)
  if (gone.length === 0) return
  await db
    .deleteFrom('registration_devices')
    .where('registration_id', '=', registrationId)
    .where('hash', 'in', gone)
    .execute()
}

export async function isDeviceIn(db: Queryable, { registrationId, hash, linkHash }: Device): Promise<boolean> {
  const row = await db
    .selectFrom('registration_devices')
    .select('hash')
    .where('registration_id', '=', registrationId)
    .where('hash', '=', hash)
    .where('link_hash', '=', linkHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Also revokes the devices that the links gave access. */
export async function closeLinks(db: Queryable, registrationId: RegistrationId): Promise<void> {
  await db
    .updateTable('registrations')
    .set((row) => ({ link_version: row('link_version', '+', 1) }))
    .where('id', '=', registrationId)
    .execute()
  await db.deleteFrom('registration_devices').where('registration_id', '=', registrationId).execute()
}
