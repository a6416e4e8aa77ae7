import type { CreateRecovery } from '@tablee/contract/accounts/recovery'
import type { TokenDocument } from '@tablee/contract/accounts/token-document'
import type { Identity } from '@tablee/contract/serving/caller'
import type { LinkLetterKind } from '@tablee/contract/serving/letter'
import type { Mailed } from '@tablee/contract/serving/served-accounts'
import { wireMoment } from '@tablee/contract/wire-moment'
import { type AccountId, MAILED_LINK_LIFE_MS } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { type AccountGround, later } from '../account-ground.ts'
import { findAccount, findAccountByEmail } from '../account-store.ts'
import { replaceLetter } from '../letter-store.ts'
import { drawId } from '../secret.ts'
import { type MailedToken, replaceToken } from '../token-store.ts'

/** No account id looks like this. */
export const NOBODY = '-' as AccountId

export async function createVerification(
  ground: AccountGround,
  who: Identity,
  mail: Mailed<{ readonly url: string }>,
): Promise<Outcome<TokenDocument>> {
  const account = await ground.database.read((db) => findAccount(db, who.accountId))
  if (!account) return refuse('account_required')
  if (account.isEmailVerified) return refuse('email_already_verified')
  return accept(await askForMail(ground, { kind: 'verification', accountId: account.id, mail }))
}

/**
 * Known and unknown addresses cause the same answer and work: a letter for an unknown one is stored too, and discarded when it would be
 * sent.
 */
export async function createRecovery(ground: AccountGround, mail: Mailed<CreateRecovery>): Promise<TokenDocument> {
  const account = await ground.database.read((db) => findAccountByEmail(db, mail.email))
  const token = await askForMail(ground, { kind: 'recovery', accountId: account?.id ?? NOBODY, mail })
  // Never the account id, which would reveal that the address is known; the mail carries it.
  return { ...token, userId: drawId(ground.chance) }
}

type Asked = {
  readonly kind: Exclude<LinkLetterKind, 'emailChange'>
  readonly accountId: AccountId
  readonly mail: Mailed<{ readonly url: string }>
}

/** The secret is drawn when the letter is written, and never stored. */
async function askForMail(ground: AccountGround, { kind, accountId, mail }: Asked): Promise<TokenDocument> {
  const now = ground.now()
  const createdAt = now.toISOString()
  const token: MailedToken = {
    id: drawId(ground.chance),
    accountId,
    kind,
    createdAt,
    expiresAt: later(now, MAILED_LINK_LIFE_MS),
    email: null,
    sessionId: null,
  }
  const document = toTokenDocument(token)
  const { url, language } = mail
  await ground.database.inTransaction(async (tx) => {
    // The postman locks in this order.
    await replaceLetter(tx.db, {
      id: token.id,
      accountId,
      kind,
      url,
      language,
      attempts: 0,
      dueAt: createdAt,
      createdAt,
      about: null,
    })
    await replaceToken(tx.db, token)
    tx.afterCommit(() => {
      ground.letterWaits()
      ground.announce({ accountId, path: [kind, { id: token.id }, 'create'], payload: document })
    })
  })
  return document
}

export function toTokenDocument({ id, accountId, createdAt, expiresAt }: MailedToken): TokenDocument {
  return {
    $id: id,
    $createdAt: wireMoment(createdAt),
    userId: accountId,
    secret: '',
    expire: wireMoment(expiresAt),
    phrase: '',
  }
}
