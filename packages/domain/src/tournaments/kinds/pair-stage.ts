import { pairRound } from '../pairing/pair-round.ts'
import type { Pair, PairingPlayer } from '../pairing/pairing-field.ts'
import type { PlayerId, Stage } from '../tournament.ts'
import type { Bracket } from './bracket.ts'
import { roundRobinPairs } from './round-robin.ts'

type StageField = {
  readonly players: readonly PairingPlayer[]
  readonly seed: string
  /** How the bracket of the stage stood before the round; null where it has none. */
  readonly bracket: Bracket | null
  /** How many rounds of the stage came before. */
  readonly turn: number
}

/** Who meets whom in the next round of a stage, table by table. */
export function pairStage(stage: Stage, { players, seed, bracket, turn }: StageField): readonly Pair[] {
  switch (stage.kind) {
    case 'swiss':
      return pairRound(players, seed)
    case 'elimination':
      return bracket ? pairsOf(bracket, new Set(players.map(({ id }) => id))) : []
    case 'round-robin':
      return amongThose(roundRobinPairs(stage.order, turn), new Set(players.map(({ id }) => id)))
    default:
      return stage satisfies never
  }
}

/** From the top of the tree to its bottom. */
function pairsOf({ rounds }: Bracket, playing: ReadonlySet<string>): readonly Pair[] {
  const next = rounds.find(({ round }) => round === null)
  return amongThose(
    (next?.nodes ?? []).map(({ seats }) => seats),
    playing,
  )
}

type Seats = readonly [PlayerId | null, PlayerId | null]

/** Whoever left is as if nobody sat there: the other one has a bye. */
function amongThose(pairs: readonly Seats[], playing: ReadonlySet<string>): readonly Pair[] {
  const isThere = (seat: PlayerId | null): seat is PlayerId => seat !== null && playing.has(seat)
  return pairs.flatMap((seats): readonly Pair[] => {
    const [first, second] = seats.filter(isThere)
    return first === undefined ? [] : [[first, second ?? null]]
  })
}
