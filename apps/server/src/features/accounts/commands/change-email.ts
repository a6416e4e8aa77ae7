import type { changeEmail as call, confirmEmailChange as confirmCall } from '@tablee/contract/accounts/change-email'
import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Caller } from '@tablee/contract/serving/caller'
import { wireMoment } from '@tablee/contract/wire-moment'
import { type AccountId, MAILED_LINK_LIFE_MS } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import { askForEmailChange, COUNTED_LINKS_MS } from '@tablee/domain/accounts/email-change'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { lockName } from '../../../database/connection/lock-name.ts'
import type { Transaction } from '../../../database/database.ts'
import { type AccountGround, later } from '../account-ground.ts'
import { type Account, findAccount, isEmailTaken, lockAccount } from '../account-store.ts'
import { forgetAskedLinks, keepAskedLink, listAskedLinks } from '../asked-link-store.ts'
import { replaceLetter } from '../letter-store.ts'
import { addressMark } from '../mail-links.ts'
import { findRight } from '../right-link.ts'
import { drawId } from '../secret.ts'
import { findToken, type MailedToken, replaceToken } from '../token-store.ts'
import { NOBODY } from './ask-for-mail.ts'
import { moveToEmail } from './move-to-email.ts'

/** Nothing changes until the mailed link is followed. */
export async function changeEmail(
  ground: AccountGround,
  caller: Caller,
  { email, password, language = SOURCE_LANGUAGE }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  if (!caller) return refuse('account_required')
  const { accountId, sessionId } = caller
  const account = await ground.database.read((db) => findAccount(db, accountId))
  if (!account) return refuse('account_required')
  if (!(await ground.passwords.verify(account.passwordHash, password))) return refuse('password_wrong')
  if (!ground.isMailSent) return refuse('mails_not_sent')
  const now = ground.now()
  const createdAt = now.toISOString()
  const token: MailedToken = {
    ...{ id: drawId(ground.chance), accountId, kind: 'emailChange' as const, createdAt, email, sessionId },
    expiresAt: later(now, MAILED_LINK_LIFE_MS),
  }
  return ground.database.inTransaction(async (tx) => {
    await lockName(tx, `email ${email}`)
    const held = await lockAccount(tx, accountId)
    if (!held) return refuse('account_required')
    if (held.passwordHash !== account.passwordHash) return refuse('password_wrong')
    const decision = await decideAmongAsked(ground, tx, { held, email, token })
    if (!decision.accepted) return decision
    const { isCounted, isMailed } = decision.value
    const last = isCounted ? null : await findToken(tx.db, token)
    if (last?.email === email && last.expiresAt > createdAt) return accept(told({ ...last, email }))
    await replaceLetter(tx.db, {
      ...{ id: token.id, kind: 'emailChange' as const, url: ground.pageOf('/verify-email?change=1'), language },
      // A letter to no one is stored too, and discarded when it would be sent.
      accountId: isMailed ? accountId : NOBODY,
      ...{ attempts: 0, dueAt: createdAt, createdAt, about: null },
    })
    await replaceToken(tx.db, token)
    tx.afterCommit(ground.letterWaits)
    return accept(told({ ...token, email }))
  })
}

type Asking = { readonly held: Account; readonly email: Email; readonly token: MailedToken }

/** Counts this link among the last hour's to that address. */
async function decideAmongAsked(ground: AccountGround, tx: Transaction, { held, email, token }: Asking) {
  const since = later(ground.now(), -COUNTED_LINKS_MS)
  const mark = addressMark(ground, email)
  const asker = { accountId: held.id, isConfirmed: held.isEmailVerified }
  await forgetAskedLinks(tx.db, since)
  const decision = askForEmailChange({
    ...{ present: held.email, wanted: email, asker },
    isTaken: await isEmailTaken(tx.db, email, held.id),
    asked: await listAskedLinks(tx.db, mark, since),
  })
  const isCounted = decision.accepted && decision.value.isCounted
  if (isCounted) await keepAskedLink(tx.db, { ...asker, id: token.id, mark, at: token.createdAt })
  return decision
}

/** The hour starts with the request: the answer must not reveal whether a letter was sent. */
function told({
  email,
  createdAt,
}: Pick<MailedToken, 'createdAt'> & { readonly email: Email }): CallReply<typeof call> {
  return { data: { email, expiresAt: wireMoment(later(new Date(createdAt), MAILED_LINK_LIFE_MS)) } }
}

/** Needs no session, as mail may be read on another device. The session that asked continues, all others end. */
export function confirmEmailChange(
  ground: AccountGround,
  { userId, secret, language = SOURCE_LANGUAGE }: ParsedInput<typeof confirmCall>,
): Promise<Outcome<CallReply<typeof confirmCall>>> {
  return ground.database.inTransaction(async (tx) => {
    const token = await findRight(ground, tx.db, { accountId: userId, kind: 'emailChange', secret })
    if (!token?.email) return refuse('token_invalid')
    const { email, sessionId } = token
    await lockName(tx, `email ${email}`)
    const account = await lockAccount(tx, userId)
    // Again, now that the account is locked: the link works once.
    if (!account || !(await findRight(ground, tx.db, { accountId: userId, kind: 'emailChange', secret }))) {
      return refuse('token_invalid')
    }
    // Following the link proves that the address is read, so its owner may learn that it is taken.
    if (await isEmailTaken(tx.db, email, userId as AccountId)) return refuse('account_exists')
    await moveToEmail(ground, tx, { account, email, isEmailVerified: true, keepsSession: sessionId, language })
    return accept({ data: { email } })
  })
}
