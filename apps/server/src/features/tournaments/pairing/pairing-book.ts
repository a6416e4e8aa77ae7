import { pairRound } from '@tablee/domain/tournaments/pairing/pair-round'
import { isLongPairing } from '@tablee/domain/tournaments/pairing/pairing-effort'
import type { Pair, PairField, PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'
import type { PairApart } from './pairing-thread.ts'

type Field = { readonly players: readonly PairingPlayer[]; readonly seed: string }

/** Computed before an act's final decision. */
export type PairingBook = {
  /** Drawn again if the field has changed since. */
  readonly seed: () => string
  /** Pairs small fields at once; looks up larger ones, and pairs no one if the result is missing. */
  readonly pair: PairField
  /** Then the decision is void. */
  readonly isWanting: () => boolean
  /** False when it takes too long. */
  readonly prepare: (pairApart: PairApart) => Promise<boolean>
}

/** The same field with the same seed gives the same pairs. */
export function createPairingBook(drawSeed: () => string): PairingBook {
  let drawn: string | null = null
  let known: readonly (Field & { readonly pairs: readonly Pair[] })[] = []
  let wanted: Field | 'another seed' | null = null

  function want(field: Field): readonly Pair[] {
    // No seed may be older than the results it follows.
    if (field.seed === drawn && known.some(({ seed }) => seed === drawn)) {
      drawn = null
      known = known.filter(({ seed }) => seed !== field.seed)
      wanted = 'another seed'
    }
    wanted ??= field
    return []
  }

  return {
    seed: () => {
      drawn ??= drawSeed()
      return drawn
    },
    pair: (players, seed) => {
      const paired = known.find((one) => one.seed === seed && isSameField(one.players, players))
      if (paired) return paired.pairs
      return isLongPairing(players) ? want({ players, seed }) : pairRound(players, seed)
    },
    isWanting: () => wanted !== null,
    prepare: async (pairApart) => {
      const field = wanted
      wanted = null
      if (field === null || field === 'another seed') return true
      const pairs = await pairApart(field.players, field.seed)
      if (pairs !== null) known = [...known, { ...field, pairs }]
      return pairs !== null
    },
  }
}

export function isSameField(one: readonly PairingPlayer[], other: readonly PairingPlayer[]): boolean {
  return one.length === other.length && one.every((player, place) => isSamePlayer(player, other[place]))
}

function isSamePlayer(one: PairingPlayer, other: PairingPlayer | undefined): boolean {
  return (
    other !== undefined &&
    one.id === other.id &&
    one.points === other.points &&
    one.byes === other.byes &&
    one.pairedDown === other.pairedDown &&
    one.opponents.length === other.opponents.length &&
    one.opponents.every((id, place) => id === other.opponents[place])
  )
}
