import type { quiet as french } from '../fr/quiet.ts'
import type { Translation } from '../translation.ts'

/** Hours without sounds and motion. */
export const quiet: Translation<typeof french> = {
  event: 'Quiet hour',
  own: 'No sounds or motion',
  device: {
    title: 'Sounds and motion',
    on: 'As usual',
    off: 'No sounds or motion',
  },
  never: 'never',
  allDay: 'all day',
  hours: 'from {from} to {to}',
  help: 'Screens and phones that follow the tournament make no sound, do not vibrate, and nothing on them moves. The hours are those of the room, each day.',
  when: 'When?',
  choice: {
    never: 'Never',
    allDay: 'All day',
    hours: 'At certain hours',
  },
  from: 'From',
  to: 'To',
  save: 'Save the quiet hour',
  saved: 'Quiet hour saved.',
  failed: 'The quiet hour was not changed',
}
