import type { PairingPlayer } from './pairing-field.ts'

/** Players between whom only chance decides who has the bye: as many earlier byes, and the same points. */
export type ByeLevel = { readonly byes: number; readonly points: number }

/** Where the bye of an odd field may go, best place first; an even field has no bye (null). */
export function byeLevels(players: readonly PairingPlayer[]): readonly (ByeLevel | null)[] {
  if (players.length % 2 === 0) return [null]
  const levels = new Map<string, ByeLevel>()
  for (const { byes, points } of players) levels.set(`${byes} ${points}`, { byes, points })
  return [...levels.values()].sort((a, b) => a.byes - b.byes || a.points - b.points)
}

/** Whether a player is one of those the bye may go to. */
export function mayHaveBye(player: PairingPlayer, level: ByeLevel | null): boolean {
  return level !== null && player.byes === level.byes && player.points === level.points
}
