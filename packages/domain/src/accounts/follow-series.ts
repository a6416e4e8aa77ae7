/** Accounts and addresses that one series writes to, so that an act for one of its dates stays quick. */
export const MOST_FOLLOWERS = 2000

/** Series that one account, or one address without an account, follows. */
export const MOST_FOLLOWED = 100

/** Of dates that move or are called off, so many letters a day go to one follower of a series. */
export const MOST_TOLD_A_DAY = 5

/** Dates are announced several at a time: who follows a series hears of the first and finds the others on its page. */
export const ANNOUNCED_AGAIN_AFTER_MS = 20 * 60 * 60 * 1000
