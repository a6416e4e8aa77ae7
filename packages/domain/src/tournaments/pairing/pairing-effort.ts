import type { PairingPlayer } from './pairing-field.ts'
import { isBigGroup } from './score-groups.ts'

/** Up to this many players, pairing always takes at most 30 ms of a shared core. */
const MOST_SHORT_PLAYERS = 200
/** Sum of the runs' cubes: one of 126 players, some 7 ms of a shared core. */
const MOST_SHORT_CUBES = 2_000_000
/** A forced rematch needs another matching, over eight figures instead of three or four. */
const CUBES_OF_REMATCH = 2

/**
 * Whether pairing may take longer than others should wait for it. Exact matching grows with the cube of a run, and may be repeated per
 * level of the bye.
 */
export function isLongPairing(players: readonly PairingPlayer[]): boolean {
  if (players.length > MOST_SHORT_PLAYERS) return true
  const runs = longestRuns(players)
  const cubes = runs.reduce((sum, run) => sum + run ** 3, 0)
  return cubes * matchingsAtWorst(players) > MOST_SHORT_CUBES
}

/** From here on a draw of tables of four takes tens of milliseconds, and above 16 players most of a second. */
const MOST_SHORT_AT_PODS = 12

/** Likewise, for tables of four. */
export function isLongPodDraw(players: number): boolean {
  return players > MOST_SHORT_AT_PODS
}

function longestRuns(players: readonly PairingPlayer[]): readonly number[] {
  const groups = [...Map.groupBy(players, ({ points }) => points)].sort(([higher], [lower]) => lower - higher)
  const runs = [0]
  for (const [points, members] of groups) {
    if (isBigGroup({ points, members })) runs.push(0)
    else runs.push((runs.pop() ?? 0) + members.length)
  }
  return runs
}

function matchingsAtWorst(players: readonly PairingPlayer[]): number {
  const mostMet = players.reduce((most, { opponents }) => Math.max(most, new Set(opponents).size), 0)
  // Having met fewer than half of the others guarantees a new opponent.
  if (2 * (mostMet + 1) < players.length) return 1
  const levels = players.length % 2 === 0 ? 1 : new Set(players.map(({ byes, points }) => `${byes} ${points}`)).size
  return levels + CUBES_OF_REMATCH
}
