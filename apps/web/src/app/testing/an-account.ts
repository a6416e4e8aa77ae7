import type { UserDocument } from '@tablee/contract/accounts/user-document'

/** Its id starts with `account-`. */
export function anAccount(overrides: Partial<UserDocument> = {}): UserDocument {
  const moment = '2030-01-31T18:00:00.000+00:00'
  return {
    $id: 'account-zoe',
    $createdAt: moment,
    $updatedAt: moment,
    name: 'Zoé',
    registration: moment,
    status: true,
    labels: [],
    passwordUpdate: moment,
    email: 'zoe@example.org',
    phone: '',
    emailVerification: true,
    phoneVerification: false,
    mfa: false,
    prefs: { firstName: 'Zoé', lastName: 'Martin', location: 'Lyon' },
    targets: [],
    accessedAt: moment,
    ...overrides,
  }
}
