/** Most important first. */
export const SAVED_ROLES = ['organizer', 'helper', 'player'] as const
export type SavedRole = (typeof SAVED_ROLES)[number]

export type SavedTournament = {
  readonly id: string
  readonly code: string
  readonly role: SavedRole
  /** Milliseconds since 1970. */
  readonly lastAccessed: number
  readonly playerName: string | null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Perhaps written by another version; invalid entries are skipped. */
export function readSavedTournament(value: unknown): SavedTournament[] {
  if (!isRecord(value)) return []
  const { id, code, role, lastAccessed, playerName } = value
  if (typeof id !== 'string' || typeof code !== 'string') return []
  return [
    {
      id,
      code,
      role: SAVED_ROLES.find((one) => one === role) ?? 'player',
      lastAccessed: typeof lastAccessed === 'number' ? lastAccessed : 0,
      playerName: typeof playerName === 'string' ? playerName : null,
    },
  ]
}
