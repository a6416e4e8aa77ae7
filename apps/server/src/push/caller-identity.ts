import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { CURVE } from './encrypt-call.ts'

export type CallerIdentity = { readonly subject: string; readonly publicKey: string; readonly privateKey: string }

const PRIVATE_BYTES = 32
const COORDINATE_BYTES = 32
/** RFC 8292 allows a day. */
const GOOD_FOR_S = 12 * 60 * 60

/** A P-256 key pair, the public key uncompressed, both base64url. */
export function drawCallerKeys(): Omit<CallerIdentity, 'subject'> {
  const pair = createECDH(CURVE)
  const publicKey = pair.generateKeys('base64url')
  const secret = pair.getPrivateKey()
  const privateKey = Buffer.concat([Buffer.alloc(PRIVATE_BYTES - secret.length), secret]).toString('base64url')
  return { publicKey, privateKey }
}

/** Identification for one push service (RFC 8292): a token for it alone, and the key that signed it. */
export function callerHeader({ subject, publicKey, privateKey }: CallerIdentity, endpoint: string, now: Date): string {
  const exp = Math.floor(now.getTime() / 1000) + GOOD_FOR_S
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: subject })}`
  const point = Buffer.from(publicKey, 'base64url')
  const coordinate = (at: number) => point.subarray(at, at + COORDINATE_BYTES).toString('base64url')
  const [x, y] = [coordinate(1), coordinate(1 + COORDINATE_BYTES)]
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y }, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${token}.${signature}, k=${publicKey}`
}
