import type { CallDescriptions } from '../serving/call-description.ts'

const RUNNING =
  'The account of the organizer or a co-organizer, by its session, or a co-organizer’s secret in `organizerId`; a co-organizer is answered what everybody may know, and who is present.'
const ofEvent = ['tournament_not_found', 'wrong_tournament_type', 'not_organizer'] as const

/** What is done about several registrations that were chosen in a list. */
export const registrationListCallDescriptions: CallDescriptions = {
  'note-payments': {
    summary: 'Note that several people have settled the fee, or not',
    who: RUNNING,
    about: 'At any time, those of `registrationIds` in one act. The answer holds those for whom it is new.',
    refusals: [...ofEvent],
  },
  'cancel-registrations': {
    summary: 'Cancel several registrations',
    who: RUNNING,
    about: 'Before the start, those of `registrationIds` in one act. The answer holds those that were cancelled now.',
    refusals: [...ofEvent, 'tournament_already_started'],
  },
  'undo-registration-acts': {
    summary: 'Take back an accept, a cancel or a drop of several',
    who: RUNNING,
    about:
      'Those of `registrationIds` stand as before, all of them or none; where seats were taken meanwhile, the capacity rises by as many.',
    refusals: [
      ...([...ofEvent, 'registration_cancelled', 'registration_dropped', 'player_disqualified'] as const),
      ...(['tournament_already_started', 'tournament_finished'] as const),
    ],
  },
}
