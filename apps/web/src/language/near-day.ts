/** Null for other days. In local time. */
export function nearDay(instant: Date, now: Date): 'today' | 'tomorrow' | null {
  if (isSameDay(instant, now)) return 'today'
  // Same hour, also across clock changes.
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return isSameDay(instant, tomorrow) ? 'tomorrow' : null
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString()
}

/** Local midnight before. */
export function startOfLocalDay(instant: Date): Date {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate())
}
