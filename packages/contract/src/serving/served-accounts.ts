import type { AccountId, SessionId } from '@tablee/domain/accounts/account'
import type { Prefs } from '@tablee/domain/accounts/prefs'
import type { Language } from '@tablee/domain/language'
import type { Outcome } from '@tablee/domain/outcome'
import type { CreateAccount } from '../accounts/create-account.ts'
import type { CreateEmailSession } from '../accounts/create-email-session.ts'
import type { CreateRecovery, UpdateRecovery } from '../accounts/recovery.ts'
import type { SessionDocument, SessionList } from '../accounts/session-document.ts'
import type { TokenDocument } from '../accounts/token-document.ts'
import type { UpdateEmail, UpdatePassword } from '../accounts/update-account.ts'
import type { UserDocument } from '../accounts/user-document.ts'
import type { UpdateVerification } from '../accounts/verification.ts'
import type { Identity } from './caller.ts'

/** What proves a session: the two members of the cookie's value. */
export type SessionProof = { readonly accountId: string; readonly secret: string }

/** Where a sign-in comes from, for the list of one's sessions. */
export type Device = { readonly address: string; readonly userAgent: string }

/** A mail is written in the language of the request that caused it. */
export type Mailed<Input> = Input & { readonly language: Language }

export type NewSession = { readonly session: SessionDocument; readonly secret: string }

/** Accounts as the protocol sees them. Whoever acts is an identity, found by `identify` for this request. */
export type ServedAccounts = {
  readonly identify: (proof: SessionProof) => Promise<Identity | null>
  readonly identifyById: (accountId: AccountId, sessionId: SessionId) => Promise<Identity | null>
  readonly create: (input: CreateAccount) => Promise<Outcome<UserDocument>>
  readonly signIn: (input: CreateEmailSession, device: Device) => Promise<Outcome<NewSession>>
  readonly get: (who: Identity) => Promise<Outcome<UserDocument>>
  /** The same for the app, which says in which language its person reads. */
  readonly open: (who: Identity, language: Language) => Promise<Outcome<UserDocument>>
  /** The address of mail of an account; null where there is none. */
  readonly emailOf: (id: AccountId) => Promise<string | null>
  readonly updateName: (who: Identity, name: string) => Promise<Outcome<UserDocument>>
  readonly updatePrefs: (who: Identity, prefs: Prefs) => Promise<Outcome<UserDocument>>
  readonly updateEmail: (who: Identity, input: Mailed<UpdateEmail>) => Promise<Outcome<UserDocument>>
  readonly updatePassword: (who: Identity, input: UpdatePassword) => Promise<Outcome<UserDocument>>
  readonly listSessions: (who: Identity) => Promise<SessionList>
  readonly endSession: (who: Identity, sessionId: SessionId) => Promise<Outcome<SessionId>>
  readonly endAllSessions: (who: Identity) => Promise<void>
  readonly createVerification: (
    who: Identity,
    input: Mailed<{ readonly url: string }>,
  ) => Promise<Outcome<TokenDocument>>
  readonly updateVerification: (input: UpdateVerification) => Promise<Outcome<TokenDocument>>
  readonly createRecovery: (input: Mailed<CreateRecovery>) => Promise<TokenDocument>
  readonly updateRecovery: (input: UpdateRecovery) => Promise<Outcome<TokenDocument>>
}
