/** In milliseconds: days begin late, so an unstarted event counts as upcoming this long after its hour. */
export const LATE_START_MS = 12 * 3_600_000

/** Whether it is long past its hour and unstarted. Without an hour it may wait forever. */
export function isMissed(startsAt: Date | null, now: Date): boolean {
  return startsAt !== null && now.getTime() - startsAt.getTime() > LATE_START_MS
}
