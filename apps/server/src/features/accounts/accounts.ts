import type { ServedAccounts } from '@tablee/contract/serving/served-accounts'
import { accept, refuse } from '@tablee/domain/outcome'
import { toUserDocument } from './account-document.ts'
import { findAccount } from './account-store.ts'
import type { Acting } from './acting.ts'
import { createRecovery, createVerification } from './commands/ask-for-mail.ts'
import { updateName, updatePrefs } from './commands/change-account.ts'
import { createAccount } from './commands/create-account.ts'
import { endAllSessions, endSession } from './commands/end-sessions.ts'
import { updateRecovery, updateVerification } from './commands/follow-mail.ts'
import { signIn } from './commands/sign-in.ts'
import { updateEmail } from './commands/update-email.ts'
import { updatePassword } from './commands/update-password.ts'
import { findIdentity, identify } from './queries/identify.ts'
import { listOwnSessions } from './queries/own-sessions.ts'

/** Accounts for the protocol: each call with the command or the query that answers it. */
export function serveAccounts(acting: Acting): ServedAccounts {
  return {
    identify: (proof) => identify(acting, proof),
    identifyById: (accountId, sessionId) => findIdentity(acting, accountId, ({ id }) => id === sessionId),
    create: (input) => createAccount(acting, input),
    signIn: (input, device) => signIn(acting, input, device),
    get: async (who) => {
      const account = await acting.database.read((db) => findAccount(db, who.accountId))
      return account ? accept(toUserDocument(account)) : refuse('account_required')
    },
    updateName: (who, name) => updateName(acting, who, name),
    updatePrefs: (who, prefs) => updatePrefs(acting, who, prefs),
    updateEmail: (who, input) => updateEmail(acting, who, input),
    updatePassword: (who, input) => updatePassword(acting, who, input),
    listSessions: (who) => listOwnSessions(acting, who),
    endSession: (who, sessionId) => endSession(acting, who, sessionId),
    endAllSessions: (who) => endAllSessions(acting, who),
    createVerification: (who, input) => createVerification(acting, who, input),
    updateVerification: (input) => updateVerification(acting, input),
    createRecovery: (input) => createRecovery(acting, input),
    updateRecovery: (input) => updateRecovery(acting, input),
  }
}
