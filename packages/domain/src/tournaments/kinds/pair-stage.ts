import { pairRound } from '../pairing/pair-round.ts'
import type { Pair, PairField, PairingPlayer } from '../pairing/pairing-field.ts'
import type { PlayerId, Stage } from '../tournament.ts'
import type { Bracket, BracketNode } from './bracket.ts'
import { roundRobinPairs } from './round-robin.ts'
import { enteredIn, pairedBy } from './stage.ts'

type StageField = {
  readonly playing: readonly string[]
  /** With Swiss pairing's input; brackets and circles follow from their places. */
  readonly field: () => readonly PairingPlayer[]
  readonly seed: string
  readonly bracket: Bracket | null
  readonly turn: number
  readonly pair?: PairField | undefined
}

/** The pairings of a stage's next round, table by table. */
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

/** From top to bottom of the tree; the match for third place beside the final. */
function pairsOf({ rounds, thirdPlace }: Bracket, playing: ReadonlySet<string>): readonly Pair[] {
  const next = rounds.find(({ round }) => round === null)
  const nodes = [...(next?.nodes ?? []), ...(next?.places === 2 && hasBoth(thirdPlace) ? [thirdPlace] : [])]
  return amongThose(
    nodes.map(({ seats }) => seats),
    playing,
  )
}

/** If one semifinal was a bye, the only loser is third without a match. */
function hasBoth(node: BracketNode | null): node is BracketNode {
  return node?.seats.every((seat) => seat !== null) === true
}

type Seats = readonly [PlayerId | null, PlayerId | null]

/** A player who left counts as nobody: the other has a bye. */
function amongThose(pairs: readonly Seats[], playing: ReadonlySet<string>): readonly Pair[] {
  const isThere = (seat: PlayerId | null): seat is PlayerId => seat !== null && playing.has(seat)
  return pairs.flatMap((seats): readonly Pair[] => {
    const [first, second] = seats.filter(isThere)
    return first === undefined ? [] : [[first, second ?? null]]
  })
}
