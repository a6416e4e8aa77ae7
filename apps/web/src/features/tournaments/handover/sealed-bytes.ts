import { deflated, inflated } from '../codes/deflated.ts'
import { phraseKey } from './phrase.ts'

/** Rounds of PBKDF2 with SHA-256: a fifth of a second on a phone, once. */
export const KEY_ROUNDS = 600_000
/** A file that asks for more keeps a phone busy for nothing; one that asks for less was not made here. */
const FEWEST_ROUNDS = 100_000
const MOST_ROUNDS = 2_000_000

/** Ten times an evening of 256 people. */
export const LARGEST_SEALED = 4_194_304
const LARGEST_TEXT = 33_554_432

/** "TABLEE" and the version of what follows. */
const MARK = Uint8Array.of(0x54, 0x41, 0x42, 0x4c, 0x45, 0x45, 0, 1)
const SALT = 16
const NONCE = 12
const HEAD = MARK.length + 4 + SALT + NONCE

export type Unsealed =
  | { readonly kind: 'open'; readonly text: string }
  | { readonly kind: 'wrong_phrase' }
  /** Another file, or one of a newer version. */
  | { readonly kind: 'not_ours' }

/** A text that only the phrase opens: AES-GCM, whose key is made of the phrase; whatever stands before the text is bound to it. */
export async function seal(text: string, phrase: string): Promise<Uint8Array<ArrayBuffer>> {
  const head = new Uint8Array(HEAD)
  head.set(MARK)
  new DataView(head.buffer).setUint32(MARK.length, KEY_ROUNDS)
  crypto.getRandomValues(head.subarray(MARK.length + 4))
  const { key, cipher } = await lockOf(head, phrase)
  const body = new Uint8Array(await crypto.subtle.encrypt(cipher, key, await deflated(text)))
  const sealed = new Uint8Array(HEAD + body.length)
  sealed.set(head)
  sealed.set(body, HEAD)
  return sealed
}

export async function unseal(sealed: Uint8Array<ArrayBuffer>, phrase: string): Promise<Unsealed> {
  if (!isSealed(sealed)) return { kind: 'not_ours' }
  const { key, cipher } = await lockOf(sealed.slice(0, HEAD), phrase)
  let body: ArrayBuffer
  try {
    body = await crypto.subtle.decrypt(cipher, key, sealed.slice(HEAD))
  } catch {
    return { kind: 'wrong_phrase' }
  }
  const text = await inflated(new Uint8Array(body), LARGEST_TEXT)
  return text === null ? { kind: 'not_ours' } : { kind: 'open', text }
}

export function isSealed(bytes: Uint8Array): boolean {
  if (bytes.length <= HEAD || bytes.length > LARGEST_SEALED) return false
  const rounds = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MARK.length)
  return MARK.every((byte, at) => bytes[at] === byte) && rounds >= FEWEST_ROUNDS && rounds <= MOST_ROUNDS
}

async function lockOf(head: Uint8Array<ArrayBuffer>, phrase: string) {
  const rounds = new DataView(head.buffer, head.byteOffset).getUint32(MARK.length)
  const salt = head.slice(MARK.length + 4, MARK.length + 4 + SALT)
  const typed = new TextEncoder().encode(phraseKey(phrase))
  const { subtle } = crypto
  const material = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const making = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  const key = await subtle.deriveKey(making, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  return { key, cipher: { name: 'AES-GCM', iv: head.slice(HEAD - NONCE), additionalData: head } }
}
