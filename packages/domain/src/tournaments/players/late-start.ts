/** An event that nobody has started counts as coming for so long after its hour, in milliseconds: days begin late. */
export const LATE_START_MS = 12 * 3_600_000

/** Whether nobody will start it any more: it waits, and its hour is long past. Without an hour it waits for as long as it likes. */
export function isMissed(startsAt: Date | null, now: Date): boolean {
  return startsAt !== null && now.getTime() - startsAt.getTime() > LATE_START_MS
}
