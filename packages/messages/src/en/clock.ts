import type { clock as french } from '../fr/clock.ts'
import type { Translation } from '../translation.ts'

export const clock: Translation<typeof french> = {
  title: 'Clock of round {round}',
  left: 'Time left:',
  over: 'Time is up:',
  isUp: 'Time is up',
  isUpSince: 'Time is up, {minutes} min ago',
  ofTable: 'Time of this table',
  sound: 'Sound at 10, 5 and 0 minutes',
  minutesLeft: '{minutes} minutes left',
  extraIncluded: '{minutes} min more included',
  extraOfTable: 'Table {table}: {minutes} min more',
  start: 'Start the clock',
  pause: 'Pause',
  resume: 'Resume',
  paused: 'Paused',
  open: 'Set the clock',
  minutesMore: '+{minutes} min',
  minutesLess: '−{minutes} min',
  started: 'The clock is running: {minutes} min',
  undo: 'Undo',
  remove: 'Remove the clock',
  removeHelp: 'The time of the round disappears from every screen.',
  keep: 'Keep the clock',
  failed: 'The clock has not changed',
}
