/** Where an address takes in what another address of the same server handed over, by a form. */
export const HAND_OVER_PATH = '/moved'
/** Where a browser keeps what was handed over until the app takes it: a JSON object of texts by `HANDED_KEYS`. */
export const HANDED_OVER_KEY = 'tablee:handed_over'

/**
 * What a browser keeps for an address and hands over to the next one, by its keys in `localStorage`, the dearest first: where there is too
 * much, the last ones stay behind. Left out is what the new address asks for itself: sessions, and ways to call a player.
 */
export const HANDED_KEYS = [
  'tablee:player_ids',
  'tablee:organizer_ids',
  'tablee:helping',
  'tablee:unsent_scores',
  'userTournaments',
  'tablee:waiting_for_seat',
  'tablee:language',
  'tablee:theme',
  'tablee:clock-sound',
  'tablee:chosen_scores',
  'tablee:arranged_rounds',
] as const

/** In bytes, of all that is handed over at once. */
export const LARGEST_HAND_OVER = 262_144
