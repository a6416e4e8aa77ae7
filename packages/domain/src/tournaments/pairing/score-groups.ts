import { seededRandom } from '../../seeded-random.ts'
import { itemAt, numberAt } from './element-at.ts'
import type { PairingPlayer } from './pairing-field.ts'

/** Players of equal points, in order of their lots. */
export type ScoreGroup = { readonly points: number; readonly members: readonly PairingPlayer[] }

/** Groups by points, highest first; lots decide within a group. A lot depends only on seed and id, not on the list or the other players. */
export function scoreGroups(players: readonly PairingPlayer[], seed: string): ScoreGroup[] {
  const byPoints = new Map<number, PairingPlayer[]>()
  for (const player of players) {
    const group = byPoints.get(player.points)
    if (group === undefined) byPoints.set(player.points, [player])
    else group.push(player)
  }
  return [...byPoints]
    .sort(([higher], [lower]) => lower - higher)
    .map(([points, members]) => ({ points, members: inOrderOfLots(members, seed) }))
}

const LOTS = 2 ** 32
/** More players than any list holds, few enough for lot and place to fit one exact number. */
const PLACES = 2 ** 21

function inOrderOfLots(members: readonly PairingPlayer[], seed: string): readonly PairingPlayer[] {
  const keys = new Float64Array(members.length)
  for (let place = 0; place < keys.length; place++) keys[place] = lotOf(itemAt(members, place), seed) * PLACES + place
  keys.sort()
  const drawn: PairingPlayer[] = []
  let isTied = false
  let previousLot = -1
  for (let rank = 0; rank < keys.length; rank++) {
    const key = numberAt(keys, rank)
    const lot = Math.floor(key / PLACES)
    drawn.push(itemAt(members, key - lot * PLACES))
    isTied ||= lot === previousLot
    previousLot = lot
  }
  // Equal lots are rare; ids decide between them, since the place must not.
  return isTied ? drawn.sort((a, b) => lotOf(a, seed) - lotOf(b, seed) || (a.id < b.id ? -1 : 1)) : drawn
}

function lotOf(player: PairingPlayer, seed: string): number {
  return seededRandom(`${seed} ${player.id}`)() * LOTS
}

/**
 * Whether a group is so large, given earlier meetings inside it, that a few members can leave and the rest still be paired without a
 * rematch.
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
