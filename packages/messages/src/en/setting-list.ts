import type { settingList as french } from '../fr/setting-list.ts'
import type { Translation } from '../translation.ts'

export const settingList: Translation<typeof french> = {
  label: 'What is set',
  unsaved: {
    title: 'Discard your changes?',
    text: '“{title}” has not been saved.',
    discard: 'Discard the changes',
    goOn: 'Keep editing',
  },
  takeBack: 'Undo',
  takenBack: '{setting}: as before.',
  notTakenBack: '{setting}: the change could not be undone.',
  seats_one: '{count} seat',
  seats_other: '{count} seats',
  team: { nobody: 'nobody' },
  tournament: {
    title: 'Tournament',
    sheet: 'Name, seats and structure',
  },
  event: { title: 'Announcement' },
  rules: {
    title: 'Registrations',
    automatic: 'accepted automatically',
    byHand: 'accepted one by one',
    until: 'until {date}',
    deck: { none: 'no decklist', wanted: 'decklist optional', required: 'decklist required' },
  },
  rounds: {
    title: 'Rounds',
    value: '{rounds} (advised: {advice})',
    byPlayers: 'as many as the players ask for',
    reason: 'Back to the number before',
  },
  cut: { title: 'Bracket' },
  clock: {
    title: 'Clock',
    byHand: '{minutes} min, started by hand',
    withRound: '{minutes} min, starts with the round',
  },
  tables: {
    title: 'Tables',
    from: 'from {first}',
    one: '{first}',
    span: '{first} to {last}',
    leftOut: 'without {tables}',
    fixed_one: '{count} fixed',
    fixed_other: '{count} fixed',
    random: 'drawn at random',
  },
  ownNames: {
    title: 'Names',
    untilStart: 'players may edit theirs until the start',
    untilEnd: 'players may edit theirs until the end',
    save: 'Save',
    saved: 'The setting for names is saved.',
  },
  password: { none: 'none', set: 'asked when joining' },
  decklists: { public: 'public', private: 'not public' },
  recovery: { title: 'Recovery link', value: 'for another device' },
  export: 'Export…',
}
