import type { getFollowedSeries as call } from '@tablee/contract/accounts/follow-series'
import type { CallReply } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { AccountGround } from '../account-ground.ts'
import { listFollowed } from '../series-follower-store.ts'

export async function getFollowedSeries(
  { database }: Pick<AccountGround, 'database'>,
  caller: Caller,
): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const followed = await database.read((db) => listFollowed(db, caller.accountId))
  return accept({ data: { series: followed.map(({ series }) => series) } })
}
