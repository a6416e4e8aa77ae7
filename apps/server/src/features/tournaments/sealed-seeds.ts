import { createHash } from 'node:crypto'
import { type Envelope, SEEDS_OF_ENVELOPE } from '@tablee/domain/tournaments/pairing/sealed-seeds'
import { seedOfEight } from '@tablee/domain/tournaments/pairing/seed-version'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'

/** The seed at a place of an envelope: what only this server can say, and what it says again after a restart and on every process. */
export type SealedSeedOf = (place: {
  readonly tournamentId: TournamentId
  readonly envelope: number
  readonly place: number
}) => string

const SEED_BYTES = 8

/** @param sign answers in base64url what only this server can. Nothing of a seed is kept but its hash. */
export function createSealedSeeds(sign: (text: string) => string): SealedSeedOf {
  return ({ tournamentId, envelope, place }) => {
    const signature = Buffer.from(sign(`seed ${tournamentId} ${envelope} ${place}`), 'base64url')
    return seedOfEight(signature.subarray(0, SEED_BYTES).toString('hex'))
  }
}

/** What everybody may know of a seed before it is used. */
export function hashOfSeed(seed: string): string {
  return createHash('sha256').update(seed, 'utf8').digest('hex')
}

/** The envelope that the act of this number seals. */
export function sealedBy(seedOf: SealedSeedOf, tournamentId: TournamentId, envelope: number): Envelope {
  const places = Array.from({ length: SEEDS_OF_ENVELOPE }, (_, index) => index + 1)
  return { id: envelope, hashes: places.map((place) => hashOfSeed(seedOf({ tournamentId, envelope, place }))) }
}
