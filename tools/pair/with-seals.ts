import { createHash } from 'node:crypto'
import type { RoundDraw, SealedEnvelope } from '@tablee/contract/tournaments/questions/get-round-draws'
import { type SealOfDraw, sealOfDraw } from '@tablee/contract/tournaments/questions/seal-of-draw'

/** A draw, and whether its seed is the one that was sealed before; null for one by a server. */
export type CheckedDraw = RoundDraw & { readonly sealed: SealOfDraw | null }

export function withSeals(draws: readonly RoundDraw[], envelopes: readonly SealedEnvelope[]): readonly CheckedDraw[] {
  return draws.map((draw) => ({ ...draw, sealed: sealOfDraw(draw, envelopes, hashOf(draw.seed)) }))
}

function hashOf(seed: string): string {
  return createHash('sha256').update(seed, 'utf8').digest('hex')
}

/** What is said of it in one line; nothing of a draw by a server. */
export function sealLines({ seed, sealed }: CheckedDraw): readonly string[] {
  if (sealed === null) return []
  if (sealed.kind === 'unsealed')
    return [`Seed ${seed} was drawn by a device without a network, and not sealed before.`]
  if (sealed.kind === 'broken') return [`Seed ${seed} is not the one whose SHA-256 was published before.`]
  const { place, of, sealedAt, skipped } = sealed
  const left = skipped === 0 ? '' : ` ${skipped} before it came in no round.`
  return [`Seed ${seed} was sealed: its SHA-256 is number ${place} of ${of} published ${sealedAt}.${left}`]
}
