/** How long what nobody asked to be erased is kept, in days. The page about privacy says the same numbers. */
export const KEPT_DAYS = {
  /** A tournament deleted before its start, hidden meanwhile, which can come back. */
  deleted: 30,
  /** A tournament that never ended, since its last act and since the day of its event. */
  abandoned: 180,
  /** What people gave to register, since the last act of the tournament. */
  details: 365,
  /** What somebody reported of a page. */
  reports: 180,
  /** Who came to events of a shop, since the last one. */
  regulars: 730,
  /** Who follows a series by mail, since its last date. */
  followed: 365,
  /** An address that was typed to follow a series, and that nobody confirmed. */
  unanswered: 7,
} as const
