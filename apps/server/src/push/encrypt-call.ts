import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { CallSubscription } from '@tablee/contract/serving/player-calling'

export const CURVE = 'prime256v1'
const SALT_BYTES = 16
/** Larger than any of our calls: there is only one record. */
const RECORD_BYTES = 4096
const LAST_RECORD = Buffer.from([2])

/** Drawn for a single call. */
export type Drawn = { readonly key: ECDH; readonly salt: Buffer }

function draw(): Drawn {
  const key = createECDH(CURVE)
  key.generateKeys()
  return { key, salt: randomBytes(SALT_BYTES) }
}

/** Text only the subscribed browser can read (RFC 8291, coding aes128gcm of RFC 8188). Throws for invalid keys. */
export function encryptCall(text: string, keys: CallSubscription['keys'], { key, salt }: Drawn = draw()): Buffer {
  const [theirs, auth] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')]
  const ours = key.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = Buffer.from(hkdfSync('sha256', key.computeSecret(theirs), auth, info, 32))
  const derived = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_BYTES)
  head.writeUInt8(ours.length, 4)
  const record = Buffer.concat([Buffer.from(text), LAST_RECORD])
  return Buffer.concat([salt, head, ours, cipher.update(record), cipher.final(), cipher.getAuthTag()])
}
