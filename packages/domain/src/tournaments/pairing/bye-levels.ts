import type { PairingPlayer } from './pairing-field.ts'

/** Players with equal earlier byes and points: only chance decides who has the bye. */
export type ByeLevel = { readonly byes: number; readonly points: number }

/** Where an odd field's bye may go, best first; null for an even field. */
export function byeLevels(players: readonly PairingPlayer[]): readonly (ByeLevel | null)[] {
  if (players.length % 2 === 0) return [null]
  const levels = new Map<string, ByeLevel>()
  for (const { byes, points } of players) levels.set(`${byes} ${points}`, { byes, points })
  return [...levels.values()].sort((a, b) => a.byes - b.byes || a.points - b.points)
}

/** Whether a player is among those who may get the bye. */
export function mayHaveBye(player: PairingPlayer, level: ByeLevel | null): boolean {
  return level !== null && player.byes === level.byes && player.points === level.points
}
