import type { EventLetterKind, Letter } from '@tablee/contract/serving/letter'
import type { Transaction } from '../../database/database.ts'
import type { AccountGround } from './account-ground.ts'
import { isWanting } from './commands/follow-by-mail.ts'
import type { WaitingLetter } from './letter-store.ts'
import { addMailAddress } from './mail-address-store.ts'
import { mailLinks, readerLinks, refusalLinks } from './mail-links.ts'
import { findSender } from './queries/find-sender.ts'
import { drawId } from './secret.ts'
import { findReader } from './series-reader-store.ts'

type Writing = Pick<AccountGround, 'signatures' | 'pageOf' | 'chance'>
type ToReader = { readonly waiting: WaitingLetter; readonly readerId: string }

/** Null when it is no longer wanted. */
export async function writeToReader(
  ground: Writing,
  tx: Transaction,
  { waiting, readerId }: ToReader,
): Promise<Letter | null> {
  const { id, language, about } = waiting
  const reader = await findReader(tx.db, readerId)
  if (!reader || !about?.event) return null
  const isQuestion = waiting.kind === 'seriesQuestion'
  // Readers who agreed meanwhile are not asked.
  if (isQuestion !== (reader.confirmedAt === null)) return null
  const address = await addMailAddress(tx.db, { id: drawId(ground.chance), mark: reader.mark })
  const { follow, unfollow, oneClick } = readerLinks(ground, reader)
  const sender = await findSender(tx.db, waiting.url)
  const letter = {
    ...{ id, language, kind: waiting.kind as EventLetterKind, attempts: waiting.attempts + 1 },
    ...{ to: reader.email, name: '', event: about.event, ...(sender ? { sender } : {}) },
  }
  if (isQuestion) {
    if (address.refusedAt !== null) return null
    return { ...letter, link: follow, refusal: refusalLinks(ground, address.id) }
  }
  if (!isWanting(address)) return null
  const choice = { page: mailLinks(ground, address.id).page, oneClick }
  return { ...letter, link: waiting.url, choice, unfollow }
}
