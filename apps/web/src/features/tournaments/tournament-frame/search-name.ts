import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { knownNameKey } from '../../../forms/known-name-key.ts'

/** Ignores case and accents. */
export function nameMatcher(typed: string): (name: string) => boolean {
  const key = nameKey(typed)
  return key === '' ? () => true : (name) => knownNameKey(name).includes(key)
}
