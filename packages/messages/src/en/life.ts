import type { life as french } from '../fr/life.ts'
import type { Translation } from '../translation.ts'

export const life: Translation<typeof french> = {
  title: 'This tournament',
  keep: 'Keep the tournament',
  restart: {
    action: 'Start the same tournament again',
    question: 'Start “{name}” again?',
    text: 'Same settings, new code. This tournament keeps its standings, and its page leads to the new one: players who are kept take their seat there with one tap.',
    with_one: 'With the player',
    with_other: 'With the {count} players',
    without: 'Without players',
    done: 'New code: {code}',
    failed: 'The tournament did not start again',
  },
  restarted: {
    title: 'The tournament starts again: {code}',
    text: 'If the organizer has kept the players, your seat is waiting.',
    sit: 'Take my seat',
    organize: 'Manage the new tournament',
    look: 'See the new tournament',
    failed: 'The new tournament could not be opened',
  },
  announce: {
    text: 'The form opens filled in as for this tournament; choose the date. Registrations are not carried over.',
    action: 'Announce the same on another date',
  },
  cancel: {
    action: 'Cancel the tournament…',
    question: 'Cancel “{name}”?',
    told_zero: 'Nobody plays yet. A cancelled tournament does not come back.',
    told_one: 'The player’s page will say that it is cancelled. Scores stop there, and it does not come back.',
    told_other:
      'The pages of {count} players will say that it is cancelled. Scores stop there, and it does not come back.',
    confirm: 'Cancel the tournament',
    done: 'The tournament is cancelled',
    failed: 'The tournament was not cancelled',
  },
  delete: {
    action: 'Delete the tournament…',
    question: 'Delete “{name}”?',
    told_zero: 'It disappears for everybody. For 30 days you can restore it.',
    told_one: 'It disappears for everybody, with the player in it. For 30 days you can restore it.',
    told_other: 'It disappears for everybody, with the {count} players in it. For 30 days you can restore it.',
    mailed: 'Everybody registered who gave an address gets an e-mail.',
    confirm: 'Delete the tournament',
    done: '“{name}” is deleted',
    failed: 'The tournament was not deleted',
    gone: 'Ask them whether there is another one.',
    listTitle: 'Deleted',
    until: 'Deleted, can be restored until {date}',
    restore: 'Restore',
    restored: 'The tournament is back',
    restoreFailed: 'The tournament was not restored',
  },
}
