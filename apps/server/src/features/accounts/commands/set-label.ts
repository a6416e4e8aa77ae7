import { randomBytes } from 'node:crypto'
import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import { readEmail } from '@tablee/domain/accounts/email'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import type { Database, Transaction } from '../../../database/database.ts'
import { toUserDocument } from '../account-document.ts'
import {
  type Account,
  changeAccount,
  findAccountByEmail,
  listAccountsWithLabel,
  lockAccount,
} from '../account-store.ts'
import { insertLetters } from '../letter-store.ts'
import { deleteRequest } from '../organizer-request-store.ts'
import { drawId } from '../secret.ts'

export type LabelChange = {
  readonly email: string
  readonly label: string
  readonly isGiven: boolean
  /** Skips accounts with an unverified address. */
  readonly isVerifiedOnly?: boolean
  readonly at: Date
}

/** Null when the address is unknown. */
export function setLabel(
  database: Database,
  { email, label, isGiven, isVerifiedOnly = false, at }: LabelChange,
): Promise<UserDocument | 'email_unverified' | null> {
  return database.inTransaction(async (tx) => {
    const address = readEmail(email)
    const found = address && (await findAccountByEmail(tx.db, address))
    const account = found && (await lockAccount(tx, found.id))
    if (!account) return null
    if (isGiven && label === ORGANIZER_LABEL && (account.isEmailVerified || !isVerifiedOnly)) {
      await deleteRequest(tx.db, account.id)
    }
    if (account.labels.includes(label) === isGiven) return toUserDocument(account)
    if (isVerifiedOnly && !account.isEmailVerified) return 'email_unverified'
    const others = account.labels.filter((one) => one !== label)
    const labels = isGiven ? [...others, label] : others
    const changed = await changeAccount(tx, account.id, { labels, at: at.toISOString() })
    if (changed && isGiven && label === ORGANIZER_LABEL) await tellGranted(tx, account, at.toISOString())
    return changed && toUserDocument(changed)
  })
}

async function tellGranted(tx: Transaction, { id, email, name }: Account, at: string): Promise<void> {
  await insertLetters(tx.db, [
    {
      ...{ id: drawId(randomBytes), accountId: id, kind: 'organizerGranted', url: '', language: SOURCE_LANGUAGE },
      ...{ attempts: 0, dueAt: at, createdAt: at, about: { to: email, name, event: null } },
    },
  ])
}

export async function listLabelled(database: Database, label: string): Promise<readonly UserDocument[]> {
  const accounts = await database.read((db) => listAccountsWithLabel(db, label))
  return accounts.map(toUserDocument)
}
