/** A session as its owner sees it; members that this product has no use for are empty. */
export type SessionDocument = {
  readonly $id: string
  readonly $createdAt: string
  readonly $updatedAt: string
  readonly userId: string
  readonly expire: string
  readonly provider: 'email'
  readonly providerUid: string
  readonly providerAccessToken: ''
  readonly providerAccessTokenExpiry: ''
  readonly providerRefreshToken: ''
  readonly ip: string
  readonly osCode: string
  readonly osName: string
  readonly osVersion: string
  readonly clientType: string
  readonly clientCode: string
  readonly clientName: string
  readonly clientVersion: string
  readonly clientEngine: string
  readonly clientEngineVersion: string
  readonly deviceName: string
  readonly deviceBrand: string
  readonly deviceModel: string
  readonly countryCode: string
  readonly countryName: string
  readonly current: boolean
  readonly factors: readonly string[]
  /** Always empty: the secret is in the cookie only. */
  readonly secret: ''
  readonly mfaUpdatedAt: string
}

export type SessionList = { readonly total: number; readonly sessions: readonly SessionDocument[] }
