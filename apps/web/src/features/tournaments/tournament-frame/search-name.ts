import { nameKey } from '@tablee/domain/tournaments/players/player-name'

/** Ignores case and accents. */
export function nameMatcher(typed: string): (name: string) => boolean {
  const key = nameKey(typed)
  return key === '' ? () => true : (name) => nameKey(name).includes(key)
}
