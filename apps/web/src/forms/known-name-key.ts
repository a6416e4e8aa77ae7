import { nameKey } from '@tablee/domain/tournaments/players/player-name'

/** Of several events of the largest size. */
const MOST_KEPT = 8_000

const known = new Map<string, string>()

/** Likewise, made once a name: a search looks at thousands of them at each letter. */
export function knownNameKey(name: string): string {
  const kept = known.get(name)
  if (kept !== undefined) return kept
  if (known.size >= MOST_KEPT) known.clear()
  const key = nameKey(name)
  known.set(name, key)
  return key
}
