import type { Email } from '@tablee/domain/accounts/email'
import type { MailTopic } from '@tablee/domain/accounts/mail-topics'
import type { Queryable } from '../../../database/database.ts'
import type { AccountGround } from '../account-ground.ts'
import { findMailAddresses } from '../mail-address-store.ts'
import { addressMark } from '../mail-links.ts'

type Asked = { readonly email: Email; readonly topic: MailTopic }

/** True unless the address is known not to want this topic. */
export async function isTopicRead(
  ground: Pick<AccountGround, 'signatures'>,
  db: Queryable,
  { email, topic }: Asked,
): Promise<boolean> {
  const mark = addressMark(ground, email)
  const address = (await findMailAddresses(db, [mark])).get(mark)
  return !address?.off.includes(topic)
}
