import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { keepPlayerPage as call } from '@tablee/contract/past/own-past'
import type { Acting } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { lockName } from '../../database/connection/lock-name.ts'
import type { PastGround } from './past-ground.ts'
import { findPageAt, findPlayerPage, writePlayerPage } from './player-page-store.ts'

const ADDRESS_BYTES = 5

export async function keepPlayerPage(
  { database, chance, caller }: Acting<PastGround>,
  { slug: wished, ...wish }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const { accountId } = caller
  return database.inTransaction(async (tx) => {
    // Addresses are given one at a time.
    await lockName(tx, 'player pages')
    const before = await findPlayerPage(tx.db, accountId)
    const slug = wished ?? before?.slug ?? Buffer.from(chance(ADDRESS_BYTES)).toString('hex')
    const there = await findPageAt(tx.db, slug)
    if (there !== null && there.account !== accountId) return refuse('player_address_taken')
    const page = { slug, ...wish }
    await writePlayerPage(tx.db, accountId, page)
    return accept({ data: page })
  })
}
