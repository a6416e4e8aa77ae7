import type { announce as source } from '../fr/announce.ts'
import type { Translation } from '../translation.ts'

export const announce: Translation<typeof source> = {
  title: 'Announce a tournament',
  more: 'More options and preview',
  wrongThere: 'Something under “More options and preview” needs fixing.',
  like: {
    title: 'Like last time',
    done: 'Filled in like “{name}”',
    undo: 'Undo',
    failed: '“{name}” could not be read',
  },
  parts: {
    entry: 'Registrations',
    deck: 'Decklists',
    decks: { none: 'none asked for', wanted: 'optional', required: 'required' },
    fewest_one: 'at least {count} card',
    fewest_other: 'at least {count} cards',
    day: 'On the day',
    several: '{count} parts',
    until: 'until {date}',
    checkIn: 'players check themselves in',
    description: 'with a description',
  },
  preview: {
    title: 'Preview',
    help: 'The tournament page, as players will see it.',
    noName: 'Tournament name',
    noDate: 'Choose a date',
  },
}
