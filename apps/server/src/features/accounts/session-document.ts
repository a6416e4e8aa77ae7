import type { SessionDocument } from '@tablee/contract/accounts/session-document'
import { wireMoment } from '@tablee/contract/wire-moment'
import { deviceOf } from './device-of-user-agent.ts'
import type { Session } from './session-store.ts'

export type SessionView = { readonly email: string; readonly current: boolean }

/** Without its secret. */
export function toSessionDocument(session: Session, { email, current }: SessionView): SessionDocument {
  const created = wireMoment(session.createdAt)
  const device = deviceOf(session.userAgent)
  return {
    $id: session.id,
    $createdAt: created,
    $updatedAt: created,
    userId: session.accountId,
    expire: wireMoment(session.expiresAt),
    provider: 'email',
    providerUid: email,
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
    ip: session.address,
    osCode: '',
    osName: device.system,
    osVersion: '',
    clientType: device.browser === '' ? '' : 'browser',
    clientCode: '',
    clientName: device.browser,
    clientVersion: '',
    clientEngine: '',
    clientEngineVersion: '',
    deviceName: device.kind,
    deviceBrand: '',
    deviceModel: '',
    countryCode: '',
    countryName: '',
    current,
    factors: ['password'],
    secret: '',
    mfaUpdatedAt: '',
  }
}
