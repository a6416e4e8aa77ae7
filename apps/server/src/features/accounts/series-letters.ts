import type { TellFollowers } from '@tablee/contract/serving/letter'
import { ANNOUNCED_AGAIN_AFTER_MS } from '@tablee/domain/accounts/follow-series'
import type { Transaction } from '../../database/database.ts'
import { lockName } from '../../database/lock-name.ts'
import type { AccountGround } from './account-ground.ts'
import { keepEventLetters } from './event-letters.ts'
import { listFollowersToTell, noteTold } from './series-follower-store.ts'

type Telling = Pick<AccountGround, 'now' | 'chance' | 'letterWaits' | 'pageOf'>

/** To whoever follows the series and does not hear the same as somebody registered; the letters leave only if the act is committed. */
export function tellFollowers(ground: Telling): TellFollowers<Transaction> {
  const keepLetters = keepEventLetters(ground)
  return async (tx, { kind, series, event, told }) => {
    if (series === null) return
    const now = ground.now()
    const [day = ''] = now.toISOString().split('T')
    await lockName(tx, `followers of ${series}`)
    const heard =
      kind === 'dateAnnounced'
        ? { announcedBefore: new Date(now.getTime() - ANNOUNCED_AGAIN_AFTER_MS).toISOString() }
        : { day }
    const followers = await listFollowersToTell(tx.db, series, heard)
    const meant = followers.filter(({ email }) => !told.includes(email))
    if (meant.length === 0) return
    const accounts = meant.map(({ accountId }) => accountId)
    await noteTold(tx.db, { series, accounts }, kind === 'dateAnnounced' ? { announcedAt: now.toISOString() } : { day })
    const link = ground.pageOf(`/tournament/${event.code}`)
    await keepLetters(
      tx,
      meant.map(({ accountId, email, name, language }) => ({
        ...{ kind, accountId, to: email, name, language, link },
        event: { ...event, series },
      })),
    )
  }
}
