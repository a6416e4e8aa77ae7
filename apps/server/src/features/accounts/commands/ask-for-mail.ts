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

/** No id of an account looks like this. */
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
 * The answer, and the work behind it, are the same whether the address is somebody's or nobody's: nobody's letter is
 * kept like any other, and thrown away by whoever comes to send it.
 */
export async function createRecovery(ground: AccountGround, mail: Mailed<CreateRecovery>): Promise<TokenDocument> {
  const account = await ground.database.read((db) => findAccountByEmail(db, mail.email))
  const token = await askForMail(ground, { kind: 'recovery', accountId: account?.id ?? NOBODY, mail })
  // Never the id of the account, which an unknown address could not have; the mail carries it.
  return { ...token, userId: drawId(ground.chance) }
}

type Asked = {
  readonly kind: Exclude<LinkLetterKind, 'emailChange'>
  readonly accountId: AccountId
  readonly mail: Mailed<{ readonly url: string }>
}

/** Token and letter are kept together; the secret is drawn when the letter is written, and never kept. */
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
    // In the order of the postman, who takes the letter before its token.
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
