import type { followSeriesByMail as call } from '@tablee/contract/accounts/follow-series'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import { MOST_ASKED_A_DAY, mayBeAsked, writtenNow } from '@tablee/domain/accounts/mail-topics'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { SeriesId } from '@tablee/domain/tournaments/tournament'
import { lockName } from '../../../database/connection/lock-name.ts'
import type { Transaction } from '../../../database/database.ts'
import { type AccountGround, later } from '../account-ground.ts'
import type { Choosing } from '../chosen-address.ts'
import { insertLetters } from '../letter-store.ts'
import { addMailAddress, countAsked, findMailAddress, type MailAddress, noteWritten } from '../mail-address-store.ts'
import { addressMark } from '../mail-links.ts'
import { drawId } from '../secret.ts'
import { findDateOfSeries } from '../series-follower-store.ts'
import { askReader, listReadersAt } from '../series-reader-store.ts'

type Asking = Choosing & Pick<AccountGround, 'isMailSent' | 'letterWaits' | 'pageOf'>

const DAY_MS = 24 * 60 * 60 * 1000

/** The answer is the same whatever is known of the address. */
export function followByMail(
  ground: Asking,
  { series, email, language = SOURCE_LANGUAGE }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  const now = ground.now()
  return ground.database.inTransaction(async (tx) => {
    if (!ground.isMailSent) return refuse('mails_not_sent')
    const date = await findDateOfSeries(tx.db, { series, now: now.toISOString() })
    if (!date) return refuse('series_invalid')
    await lockName(tx, `followers of ${series}`)
    const mark = addressMark(ground, email)
    const address = await addMailAddress(tx.db, { id: drawId(ground.chance), mark })
    const isHeard = (await isReading(tx, { series, email })) && isWanting(address)
    if (isHeard || !(await mayAsk(ground, tx, { series, address }))) return accept({ data: {} })
    const at = now.toISOString()
    const reader = await askReader(tx.db, { id: drawId(ground.chance), series, email, mark, language, askedAt: at })
    await insertLetters(tx.db, [
      {
        ...{ id: drawId(ground.chance), kind: 'seriesQuestion', language, createdAt: at, dueAt: at, attempts: 0 },
        ...{ url: ground.pageOf(`/tournament/${date.code}`), accountId: '' as AccountId },
        about: {
          ...{ to: email, name: '', addressId: address.id, readerId: reader.id },
          event: { name: date.name, startsAt: date.startsAt, organizer: '', series },
        },
      },
    ])
    tx.afterCommit(ground.letterWaits)
    return accept({ data: {} })
  })
}

async function isReading(tx: Transaction, { series, email }: { series: SeriesId; email: Email }): Promise<boolean> {
  const kept = await listReadersAt(tx.db, email)
  return kept.some((one) => one.series === series && one.confirmedAt !== null)
}

export function isWanting({ off, refusedAt }: Pick<MailAddress, 'off' | 'refusedAt'>): boolean {
  return refusedAt === null && !off.includes('series')
}

type Asked = { readonly series: SeriesId; readonly address: MailAddress }

/** False when the address may get no more letters today. */
async function mayAsk(ground: Pick<Asking, 'now'>, tx: Transaction, { series, address }: Asked): Promise<boolean> {
  const now = ground.now()
  const since = later(now, -DAY_MS)
  let row: MailAddress | null = address
  while (row !== null && mayBeAsked(row, now)) {
    const isNew = row.askedFor !== series
    if (isNew && (await countAsked(tx.db, { since, by: series })) >= MOST_ASKED_A_DAY) return false
    const written = { askedAt: now.toISOString(), askedFor: series, writtenAt: writtenNow(row.writtenAt, now) }
    if (await noteWritten(tx.db, row, written)) return true
    // Another transaction inserted it meanwhile.
    row = await findMailAddress(tx.db, address.id)
  }
  return false
}
