/** From and to, each day, on the clocks in the room: `14:00-15:30`. The same twice: all day. */
const QUIET_HOURS = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/

export const QUIET_ALL_DAY = '00:00-00:00'

export function areQuietHours(hours: string): boolean {
  return QUIET_HOURS.test(hours)
}

/** Whether screens make no sound and no motion at this minute of the day. What a later version writes is no quiet hour here. */
export function isQuietAt(hours: string | null, minute: number): boolean {
  if (hours === null || !areQuietHours(hours)) return false
  const [from = 0, to = 0] = hours.split('-').map(minuteOf)
  if (from === to) return true
  return from < to ? from <= minute && minute < to : from <= minute || minute < to
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
