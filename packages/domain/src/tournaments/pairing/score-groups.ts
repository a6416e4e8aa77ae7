import { seededRandom } from '../../seeded-random.ts'
import type { PairingPlayer } from './pairing-field.ts'

/** Players of equal points, in the order of their lots. */
export type ScoreGroup = { readonly points: number; readonly members: readonly PairingPlayer[] }

/**
 * Every player draws a lot from the seed and their own id, so neither the order of the list nor the company matters.
 * The groups come by points, highest first; within a group the lots decide.
 */
export function scoreGroups(players: readonly PairingPlayer[], seed: string): ScoreGroup[] {
  const drawn = players.map((player) => ({ player, lot: seededRandom(`${seed} ${player.id}`)() }))
  drawn.sort((a, b) => b.player.points - a.player.points || a.lot - b.lot || (a.player.id < b.player.id ? -1 : 1))
  const groups: { points: number; members: PairingPlayer[] }[] = []
  for (const { player } of drawn) {
    const group = groups.at(-1)
    if (group?.points === player.points) group.members.push(player)
    else groups.push({ points: player.points, members: [player] })
  }
  return groups
}

/**
 * Whether a group is big: large enough, against the opponents its members have met inside it, that a few of them can
 * leave for other groups and the rest still be paired without a rematch.
 */
export function isBigGroup(group: ScoreGroup): boolean {
  const size = group.members.length
  if (size < 8) return false
  const mostOpponents = group.members.reduce((most, { opponents }) => Math.max(most, opponents.length), 0)
  return size >= 2 * mostOpponents + 6 || size >= 2 * mostOpponentsInside(group) + 6
}

function mostOpponentsInside({ members }: ScoreGroup): number {
  const ids = new Set(members.map(({ id }) => id))
  return members.reduce((most, { opponents }) => {
    const inside = opponents.filter((id) => ids.has(id))
    return Math.max(most, new Set(inside).size)
  }, 0)
}
