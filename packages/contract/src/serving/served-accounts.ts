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

/** A session's proof: the two members of the cookie. */
export type SessionProof = { readonly accountId: string; readonly secret: string }

/** The origin of a sign-in, for the list of sessions. */
export type Device = { readonly address: string; readonly userAgent: string }

/** Mail uses the language of the request that caused it. */
export type Mailed<Input> = Input & { readonly language: Language }

export type NewSession = { readonly session: SessionDocument; readonly secret: string }

/** Accounts as the protocol sees them. The caller is an identity that `identify` found for this request. */
export type ServedAccounts = {
  readonly identify: (proof: SessionProof) => Promise<Identity | null>
  readonly identifyById: (accountId: AccountId, sessionId: SessionId) => Promise<Identity | null>
  readonly create: (input: CreateAccount) => Promise<Outcome<UserDocument>>
  readonly signIn: (input: CreateEmailSession, device: Device) => Promise<Outcome<NewSession>>
  readonly get: (who: Identity) => Promise<Outcome<UserDocument>>
  /** For the app, which says its person's language. */
  readonly open: (who: Identity, language: Language) => Promise<Outcome<UserDocument>>
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
