import * as z from 'zod/mini'

/** A session as its owner sees it; members unused by this product are empty. */
export const sessionDocument = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  userId: z.string(),
  expire: z.string(),
  provider: z.literal('email'),
  providerUid: z.string(),
  providerAccessToken: z.literal(''),
  providerAccessTokenExpiry: z.literal(''),
  providerRefreshToken: z.literal(''),
  ip: z.string(),
  osCode: z.string(),
  osName: z.string(),
  osVersion: z.string(),
  clientType: z.string(),
  clientCode: z.string(),
  clientName: z.string(),
  clientVersion: z.string(),
  clientEngine: z.string(),
  clientEngineVersion: z.string(),
  deviceName: z.string(),
  deviceBrand: z.string(),
  deviceModel: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  current: z.boolean(),
  factors: z.array(z.string()),
  /** Always empty: the secret is only in the cookie. */
  secret: z.literal(''),
  mfaUpdatedAt: z.string(),
})

export const sessionList = z.object({ total: z.int(), sessions: z.array(sessionDocument) })

export type SessionDocument = z.output<typeof sessionDocument>
export type SessionList = z.output<typeof sessionList>
