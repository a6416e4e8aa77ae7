import { nameKey } from '../players/player-name.ts'
import type { Tournament } from '../tournament.ts'

/** Characters of the name that a file carries. */
const LONGEST = 60
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/**
 * How files name a tournament: an announced event by its name and its day, in signs that every system takes and in an order
 * that sorts; any other by its code.
 */
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
