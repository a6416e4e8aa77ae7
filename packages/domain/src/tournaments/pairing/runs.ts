import type { ByeLevel } from './bye-levels.ts'
import type { PairingPlayer } from './pairing-field.ts'
import type { ScoreGroup } from './score-groups.ts'

/** A big group beside a run, and whether an odd number of its members (1) or an even one (0) pairs across that side. */
export type Shore = { readonly points: number; readonly parity: number }

/**
 * Consecutive small groups between two big ones, or between a big one and an end of the table. No pair need reach beyond the shores:
 * instead of jumping over a big group, two pairs ending in it cost as much in differences and less in squares.
 */
export type Run = {
  readonly members: readonly PairingPlayer[]
  readonly above: Shore | null
  readonly below: Shore | null
  readonly bye: ByeLevel | null
}

/**
 * Cuts a field at its big groups. From the top down, counting alone tells whether an odd number of pairs crosses from each big group into
 * its neighbouring runs. `bye` is set while it is still to be given, in a small group.
 */
export function splitIntoRuns(
  groups: readonly ScoreGroup[],
  bigScores: ReadonlySet<number>,
  bye: ByeLevel | null,
): readonly Run[] {
  const runs: Run[] = []
  let above: Shore | null = null
  let members: PairingPlayer[] = []
  for (const group of groups) {
    if (!bigScores.has(group.points)) {
      members.push(...group.members)
      continue
    }
    const ownBye = byeWithin(members, bye)
    const crossing: number = (members.length + (ownBye ? 1 : 0) + (above?.parity ?? 0)) % 2
    runs.push({ members, above, below: { points: group.points, parity: crossing }, bye: ownBye })
    above = { points: group.points, parity: (group.members.length + crossing) % 2 }
    members = []
  }
  runs.push({ members, above, below: null, bye: byeWithin(members, bye) })
  return runs
}

function byeWithin(members: readonly PairingPlayer[], bye: ByeLevel | null): ByeLevel | null {
  return bye !== null && members.some(({ points }) => points === bye.points) ? bye : null
}
