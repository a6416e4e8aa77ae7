import { nameKey } from '../players/player-name.ts'
import type { Team } from './team.ts'

export const TEAM_NAME_MAX_LENGTH = 40

const known = new WeakMap<Pick<Team, 'name'>, string>()

/** Equal keys, equal names. */
export function teamKey(team: Pick<Team, 'name'>): string {
  const key = known.get(team) ?? nameKey(team.name)
  known.set(team, key)
  return key
}
