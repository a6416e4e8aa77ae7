import type { Announcement } from './announcement.ts'
import { franceDay } from './france-day.ts'

/** Whether the event's day has come; nobody is present before. `now` is ISO 8601 in UTC. */
export function hasDayCome({ startsAt }: Pick<Announcement, 'startsAt'>, now: string): boolean {
  return franceDay(now) >= franceDay(startsAt)
}
