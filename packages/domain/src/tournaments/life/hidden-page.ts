import { KEPT_DAYS } from './kept-for.ts'

/** Of the operator's reason, in UTF-16 units after trimming. */
export const HIDING_REASON_MAX_LENGTH = 300

/** Of a report on a page, in UTF-16 units after trimming. */
export const REPORT_MAX_LENGTH = 500

/** Further ones would say nothing new. */
export const MOST_REPORTS_OF_PAGE = 50

const DAY_MS = 86_400_000

/** Reports received before this are erased now. */
export function reportsErasedBy(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS.reports * DAY_MS)
}
