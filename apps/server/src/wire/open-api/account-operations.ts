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
import type { Operation } from './operation.ts'

const room = 'accounts'
const PREFS = { json: { type: 'object' } }
const JWT = { json: { type: 'object', properties: { jwt: { type: 'string' } }, required: ['jwt'] } }

const itself: readonly Operation[] = [
  {
    ...{ method: 'post', path: '/account', room, summary: 'Register; signs nobody in' },
    ...{ body: createAccountInput, answers: { 201: userDocument } },
  },
  { method: 'get', path: '/account', room, summary: 'The account of the session', answers: { 200: userDocument } },
  { method: 'get', path: '/account/prefs', room, summary: 'Its preferences', answers: { 200: PREFS } },
  {
    ...{ method: 'patch', path: '/account/prefs', room, summary: 'Replace all preferences' },
    ...{ body: updatePrefsInput, answers: { 200: userDocument } },
  },
  {
    ...{ method: 'patch', path: '/account/name', room, summary: 'Change the name' },
    ...{ body: updateNameInput, answers: { 200: userDocument } },
  },
  {
    ...{ method: 'patch', path: '/account/email', room, summary: 'Change the address; it is to be verified again' },
    ...{ body: updateEmailInput, answers: { 200: userDocument } },
  },
  {
    ...{ method: 'patch', path: '/account/password', room, summary: 'Change the password; ends all other sessions' },
    ...{ body: updatePasswordInput, answers: { 200: userDocument } },
  },
]

const sessions: readonly Operation[] = [
  {
    ...{ method: 'post', path: '/account/sessions/email', room, summary: 'Sign in; the answer sets the cookie' },
    ...{ body: createEmailSessionInput, answers: { 201: sessionDocument } },
  },
  { method: 'get', path: '/account/sessions', room, summary: 'Where one is signed in', answers: { 200: sessionList } },
  { method: 'delete', path: '/account/sessions', room, summary: 'Sign out everywhere', answers: { 204: 'nothing' } },
  {
    ...{ method: 'get', path: '/account/sessions/{sessionId}', room, summary: 'One session; `current` is this one' },
    answers: { 200: sessionDocument },
  },
  {
    ...{ method: 'delete', path: '/account/sessions/{sessionId}', room, summary: 'Sign out' },
    answers: { 204: 'nothing' },
  },
]

/** Clients of different majors name the same call in two ways. */
const jwts = ['/account/jwts', '/account/jwt'].map(
  (path): Operation => ({ method: 'post', path, room, summary: 'A token for 15 minutes', answers: { 201: JWT } }),
)

const verifications = ['/account/verification', '/account/verifications/email'].flatMap(
  (path): readonly Operation[] => [
    {
      ...{ method: 'post', path, room, summary: 'Mail a link that proves the address' },
      ...{ body: createVerificationInput, answers: { 201: tokenDocument } },
    },
    {
      ...{ method: 'put', path, room, summary: 'Give back the secret of the mailed link' },
      ...{ body: updateVerificationInput, answers: { 200: tokenDocument } },
    },
  ],
)

const recoveries: readonly Operation[] = [
  {
    ...{ method: 'post', path: '/account/recovery', room, summary: 'Mail a link for a new password' },
    ...{ body: createRecoveryInput, answers: { 201: tokenDocument } },
  },
  {
    ...{
      method: 'put',
      path: '/account/recovery',
      room,
      summary: 'A new password, with the secret of the mailed link',
    },
    ...{ body: updateRecoveryInput, answers: { 200: tokenDocument } },
  },
]

export const accountOperations: readonly Operation[] = [
  ...itself,
  ...sessions,
  ...jwts,
  ...verifications,
  ...recoveries,
]
