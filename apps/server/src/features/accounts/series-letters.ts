import type { EventLetter, SeriesNews, TellFollowers } from '@tablee/contract/serving/letter'
import { ANNOUNCED_AGAIN_AFTER_MS } from '@tablee/domain/accounts/follow-series'
import type { SeriesId } from '@tablee/domain/tournaments/tournament'
import { lockName } from '../../database/connection/lock-name.ts'
import type { Transaction } from '../../database/database.ts'
import type { AccountGround } from './account-ground.ts'
import { keepEventLetters } from './event-letters.ts'
import type { Heard } from './heard-of-series-store.ts'
import { listFollowersToTell, noteTold } from './series-follower-store.ts'
import { listReadersToTell, noteReadersTold } from './series-reader-store.ts'

type Telling = Pick<AccountGround, 'now' | 'chance' | 'letterWaits' | 'pageOf'>

type Happened = Pick<SeriesNews, 'kind' | 'told'> & {
  readonly series: SeriesId
  readonly heard: Heard
  readonly noted: { readonly announcedAt: string } | { readonly day: string }
}

type Told = Pick<EventLetter, 'accountId' | 'to' | 'name' | 'language' | 'readerId'>

/** Skips followers notified as registered players. Letters are sent only if the act is committed. */
export function tellFollowers(ground: Telling): TellFollowers<Transaction> {
  const keepLetters = keepEventLetters(ground)
  return async (tx, { kind, series, event, told }) => {
    if (series === null) return
    const now = ground.now()
    const [day = ''] = now.toISOString().split('T')
    await lockName(tx, `followers of ${series}`)
    const announcedBefore = new Date(now.getTime() - ANNOUNCED_AGAIN_AFTER_MS).toISOString()
    const happened: Happened =
      kind === 'dateAnnounced'
        ? { kind, told, series, heard: { announcedBefore }, noted: { announcedAt: now.toISOString() } }
        : { kind, told, series, heard: { day }, noted: { day } }
    const meant = [...(await accountsToTell(tx, happened)), ...(await addressesToTell(tx, happened))]
    const link = ground.pageOf(`/tournament/${event.code}`)
    await keepLetters(
      tx,
      meant.map((one) => ({ ...one, kind, link, event: { ...event, series } })),
    )
  }
}

async function accountsToTell(tx: Transaction, { series, heard, told, noted }: Happened): Promise<readonly Told[]> {
  const followers = await listFollowersToTell(tx.db, series, heard)
  const meant = followers.filter(({ email }) => !told.includes(email))
  const accounts = meant.map(({ accountId }) => accountId)
  await noteTold(tx.db, { series, accounts }, noted)
  return meant.map(({ accountId, email, name, language }) => ({ accountId, to: email, name, language }))
}

async function addressesToTell(tx: Transaction, { series, heard, told, noted }: Happened): Promise<readonly Told[]> {
  const readers = await listReadersToTell(tx.db, series, heard)
  const meant = readers.filter(({ email }) => !told.includes(email))
  const ids = meant.map(({ id }) => id)
  await noteReadersTold(tx.db, ids, noted)
  return meant.map(({ id, email, language }) => ({ accountId: null, to: email, name: '', language, readerId: id }))
}
