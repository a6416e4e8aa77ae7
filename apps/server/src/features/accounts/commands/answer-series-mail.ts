import type { answerSeriesMail as call } from '@tablee/contract/accounts/follow-series'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import { MOST_FOLLOWED, MOST_FOLLOWERS } from '@tablee/domain/accounts/follow-series'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { lockName } from '../../../database/connection/lock-name.ts'
import type { Transaction } from '../../../database/database.ts'
import type { Choosing } from '../chosen-address.ts'
import { addMailAddress, keepMailChoice } from '../mail-address-store.ts'
import { readReaderToken } from '../mail-links.ts'
import { drawId } from '../secret.ts'
import { countFollowers } from '../series-follower-store.ts'
import { confirmReader, deleteReader, findReader, listReadersAt, type SeriesReader } from '../series-reader-store.ts'

/** The link in a letter proves that the address is read. */
export function answerSeriesMail(
  ground: Choosing,
  { token, follows }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return ground.database.inTransaction(async (tx) => {
    const id = readReaderToken(ground, token)
    if (id === null) return refuse('token_invalid')
    if (!follows) {
      await deleteReader(tx.db, id)
      return accept({ data: { follows } })
    }
    const reader = await findReader(tx.db, id)
    if (!reader) return refuse('token_invalid')
    await lockName(tx, `followers of ${reader.series}`)
    if (reader.confirmedAt === null && (await isTooMuch(tx, reader))) return refuse('series_followed_by_many')
    const at = ground.now().toISOString()
    await confirmReader(tx.db, id, at)
    const address = await addMailAddress(tx.db, { id: drawId(ground.chance), mark: reader.mark })
    await keepMailChoice(tx.db, address, { off: address.off.filter((topic) => topic !== 'series'), at })
    return accept({ data: { follows } })
  })
}

async function isTooMuch(tx: Transaction, { series, email }: SeriesReader): Promise<boolean> {
  const followed = (await listReadersAt(tx.db, email)).filter(({ confirmedAt }) => confirmedAt !== null)
  return followed.length >= MOST_FOLLOWED || (await countFollowers(tx.db, series)) >= MOST_FOLLOWERS
}

/** One-tap unsubscribe of mail programs; false for an unknown link. */
export async function leaveSeries(ground: Choosing, token: string): Promise<boolean> {
  return (await answerSeriesMail(ground, { token, follows: false })).accepted
}
