import { pairRound } from '@tablee/domain/tournaments/pairing/pair-round'
import { isLongPairing } from '@tablee/domain/tournaments/pairing/pairing-effort'
import type { Pair, PairField, PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'
import type { PairApart } from './pairing-thread.ts'

type Field = { readonly players: readonly PairingPlayer[]; readonly seed: string }

/** What was paired for one act before it is decided for good. */
export type PairingBook = {
  /** Drawn once the tournament is held; another one where the field that it was drawn for is another one by now. */
  readonly seed: () => string
  /** Pairs at once what takes a moment; of anything longer, looks it up, and answers nobody where it is not there. */
  readonly pair: PairField
  /** Whether a field was asked for that is not there: what was decided with it counts for nothing. */
  readonly isWanting: () => boolean
  /** Has it paired; false where that takes too long. */
  readonly prepare: (pairApart: PairApart) => Promise<boolean>
}

/** The same players with the same points, opponents and byes: then the same seed gives the same pairs. */
export function createPairingBook(drawSeed: () => string): PairingBook {
  let drawn: string | null = null
  let known: readonly (Field & { readonly pairs: readonly Pair[] })[] = []
  let wanted: Field | 'another seed' | null = null

  function want(field: Field): readonly Pair[] {
    // Something happened while the field of before was paired, and no seed is older than the results it rests on.
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
