/**
 * Seeds that were drawn before they are used, of which everybody knows the SHA-256. The envelopes of a tournament follow each other and
 * make one line of seeds, whoever holds them: a second device, or another holder, gets no other seeds to choose from.
 */
export type Envelope = {
  /** The act that sealed it. */
  readonly id: number
  /** SHA-256 of each seed, in hexadecimal, in the order in which they are used. */
  readonly hashes: readonly string[]
}

/** A seed of an envelope, counted from 1. */
export type SealedPlace = { readonly envelope: number; readonly place: number }

export type SealedSeed = SealedPlace & { readonly hash: string }

/** Of a seed that was used: which one it was, and how many before it never came. */
export type Seal = SealedPlace & { readonly skipped: number }

export const SEEDS_OF_ENVELOPE = 24
/** Where fewer are left another envelope is sealed. */
export const FEWEST_SEALED = 12

/** The seeds after the last one that was used, in order. */
export function unusedSeeds(envelopes: readonly Envelope[], used: SealedPlace | null): readonly SealedSeed[] {
  const all = envelopes.flatMap(({ id: envelope, hashes }) =>
    hashes.map((hash, index): SealedSeed => ({ envelope, place: index + 1, hash })),
  )
  return used === null ? all : all.slice(all.findIndex((seed) => isSamePlace(seed, used)) + 1)
}

/** What a seed with this hash is after the last one that was used; null for one that is not sealed, or comes again. */
export function sealOf(envelopes: readonly Envelope[], used: SealedPlace | null, hash: string): Seal | null {
  const unused = unusedSeeds(envelopes, used)
  const skipped = unused.findIndex((seed) => seed.hash === hash)
  const seed = unused[skipped]
  return seed ? { envelope: seed.envelope, place: seed.place, skipped } : null
}

/** The seed that a device takes next: after the last of those that it took; null where none is left. */
export function nextSealedSeed(seeds: readonly string[], taken: readonly string[]): string | null {
  return seeds[seeds.findLastIndex((seed) => taken.includes(seed)) + 1] ?? null
}

function isSamePlace(one: SealedPlace, other: SealedPlace): boolean {
  return one.envelope === other.envelope && one.place === other.place
}
