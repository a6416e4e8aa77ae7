import type { shell as source } from '../fr/shell.ts'
import type { Translation } from '../translation.ts'
import { description } from './description.ts'

export const shell: Translation<typeof source> = {
  product: 'Tablée',
  homeLink: 'Tablée, home',
  pageTitle: '{page} · Tablée',
  description,
  tournamentDescription: 'Join the tournament with the code {code}: tables, scores entered on phones, live standings.',
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
    help: 'Help',
    contact: 'Contact',
    status: 'Service status',
    api: 'API',
  },
  help: {
    title: 'Help',
    questions: {
      code: {
        asked: 'I don’t have the tournament code',
        answer:
          'The organizer shows it on a screen or a poster, with a QR code to scan. You can also find an announced event from the home page, by its name or town.',
      },
      otherPhone: {
        asked: 'I have a new phone, or mine has run out of battery',
        answer:
          'Ask the organizer for a link that gives your seat to another phone. If you have an account, just sign in on the new one.',
      },
      wrongResult: {
        asked: 'The result of my match is wrong',
        answer:
          'Tell the organizer, who corrects the score; the standings follow. As long as the round lasts, you can also enter it again from your table.',
      },
      leave: {
        asked: 'I have to leave early',
        answer:
          'Choose “Leave the tournament” on your page. Your results stay, and nobody will wait for you in the next round.',
      },
      offline: {
        asked: 'There is no network in the room',
        answer:
          'What you have seen stays on screen, and a score entered offline is sent by itself once you are back online.',
      },
      registration: {
        asked: 'Where is my registration?',
        answer:
          'Behind the link in your confirmation email, and under “My tournaments” if you have an account. You can also cancel it there.',
      },
    },
  },
  status: {
    title: 'Service status',
    asking: 'Asking the server…',
    ready: 'Everything works: the server answers.',
    filling: 'The server answers. The search is still filling up after an update.',
    away: 'The server does not answer right now. What you entered stays on this device and will be sent by itself.',
  },
  install: {
    label: 'Install Tablée',
    title: 'Tablée on your home screen',
    text: 'Opens with one tap, even offline, and takes less space than a photo.',
    share: 'In Safari, tap Share, then “Add to Home Screen”. It then opens with one tap.',
    action: 'Install',
    close: 'No thanks',
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
  shared: {
    page: 'Shared',
    title: 'No tournament code in what was shared',
    text: 'Share the address of a tournament, or a message with its code of six characters. You can also enter the code yourself.',
    enterCode: 'Enter a code',
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
    playersTitle: 'If you play',
    players:
      'Enter the six-character code shown by the organizer: your phone tells you who you play and at which table, enter the result there and watch the standings update. No account needed.',
    organizersTitle: 'If you organize',
    organizers:
      'A quick tournament opens in ten seconds, without an account, for 2 to 256 players. An advanced one is announced in advance, with its date, registrations and decklists. In both, pairings and standings take care of themselves.',
    rulesTitle: 'How rounds are played',
    rules:
      'Rounds follow the Swiss system: you meet an opponent with as many points as you, never the same one twice while it can be avoided. A tournament can also be played as single elimination, or as a round robin in which everybody meets everybody. Ties in the standings are broken by the rules of each game: Magic, Pokémon, Yu-Gi-Oh!, Lorcana, Altered, One Piece, Star Wars, Flesh and Blood, Digimon, Riftbound, Dragon Ball, or another.',
    placesTitle: 'Where places come from',
    places:
      'Names, postal codes and positions of the communes of France come from open data, of which we keep only what is useful.',
    positionsSource: 'Positions: GeoNames, CC BY 4.0',
    areasSource: 'Communes, departments and regions: INSEE and La Poste, Licence Ouverte 2.0',
    privacyTitle: 'What we keep',
    privacy:
      'In a quick tournament, your browser itself keeps the key that proves you are the organizer or the player; the server only knows its fingerprint. The name you give is visible to everybody who has the code.',
    freeTitle: 'Free and independent',
    free: 'Tablée is free software, independent of the publishers: playing a tournament here does not make it a sanctioned one.',
    contactTitle: 'A question?',
    contact: 'Write to whoever runs this server:',
    build: 'Version {version} of this server, commit {commit}.',
    start: 'Take a seat',
  },
  becomeOrganizer: {
    page: 'Become an organizer',
    title: 'Become an organizer',
    soon: 'Coming soon',
    text: 'Do you run a shop, a club, a league? Organizer access lets you announce events. Request it here, with your account.',
    registrationsTitle: 'Pre-registration',
    registrations: 'Announce the date and place, accept registrations, and know who is coming before the doors open.',
    decklistsTitle: 'Decklists',
    decklists: 'Players submit theirs when they register. Only you and they can read them.',
    statisticsTitle: 'Statistics',
    statistics: 'Wins, tiebreakers and a list to export: everything is ready when the final ends.',
    meanwhileTitle: 'Until then',
    meanwhile: 'Quick tournaments are open to everybody, without an account.',
    create: 'Create a quick tournament',
    premium: 'The Premium plan, with no limit on tournaments.',
  },
  plans: {
    page: 'Plans',
    title: 'Plans',
    lead: 'Playing is free. So is organizing, one tournament at a time or five.',
    inProgress: 'Work in progress',
    inProgressText: 'These prices and limits are examples: nothing is for sale yet.',
    createQuick: 'Create a quick tournament',
    createAdvanced: 'Create an advanced tournament',
    notYet: 'Not available yet',
    link: 'Plans',
    see: 'View the plans',
  },
  offline: {
    label: 'Without a network',
    now: 'Offline',
    seen: 'Offline, seen at {time}',
    seenDay: 'Offline, seen on {moment}',
    own: 'Your tournaments, as last seen:',
    none: 'Anything that needs the server will wait until the network is back.',
  },
  update: {
    outdated: 'This page is too old for the server',
    outdatedHelp: 'It reloads by itself as soon as nothing is being typed.',
    title: 'A new version is ready',
    description: 'What you are typing will be lost: finish first.',
    action: 'Update',
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
    invalid: 'Not a possible date: write it like 31/12/2026.',
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
  copyFailed: 'The data could not be copied to the clipboard.',
}
