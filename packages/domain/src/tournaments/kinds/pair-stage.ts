import { pairRound } from '../pairing/pair-round.ts'
import { type DrawnTable, type PairField, type PairingPlayer, tableOfPair } from '../pairing/pairing-field.ts'
import { pairPods } from '../pairing/pods/pair-pods.ts'
import type { PairPods, PodDraw, PodPlayer } from '../pairing/pods/pod-field.ts'
import type { Match, PlayerId, Stage } from '../tournament.ts'
import type { Bracket, BracketNode } from './bracket.ts'
import { circlePairs } from './circles.ts'
import { draftOf } from './draft-rounds.ts'
import { pairDraft } from './pair-draft.ts'
import { pairedBy, podPlanOf } from './paired-by.ts'
import { nextPods, type PodBracket } from './pod-bracket.ts'

type StageField = {
  readonly playing: readonly string[]
  /** With Swiss pairing's input; brackets and circles follow from their places. */
  readonly field: () => readonly PairingPlayer[]
  /** Likewise, of tables of four. */
  readonly podField: () => readonly PodPlayer[]
  readonly seed: string
  readonly bracket: Bracket | null
  readonly podBracket: PodBracket | null
  readonly turn: number
  /** Matches of each earlier round of the stage. */
  readonly earlier: () => readonly (readonly Match[])[]
  readonly pair?: PairField | undefined
  readonly pods?: PairPods | undefined
}

/** A stage's next round, table by table. */
export function pairStage(
  stage: Stage,
  { playing, field, podField, seed, bracket, podBracket, turn, earlier, pair = pairRound, pods = pairPods }: StageField,
): readonly DrawnTable[] {
  const by = pairedBy(stage)
  switch (by) {
    case 'points':
      return pair(field(), seed).map(tableOfPair)
    case 'pods':
      return tablesOf(pods(podField(), seed, podPlanOf(stage)))
    case 'draft': {
      const draft = draftOf(stage)
      return draft ? pairDraft(draft, { playing: new Set(playing), field, seed, earlier: earlier() }) : []
    }
    case 'bracket':
      return bracket ? pairsOf(bracket, new Set(playing)) : []
    case 'pod-bracket':
      return podBracket ? nextPods(podBracket, new Set(playing)) : []
    case 'circle':
      return amongThose(circlePairs(stage, turn), new Set(playing))
    default:
      return by satisfies never
  }
}

function tablesOf({ pods, byes }: PodDraw): readonly DrawnTable[] {
  return [...pods, ...byes.map((id) => [id])]
}

/** From top to bottom of the tree; the match for third place beside the final. */
function pairsOf({ rounds, thirdPlace }: Bracket, playing: ReadonlySet<string>): readonly DrawnTable[] {
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
function amongThose(pairs: readonly Seats[], playing: ReadonlySet<string>): readonly DrawnTable[] {
  const isThere = (seat: PlayerId | null): seat is PlayerId => seat !== null && playing.has(seat)
  return pairs.map((seats) => seats.filter(isThere)).filter((table) => table.length > 0)
}
