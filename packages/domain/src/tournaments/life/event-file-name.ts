import { nameKey } from '../players/player-name.ts'
import type { Tournament } from '../tournament.ts'
import { franceDay } from './france-day.ts'

const LONGEST = 60

/** File name of an announced event: name and day, portable and sortable; other tournaments use their code. */
export function eventFileName({
  name,
  code,
  announcement,
}: Pick<Tournament, 'name' | 'code' | 'announcement'>): string {
  if (!announcement) return code
  const words = nameKey(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return [words || code, franceDay(announcement.startsAt)].join('-')
}
