import type { followSeries as call } from '@tablee/contract/accounts/follow-series'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { MOST_FOLLOWED, MOST_FOLLOWERS } from '@tablee/domain/accounts/follow-series'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { lockName } from '../../../database/connection/lock-name.ts'
import type { AccountGround } from '../account-ground.ts'
import { type Choosing, findChosen } from '../chosen-address.ts'
import { keepMailChoice } from '../mail-address-store.ts'
import { countFollowers, deleteFollower, isSeriesKnown, keepFollower, listFollowed } from '../series-follower-store.ts'

/** Turning it on also re-enables letters of this kind. */
export function followSeries(
  ground: Choosing & Pick<AccountGround, 'isMailSent'>,
  caller: Caller,
  { series, follows, language = SOURCE_LANGUAGE }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return ground.database.inTransaction(async (tx) => {
    if (!caller) return refuse('account_required')
    const { accountId } = caller
    if (follows) {
      if (!ground.isMailSent) return refuse('mails_not_sent')
      const chosen = await findChosen(ground, tx.db, { token: undefined, caller })
      if (!chosen.accepted) return chosen
      if (!(await isSeriesKnown(tx.db, series))) return refuse('series_invalid')
      await lockName(tx, `followers of ${series}`)
      const followed = await listFollowed(tx.db, accountId)
      const isNew = followed.every((one) => one.series !== series)
      const isTooMuch = followed.length >= MOST_FOLLOWED || (await countFollowers(tx.db, series)) >= MOST_FOLLOWERS
      if (isNew && isTooMuch) return refuse('series_followed_by_many')
      const at = ground.now().toISOString()
      await keepFollower(tx.db, { series, accountId }, { language, at })
      const { address } = chosen.value
      if (address?.off.includes('series')) {
        await keepMailChoice(tx.db, address, { off: address.off.filter((topic) => topic !== 'series'), at })
      }
    } else {
      await deleteFollower(tx.db, { series, accountId })
    }
    return accept({ data: { series: (await listFollowed(tx.db, accountId)).map((one) => one.series) } })
  })
}
