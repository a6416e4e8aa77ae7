import type { defaults as source } from '../fr/defaults.ts'
import type { Translation } from '../translation.ts'
import { refusals } from './refusals.ts'

export const defaults: Translation<typeof source> = {
  calls: {
    'create-advanced-tournament': 'Something went wrong while creating the advanced tournament',
    'join-quick-tournament': 'You could not be registered',
    'start-quick-tournament': 'The tournament could not be started',
    'start-next-round': 'The next round could not be started',
    'finish-tournament': 'The tournament could not be finished',
    'add-anonymous-player': 'Something went wrong while adding the anonymous player',
    'delete-quick-tournament-player': 'Something went wrong while removing the player',
    'update-quick-tournament-player': 'Something went wrong while changing the name of the player',
    'get-last-advanced-event': 'The events could not be fetched',
    'register-advanced-player': 'Something went wrong while registering',
    'accept-registration': 'Something went wrong while accepting the registration',
    'cancel-player-advanced-tournament': 'Something went wrong while cancelling the registration',
    'drop-player-advanced-tournament': 'Something went wrong while dropping',
    'generate-advanced-pairings': 'Something went wrong while making the pairings',
    'submit-advanced-score': 'Something went wrong while submitting the score',
    'extract-moxfield-decklist': refusals.deck_site_failed,
    'submit-advanced-decklist': 'Something went wrong while handing in the decklist',
  },
  questions: {
    search: 'Something went wrong while searching for tournaments',
    tournament: 'Something went wrong while fetching the tournament',
    organized: 'Something went wrong while fetching the tournaments you organize',
    saved: 'Something went wrong while fetching the tournaments kept on this device',
  },
}
