import type { RoundDraw, SealedEnvelope } from './get-round-draws.ts'

/** What is known of a seed that a device drew without a network. */
export type SealOfDraw =
  /** It was drawn by the device, and nothing says that it was not chosen. */
  | { readonly kind: 'unsealed' }
  /** What was published before is another hash, or was published after the draw. */
  | { readonly kind: 'broken' }
  /** `sealed`: its hash was published before; `unchecked`: the server says so, and nobody computed it here. */
  | {
      readonly kind: 'sealed' | 'unchecked'
      readonly place: number
      readonly of: number
      readonly sealedAt: string
      /** So many before it never came. */
      readonly skipped: number
    }

/**
 * Whether the seed of a draw is the one whose hash was published before; null of a draw by a server.
 * @param hash SHA-256 of its text as whoever asks computed it, in hexadecimal; null where that cannot be done.
 */
export function sealOfDraw(
  { isApart, seal, drawnAt }: RoundDraw,
  envelopes: readonly SealedEnvelope[],
  hash: string | null,
): SealOfDraw | null {
  if (!isApart) return null
  if (seal === null) return { kind: 'unsealed' }
  const { place, skipped } = seal
  const envelope = envelopes.find(({ id }) => id === seal.envelope)
  if (!envelope || envelope.sealedAt > drawnAt) return { kind: 'broken' }
  if (hash !== null && envelope.hashes[place - 1] !== hash) return { kind: 'broken' }
  const { sealedAt, hashes } = envelope
  return { kind: hash === null ? 'unchecked' : 'sealed', place, of: hashes.length, sealedAt, skipped }
}
