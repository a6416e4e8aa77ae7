/** A day that people call by a word of its own; null for every other one. Days are those of this device. */
export function nearDay(instant: Date, now: Date): 'today' | 'tomorrow' | null {
  if (isSameDay(instant, now)) return 'today'
  // The same hour of the next day, also where the clocks change in between.
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return isSameDay(instant, tomorrow) ? 'tomorrow' : null
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString()
}

/** Midnight before that instant, on this device. */
export function startOfLocalDay(instant: Date): Date {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate())
}
