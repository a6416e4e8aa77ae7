/** Retention in days, unless erasure is requested; the privacy page states the same. */
export const KEPT_DAYS = {
  /** Deleted before the start: hidden and restorable meanwhile. */
  deleted: 30,
  /** Never finished: since its last act and its event's day. */
  abandoned: 180,
  /** Registration details, since the end of the event, where its organizer chose no shorter time. */
  details: 365,
  reports: 180,
  /** A shop's regulars, since their last event. */
  regulars: 730,
  /** Followers of a series by mail, since its last date. */
  followed: 365,
  /** Unconfirmed addresses typed to follow a series. */
  unanswered: 7,
  /** What shops' webhooks were told of. */
  deliveries: 30,
} as const
