import { dayAndTimeOf } from './moment-text.ts'

/** Filled in by one tap. */
export type MomentShortcut = {
  readonly kind: 'tonight' | 'friday' | 'likeLast'
  readonly day: string
  readonly time: string
}

const EVENING = '19:30'
/** After this hour, too late for tonight. */
const LAST_HOUR_FOR_TONIGHT = 19
const FRIDAY = 5
const WEEK = 7

/** Tonight if there is time, next Friday, and the last event's weekday and hour. */
export function momentShortcuts(now: Date, lastStart: string | null): readonly MomentShortcut[] {
  const today = dayAndTimeOf(now.toISOString()).day
  const evenings: readonly MomentShortcut[] = [
    ...(now.getHours() < LAST_HOUR_FOR_TONIGHT ? [{ kind: 'tonight', day: today, time: EVENING } as const] : []),
    { kind: 'friday', day: nextWeekday(today, FRIDAY), time: EVENING },
  ]
  if (lastStart === null) return evenings
  const { day, time } = dayAndTimeOf(lastStart)
  const likeLast = { kind: 'likeLast', day: nextWeekday(today, weekdayOf(day)), time } as const
  const isKnown = evenings.some((each) => each.day === likeLast.day && each.time === likeLast.time)
  return isKnown ? evenings : [...evenings, likeLast]
}

/** After this day. */
export function nextWeekday(day: string, weekday: number): string {
  const days = (weekday - weekdayOf(day) + WEEK) % WEEK
  return laterDay(day, days === 0 ? WEEK : days)
}

/** Calendar days: the hour survives clock changes. */
export function laterDay(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 'yyyy-mm-dd'.length)
}

export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
