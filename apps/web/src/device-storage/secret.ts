import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** 128 random bits: the holder may act in one role of one tournament. */
export function newSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}

/** Of a device's few secrets, each act asks for the same ones several times. */
const known = new Map<string, string>()
const MOST_KNOWN = 200

/** The public id of a secret's holder. Without `crypto.subtle`, which browsers disable over plain http, as in a shop's own network. */
export function publicIdOf(secret: string): string {
  const id = known.get(secret) ?? bytesToHex(sha256(utf8ToBytes(secret))).slice(0, 32)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(secret, id)
  return id
}
