import type { Part } from '../stage-part.ts'
import type { Player, PlayerId, RoundNumber, Stage, Tournament } from '../tournament.ts'

type InStages = Pick<Tournament, 'stages'>
type InRounds = Pick<Tournament, 'stages' | 'rounds'>

/** What a later stage of ranked rounds says of itself; null for the first stage, and for knockouts. */
export function partOf(stage: Stage): Part | null {
  switch (stage.kind) {
    case 'swiss':
    case 'pods':
    case 'draft':
      return stage.part ?? null
    case 'elimination':
    case 'pod-bracket':
    case 'round-robin':
    case 'groups':
      return null
    default:
      return stage satisfies never
  }
}

/** The stage as another part; unchanged where its kind can be none. */
export function withPart(stage: Stage, part: Part): Stage {
  switch (stage.kind) {
    case 'swiss':
    case 'pods':
    case 'draft':
      return { ...stage, part }
    case 'elimination':
    case 'pod-bracket':
    case 'round-robin':
    case 'groups':
      return stage
    default:
      return stage satisfies never
  }
}

/** The stage as a first one has it. */
export function withoutPart(stage: Stage): Stage {
  switch (stage.kind) {
    case 'swiss':
    case 'pods':
    case 'draft': {
      const { part: _, ...others } = stage
      return others
    }
    case 'elimination':
    case 'pod-bracket':
    case 'round-robin':
    case 'groups':
      return stage
    default:
      return stage satisfies never
  }
}

function isKnockoutStage(stage: Stage): boolean {
  switch (stage.kind) {
    case 'elimination':
    case 'pod-bracket':
      return true
    case 'swiss':
    case 'pods':
    case 'draft':
    case 'round-robin':
    case 'groups':
      return false
    default:
      return stage satisfies never
  }
}

/** Whether that stage is a knockout after others: a cut, or a play-off. */
export function isCutAt({ stages }: InStages, index: number): boolean {
  const stage = stages[index]
  return index > 0 && stage !== undefined && isKnockoutStage(stage)
}

/** The stage whose standings hold there: itself, or the one that a cut follows. */
export function rankedIndexAt({ stages }: InStages, index: number): number {
  let ranked = Math.max(0, Math.min(index, stages.length - 1))
  while (isCutAt({ stages }, ranked)) ranked--
  return ranked
}

/** The current stage, or the one that its cut follows. */
export function rankedIndex({ stages }: InStages): number {
  return rankedIndexAt({ stages }, stages.length - 1)
}

/** The stages that are ranked, in order; one in most tournaments. */
export function rankedIndexes({ stages }: InStages): readonly number[] {
  return stages.flatMap((_, index) => (isCutAt({ stages }, index) ? [] : [index]))
}

/** Where the points that count in that stage begin. */
export function baseIndexAt({ stages }: InStages, index: number): number {
  let base = rankedIndexAt({ stages }, index)
  for (let stage = stages[base]; base > 0 && stage && carriesPoints(stage); stage = stages[base]) base--
  return base
}

function carriesPoints(stage: Stage): boolean {
  return partOf(stage)?.carriesPoints ?? true
}

/** A stage's first round; the next one if none is paired yet. */
export function firstRoundOf({ rounds }: Pick<Tournament, 'rounds'>, index: number): RoundNumber {
  return rounds.find(({ stage }) => stage >= index)?.number ?? (rounds.at(-1)?.number ?? 0) + 1
}

/** The first round whose points count at that round. */
export function countedFrom(tournament: InRounds, round: RoundNumber): RoundNumber {
  const { stages, rounds } = tournament
  if (stages.length < 2) return 1
  const index = rounds.find(({ number }) => number === round)?.stage ?? stages.length - 1
  const base = baseIndexAt(tournament, index)
  return base === 0 ? 1 : firstRoundOf(tournament, base)
}

/** Those between whom the current part is played; null where it is open to all. */
export function playersOfPart(tournament: InStages): readonly PlayerId[] | null {
  const stage = tournament.stages[rankedIndex(tournament)]
  return (stage && partOf(stage)?.players) ?? null
}

/** Whether a part lets somebody play on. */
export function playsOn(tournament: InStages, { id }: Pick<Player, 'id'>): boolean {
  return playersOfPart(tournament)?.includes(id) ?? true
}

/** Which part is played, from 1, and how many there are so far; null while there is one. */
export function partAt(
  tournament: InRounds,
  round: RoundNumber,
): { readonly part: number; readonly of: number } | null {
  const all = rankedIndexes(tournament)
  if (all.length < 2) return null
  const index = tournament.rounds.find(({ number }) => number === round)?.stage ?? tournament.stages.length - 1
  return { part: all.indexOf(rankedIndexAt(tournament, index)) + 1, of: all.length }
}

/** The part whose first round that is, from 2; null for any other round. */
export function partBegunIn(tournament: InRounds, round: RoundNumber): number | null {
  const index = tournament.rounds.find(({ number }) => number === round)?.stage ?? 0
  if (index === 0 || isCutAt(tournament, index) || firstRoundOf(tournament, index) !== round) return null
  return rankedIndexes(tournament).indexOf(index) + 1
}

/** The tournament as far as the part of that round: its own rules and figures, whatever began since. */
export function asOfRound<Each extends InRounds>(tournament: Each, round: RoundNumber): Each {
  const last = tournament.rounds.findLast(({ number }) => number <= round)?.stage ?? 0
  return last + 1 < tournament.stages.length
    ? { ...tournament, stages: tournament.stages.slice(0, last + 1) }
    : tournament
}
