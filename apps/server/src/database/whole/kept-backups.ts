export const KEPT_BACKUPS = { days: 7, weeks: 4, months: 12 } as const
const MONTHS_OF_YEAR = 12
const DAY_MS = 86_400_000
/** 1970 began on a Thursday; weeks begin on Monday. */
const DAYS_BEFORE_MONDAY = 3

/**
 * The last one of each of the latest seven days, four weeks and twelve months (UTC) that have one. Periods without a backup do not count,
 * so that nothing is deleted just because time passes.
 */
export function keptBackups(moments: readonly Date[]): readonly Date[] {
  const newestFirst = moments.toSorted((one, other) => other.getTime() - one.getTime())
  const kept = new Set([
    ...lastOfEach(newestFirst, KEPT_BACKUPS.days, dayOf),
    ...lastOfEach(newestFirst, KEPT_BACKUPS.weeks, (moment) => Math.floor((dayOf(moment) + DAYS_BEFORE_MONDAY) / 7)),
    ...lastOfEach(
      newestFirst,
      KEPT_BACKUPS.months,
      (moment) => moment.getUTCFullYear() * MONTHS_OF_YEAR + moment.getUTCMonth(),
    ),
  ])
  return newestFirst.filter((moment) => kept.has(moment))
}

function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS)
}

function lastOfEach(newestFirst: readonly Date[], most: number, periodOf: (moment: Date) => number): readonly Date[] {
  const last = new Map<number, Date>()
  for (const moment of newestFirst) {
    const period = periodOf(moment)
    if (!last.has(period) && last.size < most) last.set(period, moment)
  }
  return [...last.values()]
}
