/** Where one address of this server receives, by form, what another handed over. */
export const HAND_OVER_PATH = '/moved'
/** Where a browser stores that until the app takes it: a JSON object of texts by `HANDED_KEYS`. */
export const HANDED_OVER_KEY = 'tablee:handed_over'

/**
 * `localStorage` keys handed over to the next address, most valuable first: if too much, the last stay behind. Sessions and call
 * subscriptions are left out, as the new address requests its own.
 */
export const HANDED_KEYS = [
  'tablee:player_ids',
  'tablee:organizer_ids',
  'tablee:helping',
  'tablee:unsent_scores',
  'tablee:unsent_placings',
  'userTournaments',
  'tablee:waiting_for_seat',
  'tablee:language',
  'tablee:theme',
  'tablee:clock-sound',
  'tablee:chosen_scores',
  'tablee:arranged_rounds',
] as const

/** In bytes, in total. */
export const LARGEST_HAND_OVER = 262_144
