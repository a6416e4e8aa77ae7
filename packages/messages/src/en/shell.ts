import type { shell as source } from '../fr/shell.ts'
import type { Translation } from '../translation.ts'

export const shell: Translation<typeof source> = {
  product: 'Tablée',
  homeLink: 'Tablée, home',
  pageTitle: '{page} · Tablée',
  skipToContent: 'Skip to content',
  menu: {
    open: 'Menu',
    label: 'Settings and information',
    theme: 'Theme',
    themeSystem: 'Same as the device',
    themeLight: 'Light',
    themeDark: 'Dark',
    language: 'Language',
    about: 'About',
  },
  footer: {
    label: 'Footer',
    about: 'About',
  },
  toasts: {
    region: 'Messages',
    close: 'Close the message',
  },
  retry: 'Try again',
  backHome: 'Back to the home page',
  notFound: {
    page: 'Page not found',
    title: 'There is no such table',
    text: 'The address may be incomplete, or the page has moved. If you are looking for a tournament, enter its code on the home page.',
  },
  crash: {
    page: 'Error',
    title: 'Something broke on our side',
    text: 'Nothing that was saved is lost. Try again; if it happens once more, reload the page.',
  },
  loading: 'Loading…',
  about: {
    page: 'About',
    title: 'About Tablée',
    lead: 'In French, a tablée is the people gathered around a table. Here, they hold a deck.',
    whatTitle: 'What it is for',
    what: 'Tablée runs card game tournaments: you create a tournament, players join it with a six-character code, and everybody sees on their phone who they play, at which table, and how the standings look.',
    rulesTitle: 'How matches are made',
    rules:
      'Rounds follow the Swiss system: you meet an opponent with as many points as you, never the same one twice while it can be avoided. Ties in the standings are broken by the rules of each game.',
    privacyTitle: 'What we keep',
    privacy:
      'No account needed. Your browser itself keeps the key that proves you are the organizer or the player; the server only knows its fingerprint. The name you give is visible to everybody who has the code.',
    independence:
      'Tablée is free software, independent of the publishers: playing a tournament here does not make it a sanctioned one.',
  },
  becomeOrganizer: {
    page: 'Become an organizer',
    title: 'Become an organizer',
    soon: 'Coming soon',
    text: 'Organizer access will open advanced tournaments: registration ahead of time, decklists, statistics. Until then, quick tournaments are open to everybody, without an account.',
    create: 'Create a quick tournament',
  },
  storageLoss: {
    title: 'This browser keeps nothing',
    description: 'Its storage is full or blocked. You can go on, but this page forgets your role once it is closed.',
  },
  numberInput: {
    increment: 'Increase',
    decrement: 'Decrease',
  },
  datePicker: {
    open: 'Open the calendar',
    close: 'Close the calendar',
    calendar: 'Calendar',
    placeholder: 'dd/mm/yyyy',
    invalid: 'This date does not exist or cannot be chosen. Write it like 31/12/2026.',
    previousMonth: 'Previous month',
    previousYear: 'Previous year',
    previousYears: 'Earlier years',
    nextMonth: 'Next month',
    nextYear: 'Next year',
    nextYears: 'Later years',
    chooseMonth: 'choose another month',
    chooseYear: 'choose another year',
    selectedDay: '{day}, chosen',
    today: '{day}, today',
  },
  copyFailed: 'The text could not be copied to the clipboard.',
}
