/** What a route asked for so long ago is not asked for again when its screen draws. */
export const JUST_ASKED_MS = 5_000
