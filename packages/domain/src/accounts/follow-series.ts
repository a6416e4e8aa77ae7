/** Followers (accounts and addresses) per series, to keep acts on its dates quick. */
export const MOST_FOLLOWERS = 2000

/** Series per account, or per address without one. */
export const MOST_FOLLOWED = 100

/** Letters per day to one follower about dates moved or cancelled. */
export const MOST_TOLD_A_DAY = 5

/** Dates often come several at a time: followers hear of the first and find the rest on the series page. */
export const ANNOUNCED_AGAIN_AFTER_MS = 20 * 60 * 60 * 1000
