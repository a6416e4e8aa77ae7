/** Events have no time zone: their day is in France. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })
/** Ahead of UTC, in winter and summer. */
const OFFSETS = ['+01:00', '+02:00']

export function startOfDay(now: Date): Date {
  const day = DAY.format(now)
  const starts = OFFSETS.map((offset) => new Date(`${day}T00:00:00${offset}`))
  // A minute earlier it is still the day before, with that night's offset.
  return starts.find((start) => DAY.format(start) === day && DAY.format(start.getTime() - 1) !== day) ?? now
}
