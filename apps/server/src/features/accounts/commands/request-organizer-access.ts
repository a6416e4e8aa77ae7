import type { requestOrganizerAccess as call } from '@tablee/contract/accounts/organizer-request'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import { askForAccess } from '@tablee/domain/accounts/organizer-request'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import type { AccountGround } from '../account-ground.ts'
import { lockAccount } from '../account-store.ts'
import { insertLetters } from '../letter-store.ts'
import { findRequest, keepRequest } from '../organizer-request-store.ts'
import { drawId } from '../secret.ts'

/** Mailed to the operator if a contact address is set. */
export async function requestOrganizerAccess(
  ground: AccountGround,
  caller: Caller,
  { text, language = SOURCE_LANGUAGE }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const { accountId } = caller
  return ground.database.inTransaction(async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) return refuse('account_required')
    const decision = askForAccess({
      isOrganizer: account.labels.includes(ORGANIZER_LABEL),
      isReachable: account.isEmailVerified || !ground.isMailSent,
      former: await findRequest(tx.db, accountId),
      ...{ text, now: ground.now() },
    })
    if (!decision.accepted) return decision
    const { askedAt } = decision.value
    await keepRequest(tx.db, { ...decision.value, accountId, language })
    const { supportEmail: to } = ground
    if (to !== null && ground.isMailSent) {
      const url = ground.pageOf('/become-organizer')
      await insertLetters(tx.db, [
        {
          ...{ id: drawId(ground.chance), accountId, kind: 'organizerAsked' as const, url, language: SOURCE_LANGUAGE },
          ...{ attempts: 0, dueAt: askedAt, createdAt: askedAt, about: { to, name: '', event: null } },
        },
      ])
      tx.afterCommit(ground.letterWaits)
    }
    return accept({ data: { askedAt: wireMoment(askedAt) } })
  })
}
