import { KEPT_DAYS } from './kept-for.ts'

/** Longest reason that the operator gives for hiding a page, in UTF-16 units after trimming. */
export const HIDING_REASON_MAX_LENGTH = 300

/** Longest text of a report of a page, in UTF-16 units after trimming. */
export const REPORT_MAX_LENGTH = 500

/** So many reports of one page are kept; a later one says nothing that those do not. */
export const MOST_REPORTS_OF_PAGE = 50

const DAY_MS = 86_400_000

/** Reports that came by then are erased now. */
export function reportsErasedBy(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS.reports * DAY_MS)
}
