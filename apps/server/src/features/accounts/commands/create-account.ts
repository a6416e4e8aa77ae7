import type { CreateAccount } from '@tablee/contract/accounts/create-account'
import type { UserDocument } from '@tablee/contract/accounts/user-document'
import type { AccountId } from '@tablee/domain/accounts/account'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { toUserDocument } from '../account-document.ts'
import type { AccountGround } from '../account-ground.ts'
import { type Account, insertAccount } from '../account-store.ts'
import { drawId } from '../secret.ts'

export async function createAccount(ground: AccountGround, input: CreateAccount): Promise<Outcome<UserDocument>> {
  const id = (input.userId === 'unique()' ? drawId(ground.chance) : input.userId) as AccountId
  // The id must not be one a player or organizer without an account already uses.
  if (await ground.isPublicId(id)) return refuse('account_exists')
  if (await ground.isGuessable(input.password, input)) return refuse('password_guessable')
  const passwordHash = await ground.passwords.hash(input.password)
  const at = ground.now().toISOString()
  const account: Account = {
    id,
    email: input.email,
    isEmailVerified: false,
    name: input.name,
    passwordHash,
    prefs: {},
    labels: [],
    isEnabled: true,
    createdAt: at,
    updatedAt: at,
    passwordUpdatedAt: at,
    accessedAt: at,
    language: null,
  }
  const isNew = await ground.database.inTransaction((tx) => insertAccount(tx.db, account))
  return isNew ? accept(toUserDocument(account)) : refuse('account_exists')
}
