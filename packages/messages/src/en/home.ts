import type { home as source } from '../fr/home.ts'
import type { Translation } from '../translation.ts'

export const home: Translation<typeof source> = {
  page: 'Home',
  title: 'Take a seat.',
  lead: 'Join a tournament with its code, or open your own table. No account needed.',
  join: {
    title: 'Join a tournament',
    label: 'The code shown by the organizer',
    cell: 'Character {position} of {length}',
    submit: 'Join',
    searching: 'Searching…',
    required: 'Enter the code of the tournament.',
    invalid: 'The code must have 6 characters.',
    notFound: 'No tournament found with this code',
    notFoundHelp: 'Check the characters with the organizer: there is no zero, no one, no O, no I and no L.',
    failed: 'The tournament could not be looked up. Check the connection and try again.',
  },
  events: {
    title: 'Latest events',
    loading: 'Loading the events…',
    failed: 'Something went wrong while loading the events',
    players_one: '{count} player',
    players_other: '{count} players',
    playersOfMax: '{registered} / {max} players',
  },
  becomeOrganizer: 'Become an organizer',
  becomeOrganizerHelp: 'For shops and clubs: registration, decklists, statistics.',
}
