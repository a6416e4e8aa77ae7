import type { CallDescriptions } from '../serving/call-description.ts'
import { ofOrganizer, RUNNING } from './described-calls.ts'

/** Acts on registrations chosen in a list. */
export const registrationListCallDescriptions: CallDescriptions = {
  'note-payments': {
    summary: 'Note that several people have settled the fee, or not',
    who: RUNNING,
    about: 'At any time, those of `registrationIds` in one act. The answer holds those for whom it is new.',
    refusals: [...ofOrganizer],
  },
  'cancel-registrations': {
    summary: 'Cancel several registrations',
    who: RUNNING,
    about: 'Before the start, those of `registrationIds` in one act. The answer holds those that were cancelled now.',
    refusals: [...ofOrganizer, 'tournament_already_started'],
  },
  'undo-registration-acts': {
    summary: 'Take back an accept, a cancel or a drop of several',
    who: RUNNING,
    about:
      'Those of `registrationIds` stand as before, all of them or none; where seats were taken meanwhile, the capacity rises by as many.',
    refusals: [
      ...([...ofOrganizer, 'registration_cancelled', 'registration_dropped', 'player_disqualified'] as const),
      ...(['tournament_already_started', 'tournament_finished'] as const),
    ],
  },
}
