import { pairRound } from '../pairing/pair-round.ts'
import type { Pair, PairField, PairingPlayer } from '../pairing/pairing-field.ts'
import type { PlayerId, Stage } from '../tournament.ts'
import type { Bracket, BracketNode } from './bracket.ts'
import { roundRobinPairs } from './round-robin.ts'
import { enteredIn, pairedBy } from './stage.ts'

type StageField = {
  readonly playing: readonly string[]
  /** The same with what Swiss pairing looks at; brackets and circles follow from their places. */
  readonly field: () => readonly PairingPlayer[]
  readonly seed: string
  /** How the bracket of the stage stood before the round; null where it has none. */
  readonly bracket: Bracket | null
  /** How many rounds of the stage came before. */
  readonly turn: number
  /** Left out: `pairRound`. */
  readonly pair?: PairField | undefined
}

/** Who meets whom in the next round of a stage, table by table. */
export function pairStage(
  stage: Stage,
  { playing, field, seed, bracket, turn, pair = pairRound }: StageField,
): readonly Pair[] {
  const by = pairedBy(stage)
  switch (by) {
    case 'points':
      return pair(field(), seed)
    case 'bracket':
      return bracket ? pairsOf(bracket, new Set(playing)) : []
    case 'circle':
      return amongThose(roundRobinPairs(enteredIn(stage) ?? [], turn), new Set(playing))
    default:
      return by satisfies never
  }
}

/** From the top of the tree to its bottom; beside the final, those who play for the third place. */
function pairsOf({ rounds, thirdPlace }: Bracket, playing: ReadonlySet<string>): readonly Pair[] {
  const next = rounds.find(({ round }) => round === null)
  const nodes = [...(next?.nodes ?? []), ...(next?.places === 2 && hasBoth(thirdPlace) ? [thirdPlace] : [])]
  return amongThose(
    nodes.map(({ seats }) => seats),
    playing,
  )
}

/** Where one semifinal was a bye, its only loser of both is third without a match. */
function hasBoth(node: BracketNode | null): node is BracketNode {
  return node?.seats.every((seat) => seat !== null) === true
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
