import type { Announcement } from './announcement.ts'

/** Events say no time zone: their day is one of France. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** Whether the day of the event has come: before it nobody can be there yet. `now` as ISO 8601 in UTC. */
export function hasDayCome({ startsAt }: Pick<Announcement, 'startsAt'>, now: string): boolean {
  return DAY.format(new Date(now)) >= DAY.format(new Date(startsAt))
}
