import { createHash, timingSafeEqual } from 'node:crypto'
import type { PublicId } from '@tablee/domain/tournaments/tournament'

const PUBLIC_ID_LENGTH = 32

/** All that the server keeps of a secret: its SHA-256, in lower-case hexadecimal. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex')
}

/** What everybody may see of whoever holds the secret; browsers derive the same from their own. */
export function publicIdOf(hash: string): PublicId {
  return hash.slice(0, PUBLIC_ID_LENGTH) as PublicId
}

/** In constant time, so that answers do not tell how much of a guess was right. */
export function isSameHash(kept: string, given: string): boolean {
  return kept.length === given.length && timingSafeEqual(Buffer.from(kept), Buffer.from(given))
}
