export const TOURNAMENT_NAME_MAX_LENGTH = 128
/** A quick tournament's player limits, and the form's default. */
export const QUICK_PLAYER_COUNT = { min: 2, max: 256, initial: 8 } as const
/** More come from error or malice. */
export const MOST_QUICK_PLAYERS = 2_000
export const MIN_PLAYERS_TO_START = 2

/** More are planned only by mistake. */
export const MOST_PLANNED_ROUNDS = 30
