import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { Account } from './account-store.ts'

export function toUserDocument(account: Account): UserDocument {
  return {
    $id: account.id,
    $createdAt: wireMoment(account.createdAt),
    $updatedAt: wireMoment(account.updatedAt),
    name: account.name,
    registration: wireMoment(account.createdAt),
    status: account.isEnabled,
    labels: [...account.labels],
    passwordUpdate: wireMoment(account.passwordUpdatedAt),
    email: account.email,
    phone: '',
    emailVerification: account.isEmailVerified,
    phoneVerification: false,
    mfa: false,
    prefs: account.prefs,
    targets: [],
    accessedAt: wireMoment(account.accessedAt),
  }
}
