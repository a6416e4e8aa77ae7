import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { writeToShop as call } from '@tablee/contract/shops/public-shop'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { writeToShop as decide, SHOP_MESSAGE_DAY_MS } from '@tablee/domain/shops/shop-message'
import { lockName } from '../../../database/connection/lock-name.ts'
import { findEventShop } from '../event-shop-store.ts'
import type { ShopGround } from '../shop-ground.ts'
import { countWritten, isMessageKnown, noteMessage } from '../shop-message-store.ts'
import { drawId } from '../shop-secret.ts'

type Input = ParsedInput<typeof call>

/** At the shop's address, or the organizer's own. Neither side learns the other's address unless wanted. */
export async function writeToShop(
  acting: Acting<ShopGround>,
  { tournamentId, name, text, isAnswerWanted, language = SOURCE_LANGUAGE, actId }: Input,
): Promise<Outcome<CallReply<typeof call>>> {
  const { caller, database, findAccount, markOf, now } = acting
  return database.inTransaction(async (tx) => {
    const { db } = tx
    await lockName(tx, `messages ${tournamentId}`)
    const event = await findEventShop(db, tournamentId)
    if (!event) return refuse('tournament_not_found', { code: tournamentId })
    const { shop } = event
    const sender = caller ? markOf(`writer ${caller.accountId}`) : ''
    const id = actId === undefined ? drawId(acting.chance) : markOf(`message ${tournamentId} ${sender} ${actId}`)
    if (await isMessageKnown(db, id)) return accept({ data: { tournamentId } })
    const organizer = await findAccount(db, event.organizer)
    // Only we write to unconfirmed addresses.
    const confirmed = organizer?.isEmailVerified ? organizer.email : null
    const own = confirmed !== null && (await acting.readsMessages(db, confirmed)) ? confirmed : null
    const to = shop?.profile.contact.email ?? own
    const isTaken = acting.isMailSent && event.isOpen && (shop === null || shop.profile.takesMessages)
    const at = now()
    const since = new Date(at.getTime() - SHOP_MESSAGE_DAY_MS).toISOString()
    const written = await countWritten(db, { tournamentId, sender, at: since })
    const decided = decide(written, { hasAccount: caller !== null, takesMessages: isTaken && to !== null })
    if (!decided.accepted || to === null) return decided.accepted ? refuse('shop_takes_no_messages') : decided
    const writer = caller && (await findAccount(db, caller.accountId))
    if (isAnswerWanted && !writer?.isEmailVerified) return refuse('email_unconfirmed')
    const replyTo = isAnswerWanted && writer ? writer.email : null
    await noteMessage(db, { id, tournamentId, sender, at: at.toISOString() })
    await acting.keepLetters(tx, [
      {
        ...{ kind: 'playerWrote', accountId: organizer?.id ?? null, to, language },
        name: shop?.profile.name ?? organizer?.name ?? '',
        link: acting.pageOf(`/tournament/${event.code}`),
        wrote: { from: name, event: event.name, text, replyTo },
      },
    ])
    return accept({ data: { tournamentId } })
  })
}
