import type { Announcement } from './announcement.ts'

/** Events have no time zone: their day is France's. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** Whether the event's day has come; nobody is present before. `now` is ISO 8601 in UTC. */
export function hasDayCome({ startsAt }: Pick<Announcement, 'startsAt'>, now: string): boolean {
  return DAY.format(new Date(now)) >= DAY.format(new Date(startsAt))
}
