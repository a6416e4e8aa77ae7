import type { quickTournament as quickSource, creation as source } from '../fr/creation.ts'
import type { Translation } from '../translation.ts'
import { refusals } from './refusals.ts'

export const creation: Translation<typeof source> = {
  title: 'Create a tournament',
  tabs: {
    label: 'Type of tournament',
    quick: 'Quick',
    advanced: 'Advanced',
    premium: 'Premium',
  },
  quick: {
    intro: 'Open to everybody, ready in ten seconds: players come in with the code.',
    name: 'Name of the tournament',
    defaultName: 'Tournament #{number}',
    playerCount: 'Maximum number of players',
    playerCountHint: 'From {min} to {max}. You can change it until the start.',
    game: 'Game',
    gameHint: 'Sets the possible scores and the tiebreakers.',
    settings_one: '{count} seat, {game}: change',
    settings_other: '{count} seats, {game}: change',
    submit: 'Create the tournament',
    submitting: 'Creating…',
  },
  games: {
    magic: 'Magic',
    pokemon: 'Pokémon',
    yugioh: 'Yu-Gi-Oh!',
    lorcana: 'Lorcana',
    altered: 'Altered',
    other: 'Other',
  },
  advanced: {
    intro: 'Announced ahead of time: players register, you accept them, they hand in their decklist.',
    gameType: 'Game',
    format: 'Format',
    otherFormats: 'Other formats',
    formatName: 'Name of the format',
    formatNameHint: 'Optional: what players will read, such as Cube or Trios.',
    date: 'Date of the tournament',
    time: 'Time',
    shortcuts: {
      label: 'Suggested dates',
      tonight: 'Tonight {time}',
      friday: 'Next Friday {time}',
      likeLast: 'Like the last one: {weekday} {time}',
    },
    past: {
      title: 'This date has passed. Announce it anyway?',
      text: 'The tournament is dated {date}. It will not be among the events to come.',
      confirm: 'Announce it anyway',
      change: 'Change the date',
    },
    preview: {
      title: 'Preview',
      noName: 'Name of the tournament',
      noDate: 'No date yet',
    },
    moreOptions: 'More options',
    fewerOptions: 'Fewer options',
    endDate: 'End date',
    endTime: 'End time',
    maxPlayersHint: 'Leave it empty for no limit.',
    location: 'Place',
    locationHint: 'Town, postcode or department.',
    description: 'Description',
    back: 'Back',
    success: 'The tournament has been created',
    failure: 'The tournament could not be created',
  },
  premium: {
    title: 'Premium features',
    text: 'They will need a subscription and are not available yet.',
  },
  backToQuick: 'Back to quick tournaments',
  success: {
    title: 'The tournament is open',
    text: 'Players enter this code, or scan the square.',
    codeLabel: 'Code of the tournament',
    copyCode: 'Copy the code',
    copied: 'Copied',
    qrLabel: 'QR code of the address to join tournament {code}',
    goToTournament: 'Go to the tournament',
    createAnother: 'Create another tournament',
    recovery: {
      title: 'Your recovery link',
      text: 'This tournament knows only this browser as its organizer. Keep this link for yourself, in a note or a mail: it hands the organizing over to another device if this one fails. It works once and is not for sharing.',
      make: 'Make my recovery link',
      making: 'Making the link…',
      label: 'Recovery link',
      copy: 'Copy the recovery link',
      expires: 'Valid until {date}.',
      failed: 'The recovery link could not be made.',
    },
  },
  failure: {
    title: 'The tournament was not created',
    network: 'The server does not answer. What you typed is kept: try again.',
  },
}

export const quickTournament: Translation<typeof quickSource> = {
  error: {
    nameRequired: refusals.tournament_name_required,
    playerCountInvalid: refusals.player_count_invalid,
  },
  success: {
    title: 'Tournament created',
    description: {
      toast: 'Its code is {code}.',
    },
  },
}
