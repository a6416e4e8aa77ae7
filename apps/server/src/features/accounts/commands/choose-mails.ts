import type { chooseMails as call } from '@tablee/contract/accounts/mail-choices'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { ALL_TOPICS } from '@tablee/domain/accounts/mail-topics'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { type Choosing, findChosen } from '../chosen-address.ts'
import { addMailAddress, findMailAddress, keepMailChoice, refuseLetters } from '../mail-address-store.ts'
import { readMailToken, readReaderToken } from '../mail-links.ts'
import { drawId } from '../secret.ts'
import { deleteReadersOf } from '../series-reader-store.ts'
import { leaveSeries } from './answer-series-mail.ts'

/** Choosing confirms the address. */
export function chooseMails(
  ground: Choosing,
  caller: Caller,
  { token, off, isRefused = false }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return ground.database.inTransaction(async (tx) => {
    const chosen = await findChosen(ground, tx.db, { token, caller })
    if (!chosen.accepted) return chosen
    const { mark } = chosen.value
    const address = chosen.value.address ?? (await addMailAddress(tx.db, { id: drawId(ground.chance), mark }))
    const at = ground.now().toISOString()
    if (isRefused && token !== undefined) {
      await refuseLetters(tx.db, address.id, at)
      await deleteReadersOf(tx.db, mark)
      return accept({ data: { off: [...address.off], isConfirmed: address.confirmedAt !== null, isRefused } })
    }
    const topics = ALL_TOPICS.filter((topic) => off.includes(topic))
    await keepMailChoice(tx.db, address, { off: topics, at })
    return accept({ data: { off: topics, isConfirmed: true, isRefused: false } })
  })
}

/**
 * One-tap unsubscribe (RFC 8058): ends the letters of that series, or everything that can be turned off; an address never confirmed gets
 * nothing more at all.
 */
export async function turnMailsOff(ground: Choosing, token: string): Promise<boolean> {
  if (readReaderToken(ground, token) !== null) return leaveSeries(ground, token)
  const id = readMailToken(ground, token)
  const address = id === null ? null : await ground.database.read((db) => findMailAddress(db, id))
  if (!address) return false
  const isRefused = address.confirmedAt === null
  return (await chooseMails(ground, null, { token, off: [...ALL_TOPICS], isRefused })).accepted
}
