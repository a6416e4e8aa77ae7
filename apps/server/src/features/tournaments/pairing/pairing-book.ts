import { pairRound } from '@tablee/domain/tournaments/pairing/pair-round'
import { isLongPairing, isLongPodDraw } from '@tablee/domain/tournaments/pairing/pairing-effort'
import type { Pair, PairField, PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'
import { pairPods } from '@tablee/domain/tournaments/pairing/pods/pair-pods'
import type { PairPods, PodDraw, PodPlan, PodPlayer } from '@tablee/domain/tournaments/pairing/pods/pod-field'
import type { PairApart, PodsApart } from './pairing-thread.ts'

type Field = { readonly players: readonly PairingPlayer[]; readonly seed: string }
type PodField = { readonly players: readonly PodPlayer[]; readonly seed: string; readonly plan: PodPlan }

/** Computed before an act's final decision. */
export type PairingBook = {
  /** Drawn again if the field has changed since. */
  readonly seed: () => string
  /** Pairs small fields at once; looks up larger ones, and pairs no one if the result is missing. */
  readonly pair: PairField
  /** Likewise, for tables of four. */
  readonly pods: PairPods
  /** Then the decision is void. */
  readonly isWanting: () => boolean
  /** False when it takes too long. */
  readonly prepare: (apart: DrawnApart) => Promise<boolean>
}

type DrawnApart = { readonly pairApart: PairApart; readonly podsApart: PodsApart }

/** The same field with the same seed gives the same pairs. */
export function createPairingBook(drawSeed: () => string): PairingBook {
  let drawn: string | null = null
  let known: readonly (Field & { readonly pairs: readonly Pair[] })[] = []
  let knownPods: readonly (PodField & { readonly draw: PodDraw })[] = []
  let wanted: Field | PodField | 'another seed' | null = null

  function want(field: Field | PodField): void {
    // No seed may be older than the results it follows.
    if (field.seed === drawn && [...known, ...knownPods].some(({ seed }) => seed === drawn)) {
      drawn = null
      known = known.filter(({ seed }) => seed !== field.seed)
      knownPods = knownPods.filter(({ seed }) => seed !== field.seed)
      wanted = 'another seed'
    }
    wanted ??= field
  }

  return {
    seed: () => {
      drawn ??= drawSeed()
      return drawn
    },
    pair: (players, seed) => {
      const paired = known.find((one) => one.seed === seed && isSameField(one.players, players))
      if (paired) return paired.pairs
      if (!isLongPairing(players)) return pairRound(players, seed)
      want({ players, seed })
      return []
    },
    pods: (players, seed, plan) => {
      const field = { players, seed, plan }
      const made = knownPods.find((one) => one.seed === seed && isSamePodField(one, field))
      if (made) return made.draw
      if (!isLongPodDraw(players.length)) return pairPods(players, seed, plan)
      want(field)
      return { pods: [], byes: [] }
    },
    isWanting: () => wanted !== null,
    prepare: async ({ pairApart, podsApart }) => {
      const field = wanted
      wanted = null
      if (field === null || field === 'another seed') return true
      if ('plan' in field) {
        const draw = await podsApart(field.players, field.seed, field.plan)
        if (draw !== null) knownPods = [...knownPods, { ...field, draw }]
        return draw !== null
      }
      const pairs = await pairApart(field.players, field.seed)
      if (pairs !== null) known = [...known, { ...field, pairs }]
      return pairs !== null
    },
  }
}

export function isSameField(one: readonly PairingPlayer[], other: readonly PairingPlayer[]): boolean {
  return one.length === other.length && one.every((player, place) => isSamePlayer(player, other[place]))
}

function isSamePodField(one: PodField, other: PodField): boolean {
  return (
    one.plan.remainder === other.plan.remainder &&
    one.plan.pointsFirst === other.plan.pointsFirst &&
    isSameField(one.players, other.players) &&
    one.players.every(({ shortPods, seats }, place) => {
      const player = other.players[place]
      return shortPods === player?.shortPods && isSameList(seats, player.seats)
    })
  )
}

function isSamePlayer(one: PairingPlayer, other: PairingPlayer | undefined): boolean {
  return (
    other !== undefined &&
    one.id === other.id &&
    one.points === other.points &&
    one.byes === other.byes &&
    one.pairedDown === other.pairedDown &&
    isSameList(one.opponents, other.opponents)
  )
}

function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place])
}
