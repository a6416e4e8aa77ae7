/** A screen does not repeat its route's request within this time. */
export const JUST_ASKED_MS = 5_000
