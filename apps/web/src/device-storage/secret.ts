import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A new secret of 128 random bits: whoever holds it may act in one role of one tournament. */
export function newSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}

/**
 * The id under which the holder of a secret appears in public. Computed here and not by `crypto.subtle`, which browsers
 * hide over plain http, as in a shop's own network.
 */
export function publicIdOf(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret))).slice(0, 32)
}
