import type { ServedAccounts } from '@tablee/contract/serving/served-accounts'
import { accept, refuse } from '@tablee/domain/outcome'
import { toUserDocument } from './account-document.ts'
import type { AccountGround } from './account-ground.ts'
import { findAccount } from './account-store.ts'
import { createRecovery, createVerification } from './commands/ask-for-mail.ts'
import { updateName, updatePrefs } from './commands/change-account.ts'
import { createAccount } from './commands/create-account.ts'
import { endAllSessions, endSession } from './commands/end-sessions.ts'
import { updateRecovery, updateVerification } from './commands/follow-mail.ts'
import { openAccount } from './commands/open-account.ts'
import { signIn } from './commands/sign-in.ts'
import { updateEmail } from './commands/update-email.ts'
import { updatePassword } from './commands/update-password.ts'
import { findIdentity, identify } from './queries/identify.ts'
import { listOwnSessions } from './queries/own-sessions.ts'

export function serveAccounts(ground: AccountGround): ServedAccounts {
  return {
    identify: (proof) => identify(ground, proof),
    identifyById: (accountId, sessionId) => findIdentity(ground, accountId, ({ id }) => id === sessionId),
    create: (input) => createAccount(ground, input),
    signIn: (input, device) => signIn(ground, input, device),
    get: async (who) => {
      const account = await ground.database.read((db) => findAccount(db, who.accountId))
      return account ? accept(toUserDocument(account)) : refuse('account_required')
    },
    open: (who, language) => openAccount(ground, who, language),
    emailOf: async (id) => (await ground.database.read((db) => findAccount(db, id)))?.email ?? null,
    updateName: (who, name) => updateName(ground, who, name),
    updatePrefs: (who, prefs) => updatePrefs(ground, who, prefs),
    updateEmail: (who, input) => updateEmail(ground, who, input),
    updatePassword: (who, input) => updatePassword(ground, who, input),
    listSessions: (who) => listOwnSessions(ground, who),
    endSession: (who, sessionId) => endSession(ground, who, sessionId),
    endAllSessions: (who) => endAllSessions(ground, who),
    createVerification: (who, input) => createVerification(ground, who, input),
    updateVerification: (input) => updateVerification(ground, input),
    createRecovery: (input) => createRecovery(ground, input),
    updateRecovery: (input) => updateRecovery(ground, input),
  }
}
