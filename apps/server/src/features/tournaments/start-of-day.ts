/** Events say no time zone: their day is one of France. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })
/** How far that zone is ahead of UTC, in winter and in summer. */
const OFFSETS = ['+01:00', '+02:00']

/** The first moment of the day that it is. */
export function startOfDay(now: Date): Date {
  const day = DAY.format(now)
  const starts = OFFSETS.map((offset) => new Date(`${day}T00:00:00${offset}`))
  // A minute before is still the day before, in the zone as it is that night.
  return starts.find((start) => DAY.format(start) === day && DAY.format(start.getTime() - 1) !== day) ?? now
}
