import { itemAt } from './element-at.ts'
import type { PairingPlayer } from './pairing-field.ts'

/** Two players in the new round, or one and the bye. */
export type Meeting = readonly [PairingPlayer, PairingPlayer | null]

/** Whether two have played each other. */
export function haveMet(first: PairingPlayer, second: PairingPlayer): boolean {
  return first.opponents.includes(second.id) || second.opponents.includes(first.id)
}

/** How often two have played each other. */
export function meetingsBetween(first: PairingPlayer, second: PairingPlayer): number {
  return Math.max(occurrences(first.opponents, second.id), occurrences(second.opponents, first.id))
}

function occurrences(ids: readonly string[], wanted: string): number {
  return ids.reduce((count, id) => (id === wanted ? count + 1 : count), 0)
}

/** For a few players: how often each pair has met, by place in the list. */
export type MeetingTable = readonly (readonly number[])[]

export function meetingTable(players: readonly PairingPlayer[]): MeetingTable {
  const places = new Map(players.map(({ id }, place) => [id, place]))
  const listed = players.map(({ opponents }) => {
    const row = Array.from({ length: players.length }, () => 0)
    for (const id of opponents) {
      const place = places.get(id)
      if (place !== undefined) row[place] = itemAt(row, place) + 1
    }
    return row
  })
  return listed.map((row, own) => row.map((count, other) => Math.max(count, itemAt(itemAt(listed, other), own))))
}
