import type { accountMails as french } from '../fr/account-mails.ts'
import type { Translation } from '../translation.ts'

export const accountMails: Translation<typeof french> = {
  title: 'Your emails',
  choice: 'Emails about your tournaments',
  organizing: 'When you organize',
  topics: {
    registration: 'My registration',
    changes: 'Changes',
    reminder: 'Reminder',
    messages: 'Messages from the organizer',
    series: 'Dates of series I follow',
    access: 'Organizer access',
    digest: 'Registrations for my tournaments',
    departures: 'Last-minute cancellations',
    playerMessages: 'Messages from players',
  },
  topicHelp: {
    registration: 'Received, accepted or cancelled.',
    changes: 'A tournament has another date or place.',
    reminder: 'The day before the tournament, if you have a seat.',
    messages: 'What they write to everybody registered.',
    series: 'A date is added, changes or is called off.',
    access: 'When it is opened for you.',
    digest: 'The first one, when it is full, else once a day.',
    departures: 'Within 24 hours of the start.',
    playerMessages: 'What people write to you from the page of a tournament; without it, the page no longer offers to.',
  },
  report: {
    title: 'Report this message',
    text: 'The person who runs this server will read the message. The organizer will not know who reported it.',
    send: 'Report the message',
    done: 'Thank you, it is reported',
    doneText: 'The person who runs this server will read this message.',
    failed: 'The message was not reported',
  },
  notMe: {
    title: 'Not you?',
    text: 'Somebody gave your address, most likely by mistake. Say so, and no more email will come from Tablée.',
    stop: 'Stop all emails',
    done: 'Noted',
    doneText: 'No email will be sent to this address any more.',
    failed: 'Your answer was not kept',
  },
  always: 'You are always told when a tournament is cancelled.',
  kept: 'Saved.',
  failed: 'Your choice was not saved',
  unread: 'Your choices could not be read',
  afterConfirming: 'Confirm the address of your account to choose the emails you get.',
  question: 'Confirm your email address',
  questionText:
    'You will learn by email when your seat is accepted, or when something changes. You can stop these emails at any time.',
  questionNot:
    'You have not registered for any tournament? Close this page: unless you confirm, these emails are not sent.',
  confirm: 'Confirm my address',
  confirmed: 'Your address is confirmed',
  confirmedText: 'The next news of your registrations will reach you by email.',
  unconfirmed: 'The address was not confirmed',
  invalid: 'This link does not work',
  invalidText:
    'It is incomplete, or too old for an address that was never confirmed. Open the one of the latest email you got. With an account, your choices are in your profile too.',
}
