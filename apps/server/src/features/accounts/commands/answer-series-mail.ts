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

/** Whoever has a letter about a series reads the mail of its address: they hear of each date, or no more. */
export function answerSeriesMail(
  ground: Choosing,
  { token, follows }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return ground.database.inTransaction(async (tx) => {
    const id = readReaderToken(ground, token)
    if (id === null) return refuse('token_invalid')
    if (!follows) {
      // Twice is the same as once.
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

/** What a mail program asks for with one tap; false for a link that is none of ours. */
export async function leaveSeries(ground: Choosing, token: string): Promise<boolean> {
  return (await answerSeriesMail(ground, { token, follows: false })).accepted
}
