import type { PersonalDataKeeper } from '@tablee/contract/serving/personal-data'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { AccountGround } from './account-ground.ts'
import { forgetFollower, listFollowed } from './series-follower-store.ts'

export function followerData({ database }: Pick<AccountGround, 'database'>): PersonalDataKeeper {
  return {
    name: 'followedSeries',
    collect: async (accountId) => {
      const followed = await database.read((db) => listFollowed(db, accountId))
      return followed.map(({ followedAt, ...one }) => ({ ...one, followedAt: wireMoment(followedAt) }))
    },
    forget: (accountId) => database.inTransaction(({ db }) => forgetFollower(db, accountId)),
  }
}
