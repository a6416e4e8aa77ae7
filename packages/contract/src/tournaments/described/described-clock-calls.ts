import type { CallDescriptions } from '../../serving/call-description.ts'
import { EITHER_ORGANIZER, ofOrganizer } from './described-pairing-calls.ts'

const TIMEKEEPER = `${EITHER_ORGANIZER} A scorekeeper as well.`
const SEEN_ROUND = 'With `roundNumber`, no other round than the one seen.'
const ofClock = [
  ...ofOrganizer,
  ...(['round_not_current', 'tournament_not_running', 'tournament_finished'] as const),
] as const

/** The clock of the round being played. */
export const clockCallDescriptions: CallDescriptions = {
  'plan-clock': {
    summary: 'Plan the clocks of the rounds',
    who: EITHER_ORGANIZER,
    about:
      'The minutes of a round, 1 to 600 (null: what the rules give), and whether its clock starts when it is paired. Until the finish; a clock that was started goes on as it is.',
    refusals: [...ofOrganizer, 'clock_minutes_invalid', 'tournament_finished'],
  },
  'start-clock': {
    summary: 'Start the clock of the round',
    who: TIMEKEEPER,
    about: `With the minutes that are planned (plan-clock), or that the rules give. One that was started already stays as it is. ${SEEN_ROUND}`,
    refusals: [...ofClock],
  },
  'pause-clock': {
    summary: 'Stop the clock with what is left',
    who: TIMEKEEPER,
    about: `Of two who stop it at once the second changes nothing. ${SEEN_ROUND}`,
    refusals: [...ofClock, 'clock_not_started'],
  },
  'resume-clock': {
    summary: 'Let the clock go on',
    who: TIMEKEEPER,
    about: `One that runs stays as it is. ${SEEN_ROUND}`,
    refusals: [...ofClock, 'clock_not_started'],
  },
  'extend-clock': {
    summary: 'Give all tables more time',
    who: TIMEKEEPER,
    about: `Minutes below zero take time back. The round lasts 1 to 600 minutes in all. ${SEEN_ROUND}`,
    refusals: [...ofClock, 'clock_not_started', 'clock_minutes_invalid'],
  },
  'give-extra-time': {
    summary: 'Give one table more time',
    who: `${EITHER_ORGANIZER} A scorekeeper and a judge as well.`,
    about: `Beyond what the others have, up to 60 minutes; below zero takes it back. It is gone when the players are paired otherwise. ${SEEN_ROUND}`,
    refusals: [
      ...ofClock,
      ...(['clock_not_started', 'clock_minutes_invalid', 'match_not_found', 'match_not_current'] as const),
    ],
  },
  'remove-clock': {
    summary: 'Take the clock away',
    who: TIMEKEEPER,
    about: `With what was given to single tables. ${SEEN_ROUND}`,
    refusals: [...ofClock],
  },
}
