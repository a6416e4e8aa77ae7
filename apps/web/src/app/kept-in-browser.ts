import type { fr } from '@tablee/messages/fr'

type KeptId = keyof (typeof fr)['legal']['kept']['items']

type KeptPlace = keyof (typeof fr)['legal']['kept']['place']

type Kept = {
  readonly id: KeptId
  readonly place: KeptPlace
  /** A trailing "…" marks a prefix. Empty where browsers show no name. */
  readonly names: readonly string[]
}

/** Shown on the privacy page. Checked against the sources by a test, against a real browser by a journey. */
export const KEPT_IN_BROWSER: readonly Kept[] = [
  { id: 'session', place: 'cookie', names: ['a_session_tablee'] },
  { id: 'device', place: 'cookie', names: ['a_device_tablee'] },
  { id: 'tournaments', place: 'local', names: ['userTournaments'] },
  { id: 'keys', place: 'local', names: ['tablee:organizer_ids', 'tablee:player_ids', 'tablee:linked_registrations'] },
  { id: 'helping', place: 'local', names: ['tablee:helping', 'tablee:kept_by_account'] },
  { id: 'account', place: 'local', names: ['tablee:signed_in', 'tablee:user_id', 'tablee:has-evening'] },
  {
    id: 'preferences',
    place: 'local',
    names: [
      ...['tablee:theme', 'tablee:language', 'tablee:clock-sound', 'tablee:spoken-table', 'tablee:quiet'],
      ...['tablee:calls-offer', 'tablee:install-offer', 'tablee:way-to-play'],
    ],
  },
  {
    id: 'unsent',
    place: 'local',
    names: [
      'tablee:unsent_scores',
      'tablee:unsent_placings',
      'tablee:unsent_seats',
      'tablee:chosen_scores',
      'tablee:arranged_rounds',
      'tablee:waiting_for_seat',
    ],
  },
  { id: 'desk', place: 'local', names: ['tablee:desk_letters'] },
  { id: 'called', place: 'local', names: ['tablee:called'] },
  { id: 'clock', place: 'local', names: ['tablee:server_time_difference'] },
  { id: 'moved', place: 'local', names: ['tablee:handed_over', 'tablee:taken_over'] },
  { id: 'drafts', place: 'tab', names: ['tablee:drafts'] },
  { id: 'door', place: 'tab', names: ['tablee:door:…'] },
  {
    id: 'place',
    place: 'tab',
    names: ['tablee:open_tabs', 'tablee:reloaded_as_outdated', 'tsr-scroll-restoration-…'],
  },
  { id: 'seen', place: 'database', names: ['tablee'] },
  { id: 'apart', place: 'database', names: ['tablee-apart'] },
  { id: 'app', place: 'cache', names: ['workbox-precache-…'] },
  { id: 'calls', place: 'push', names: [] },
]
