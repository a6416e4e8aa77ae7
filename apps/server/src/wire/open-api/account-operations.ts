import { createAccountInput } from '@tablee/contract/accounts/create-account'
import { createEmailSessionInput } from '@tablee/contract/accounts/create-email-session'
import { createRecoveryInput, updateRecoveryInput } from '@tablee/contract/accounts/recovery'
import { sessionDocument, sessionList } from '@tablee/contract/accounts/session-document'
import { tokenDocument } from '@tablee/contract/accounts/token-document'
import {
  updateEmailInput,
  updateNameInput,
  updatePasswordInput,
  updatePrefsInput,
} from '@tablee/contract/accounts/update-account'
import { userDocument } from '@tablee/contract/accounts/user-document'
import { createVerificationInput, updateVerificationInput } from '@tablee/contract/accounts/verification'
import type { ErrorType } from '../protocol-error.ts'
import type { Operation } from './operation.ts'

const room = 'accounts'
const signedIn: readonly ErrorType[] = ['general_unauthorized_scope', 'user_jwt_invalid']
const limited: readonly ErrorType[] = ['general_argument_invalid', 'general_rate_limit_exceeded']
const mailed: readonly ErrorType[] = [...limited, 'general_smtp_disabled']
const followed: readonly ErrorType[] = [...limited, 'user_invalid_token', 'user_not_found']
const PREFS = { json: { type: 'object' } }
const JWT = { json: { type: 'object', properties: { jwt: { type: 'string' } }, required: ['jwt'] } }

const itself: readonly Operation[] = [
  {
    ...{ method: 'post', path: '/account', room, summary: 'Register; signs nobody in' },
    ...{ body: createAccountInput, answers: { 201: userDocument } },
    errors: [...limited, 'password_personal_data', 'user_already_exists'],
  },
  {
    method: 'get',
    path: '/account',
    room,
    summary: 'The account of the session',
    answers: { 200: userDocument },
    errors: signedIn,
  },
  {
    method: 'get',
    path: '/account/prefs',
    room,
    summary: 'Its preferences',
    answers: { 200: PREFS },
    errors: signedIn,
  },
  {
    ...{ method: 'patch', path: '/account/prefs', room, summary: 'Replace all preferences' },
    ...{ body: updatePrefsInput, answers: { 200: userDocument } },
    errors: [...signedIn, 'general_argument_invalid'],
  },
  {
    ...{ method: 'patch', path: '/account/name', room, summary: 'Change the name' },
    ...{ body: updateNameInput, answers: { 200: userDocument } },
    errors: [...signedIn, 'general_argument_invalid'],
  },
  {
    ...{ method: 'patch', path: '/account/email', room, summary: 'Change the address; it is to be verified again' },
    ...{ body: updateEmailInput, answers: { 200: userDocument } },
    errors: [...signedIn, ...limited, 'user_invalid_credentials', 'user_already_exists'],
  },
  {
    ...{ method: 'patch', path: '/account/password', room, summary: 'Change the password; ends all other sessions' },
    ...{ body: updatePasswordInput, answers: { 200: userDocument } },
    errors: [...signedIn, ...limited, 'user_invalid_credentials', 'password_personal_data', 'password_recently_used'],
  },
]

const sessions: readonly Operation[] = [
  {
    ...{ method: 'post', path: '/account/sessions/email', room, summary: 'Sign in; the answer sets the cookie' },
    ...{ body: createEmailSessionInput, answers: { 201: sessionDocument } },
    errors: [...limited, 'user_invalid_credentials', 'user_blocked', 'user_session_already_exists'],
  },
  {
    method: 'get',
    path: '/account/sessions',
    room,
    summary: 'Where one is signed in',
    answers: { 200: sessionList },
    errors: signedIn,
  },
  {
    method: 'delete',
    path: '/account/sessions',
    room,
    summary: 'Sign out everywhere',
    answers: { 204: 'nothing' },
    errors: signedIn,
  },
  {
    ...{ method: 'get', path: '/account/sessions/{sessionId}', room, summary: 'One session; `current` is this one' },
    answers: { 200: sessionDocument },
    errors: [...signedIn, 'user_session_not_found'],
  },
  {
    ...{ method: 'delete', path: '/account/sessions/{sessionId}', room, summary: 'Sign out' },
    answers: { 204: 'nothing' },
    errors: [...signedIn, 'user_session_not_found'],
  },
]

/** Majors of the client name this call differently. */
const jwts = ['/account/jwts', '/account/jwt'].map(
  (path): Operation => ({
    method: 'post',
    path,
    room,
    summary: 'A token for 15 minutes',
    answers: { 201: JWT },
    errors: signedIn,
  }),
)

const verifications = ['/account/verification', '/account/verifications/email'].flatMap(
  (path): readonly Operation[] => [
    {
      ...{ method: 'post', path, room, summary: 'Mail a link that proves the address' },
      ...{ body: createVerificationInput, answers: { 201: tokenDocument } },
      errors: [...signedIn, ...mailed, 'user_email_already_verified'],
    },
    {
      ...{ method: 'put', path, room, summary: 'Give back the secret of the mailed link' },
      ...{ body: updateVerificationInput, answers: { 200: tokenDocument } },
      errors: followed,
    },
  ],
)

const recoveries: readonly Operation[] = [
  {
    ...{ method: 'post', path: '/account/recovery', room, summary: 'Mail a link for a new password' },
    ...{ body: createRecoveryInput, answers: { 201: tokenDocument } },
    errors: mailed,
  },
  {
    ...{
      method: 'put',
      path: '/account/recovery',
      room,
      summary: 'A new password, with the secret of the mailed link',
    },
    ...{ body: updateRecoveryInput, answers: { 200: tokenDocument } },
    errors: [...followed, 'password_personal_data'],
  },
]

export const accountOperations: readonly Operation[] = [
  ...itself,
  ...sessions,
  ...jwts,
  ...verifications,
  ...recoveries,
]
