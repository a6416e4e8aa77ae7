import { nameKey } from '../players/player-name.ts'
import type { Tournament } from '../tournament.ts'

const LONGEST = 60
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

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
  return [words || code, DAY.format(new Date(announcement.startsAt))].join('-')
}
