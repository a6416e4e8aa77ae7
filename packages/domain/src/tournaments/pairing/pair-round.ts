import { type SeededRandom, seededRandom } from '../../seeded-random.ts'
import { type ByeLevel, byeLevels, mayHaveBye } from './bye-levels.ts'
import { itemAt } from './element-at.ts'
import type { Meeting } from './meetings.ts'
import { OpenGroup } from './open-group.ts'
import { pairEveryone } from './pair-everyone.ts'
import type { Pair, PairingPlayer } from './pairing-field.ts'
import { splitIntoRuns } from './runs.ts'
import { isBigGroup, type ScoreGroup, scoreGroups } from './score-groups.ts'
import { type RunSolution, solveRun } from './solve-run.ts'

/** A round without rematch, or why not: impossible, or a big group that proved too crowded. */
type Attempt =
  | { readonly kind: 'paired'; readonly meetings: readonly Meeting[] }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'crowded'; readonly points: number }

/**
 * Pairs the active players for a Swiss round: the best round by `PairingMeasure`, chance deciding among equals. Same players and seed, same
 * pairs, whatever the list's order. Pairs come in table order, the bye last. See `docs/pairing.md`.
 */
export function pairRound(players: readonly PairingPlayer[], seed: string): readonly Pair[] {
  const groups = scoreGroups(players, seed)
  const random = seededRandom(seed)
  const bigScores = new Set(groups.filter(isBigGroup).map(({ points }) => points))
  for (const level of byeLevels(players)) {
    for (;;) {
      const attempt = pairWithoutRematch(groups, { bigScores, level, random })
      if (attempt.kind === 'paired') return inTableOrder(attempt.meetings)
      if (attempt.kind === 'impossible') break
      bigScores.delete(attempt.points)
    }
  }
  return inTableOrder(pairEveryone(groups.flatMap(({ members }) => members)))
}

type Plan = {
  readonly bigScores: ReadonlySet<number>
  readonly level: ByeLevel | null
  readonly random: SeededRandom
}

function pairWithoutRematch(groups: readonly ScoreGroup[], { bigScores, level, random }: Plan): Attempt {
  const byePlayer = level !== null && bigScores.has(level.points) ? byePlayerIn(groups, level) : null
  const staying = byePlayer === null ? groups : withoutPlayer(groups, byePlayer)
  const runs = splitIntoRuns(staying, bigScores, byePlayer === null ? level : null)
  const open = staying.filter(({ points }) => bigScores.has(points)).map((group) => new OpenGroup(group))
  const meetings: Meeting[] = byePlayer === null ? [] : [[byePlayer, null]]
  for (const [index, run] of runs.entries()) {
    const solution = solveRun(run)
    if (solution === null) return { kind: 'impossible' }
    const crowded = seatFloats(solution, { above: open[index - 1], below: open[index], meetings })
    if (crowded !== null) return { kind: 'crowded', points: crowded }
  }
  for (const group of open) {
    const rest = group.pairRest(random)
    if (rest === null) return { kind: 'crowded', points: group.points }
    for (const meeting of rest) meetings.push(meeting)
  }
  return { kind: 'paired', meetings }
}

type Seating = {
  readonly above: OpenGroup | undefined
  readonly below: OpenGroup | undefined
  readonly meetings: Meeting[]
}

/** Adds a run's pairs and finds new opponents for its floats; returns the points of a group that has none. */
function seatFloats(solution: RunSolution, { above, below, meetings }: Seating): number | null {
  meetings.push(...solution.meetings)
  for (const player of solution.up) {
    const partner = above?.takeFor(player) ?? null
    if (partner === null) return above?.points ?? null
    meetings.push([partner, player])
  }
  for (const player of solution.down) {
    const partner = below?.takeFor(player) ?? null
    if (partner === null) return below?.points ?? null
    meetings.push([player, partner])
  }
  for (let pair = 0; pair < solution.across; pair++) {
    const meeting = (below && above?.exchangeWith(below)) ?? null
    if (meeting === null) return above?.points ?? null
    meetings.push(meeting)
  }
  return null
}

function byePlayerIn(groups: readonly ScoreGroup[], level: ByeLevel): PairingPlayer {
  const group = groups.find(({ points }) => points === level.points)
  return itemAt(group?.members.filter((member) => mayHaveBye(member, level)) ?? [], 0)
}

function withoutPlayer(groups: readonly ScoreGroup[], leaving: PairingPlayer): readonly ScoreGroup[] {
  return groups.map((group) =>
    group.points === leaving.points
      ? { points: group.points, members: group.members.filter((member) => member !== leaving) }
      : group,
  )
}

/** By the better player's points, then the other's; ties in draw order. */
function inTableOrder(meetings: readonly Meeting[]): readonly Pair[] {
  const rank = ([better, other]: Meeting) => (other === null ? Number.NEGATIVE_INFINITY : better.points)
  const sorted = [...meetings].sort((a, b) => rank(b) - rank(a) || (b[1]?.points ?? 0) - (a[1]?.points ?? 0))
  return sorted.map(([better, other]): Pair => [better.id, other?.id ?? null])
}
