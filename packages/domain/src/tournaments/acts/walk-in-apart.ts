import { takenNames } from '../../registrations/register.ts'
import type { Change } from '../change.ts'
import { nameKey, PLAYER_NAME_MAX_LENGTH } from '../players/player-name.ts'
import type { ApartAct, ApartState } from './decided-apart.ts'

type WalkInAct = Extract<ApartAct, { readonly name: 'add-player-at-desk' }>

/** What a cut may leave at the end. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/

/** The same walk-in under a name that nobody there has; null if its own is free. */
export function underFreeName(
  act: ApartAct,
  { tournament, registered }: Required<ApartState>,
): { readonly name: string; readonly act: WalkInAct } | null {
  if (act.name !== 'add-player-at-desk') return null
  const name = act.input.playerName
  const taken = takenNames(registered)
  for (const player of tournament.players) taken.add(nameKey(player.name))
  if (!taken.has(nameKey(name))) return null
  for (let count = 2; ; count++) {
    const end = ` (${count})`
    const kept = name.slice(0, PLAYER_NAME_MAX_LENGTH - end.length).replace(HALF_A_SIGN, '')
    const playerName = `${kept}${end}`
    if (!taken.has(nameKey(playerName))) return { name, act: { ...act, input: { ...act.input, playerName } } }
  }
}

/** How many seats the event has with this walk-in, where it took none more when it was decided. */
export function seatsAdded(
  act: ApartAct,
  changes: readonly Change[],
  before: readonly Change[],
): { readonly name: string; readonly seats: number } | null {
  if (act.name !== 'add-player-at-desk') return null
  const seats = capacityIn(changes)
  return seats === null || capacityIn(before) !== null ? null : { name: act.input.playerName, seats }
}

function capacityIn(changes: readonly Change[]): number | null {
  return changes.flatMap((change) => (change.kind === 'settings_changed' ? [change.capacity ?? null] : []))[0] ?? null
}
