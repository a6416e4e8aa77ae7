import { createHash, timingSafeEqual } from 'node:crypto'

/** Secure random bytes, injected so that tests can predict them. */
export type Chance = (count: number) => Uint8Array

const ID_BYTES = 10
const SECRET_BYTES = 32

export function drawId(chance: Chance): string {
  return Buffer.from(chance(ID_BYTES)).toString('hex')
}

/** 256 bits, safe in cookies and URLs. */
export function drawSecret(chance: Chance): string {
  return Buffer.from(chance(SECRET_BYTES)).toString('base64url')
}

/** The only thing stored of a secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex')
}

/** In constant time, so that timing reveals nothing about a guess. */
export function isHashOf(kept: string, secret: string): boolean {
  const given = hashSecret(secret)
  return kept.length === given.length && timingSafeEqual(Buffer.from(kept), Buffer.from(given))
}
