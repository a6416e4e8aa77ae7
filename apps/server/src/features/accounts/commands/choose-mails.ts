import type { chooseMails as call } from '@tablee/contract/accounts/mail-choices'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { MAIL_TOPICS } from '@tablee/domain/accounts/mail-topics'
import { accept, type Outcome } from '@tablee/domain/outcome'
import { type Choosing, findChosen } from '../chosen-address.ts'
import { addMailAddress, keepMailChoice } from '../mail-address-store.ts'
import { drawId } from '../secret.ts'

/** Whoever has the link of a letter, or the account, chooses what else comes to its address, which is confirmed by that. */
export function chooseMails(
  ground: Choosing,
  caller: Caller,
  { token, off }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return ground.database.inTransaction(async (tx) => {
    const chosen = await findChosen(ground, tx.db, { token, caller })
    if (!chosen.accepted) return chosen
    const { mark } = chosen.value
    const address = chosen.value.address ?? (await addMailAddress(tx.db, { id: drawId(ground.chance), mark }))
    const topics = MAIL_TOPICS.filter((topic) => off.includes(topic))
    await keepMailChoice(tx.db, address, { off: topics, at: ground.now().toISOString() })
    return accept({ data: { off: topics, isConfirmed: true } })
  })
}

/** What a mail program asks for with one tap (RFC 8058): nothing comes any more that can be turned off. */
export async function turnMailsOff(ground: Choosing, token: string): Promise<boolean> {
  return (await chooseMails(ground, null, { token, off: [...MAIL_TOPICS] })).accepted
}
