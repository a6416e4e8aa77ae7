import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

type Sign = (text: string) => string
type Chance = (count: number) => Uint8Array

/** What signs a webhook: derived from the server's key, so that it is stored nowhere. */
export function hookSecret(
  sign: Sign,
  { id, generation }: { readonly id: string; readonly generation: number },
): string {
  return `whsec_${Buffer.from(sign(`hook ${id} ${generation}`), 'base64url').toString('base64')}`
}

/** Addresses may hold a password of the other side. */
export function sealAddress(
  { sign, chance }: { readonly sign: Sign; readonly chance: Chance },
  address: string,
): string {
  const nonce = Buffer.from(chance(NONCE_BYTES))
  const cipher = createCipheriv(CIPHER, keyOf(sign), nonce)
  const sealed = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null for one that another key sealed, as after a backup was restored without its keys. */
export function openAddress(sign: Sign, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const [tagAt, textAt] = [NONCE_BYTES, NONCE_BYTES + TAG_BYTES]
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(sign), bytes.subarray(0, tagAt), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(tagAt, textAt))
    return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyOf(sign: Sign): Buffer {
  return createHash('sha256').update(sign('addresses of hooks')).digest()
}
