import type { mail as source } from '../fr/mail.ts'
import type { Translation } from '../translation.ts'

export const mail: Translation<typeof source> = {
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  verification: {
    subject: 'Confirm your email address',
    why: 'You created an account on Tablée with this address. Confirm it, so that you can get your account back if you lose your password.',
    button: 'Confirm my address',
    otherwise:
      'You did not create an account? Ignore this email: without your confirmation the address will not be verified.',
  },
  recovery: {
    subject: 'Choose a new password',
    why: 'Somebody, probably you, asked for a new password for your Tablée account.',
    button: 'Choose a password',
    otherwise: 'Not you? Ignore this email: your password stays the same.',
  },
  emailChange: {
    subject: 'Confirm your new email address',
    why: 'You asked to use this address for your Tablée account. It will replace the old one as soon as you confirm it.',
    button: 'Confirm this address',
    otherwise: 'You did not ask for anything? Ignore this email: without your confirmation nothing changes.',
  },
  emailChanged: {
    subject: 'The address of your account has changed',
    why: 'The email address of your Tablée account has just been replaced by another one, by somebody who knew your password. We will not write to this one any more.',
    button: 'Contact us',
    otherwise:
      'You did this? There is nothing to do. Not you? Somebody knows your password: write to whoever runs this server at once.',
  },
  organizerGranted: {
    subject: 'You can announce tournaments',
    why: 'Organizer access has just been opened for your Tablée account.',
    button: 'Announce a tournament',
    otherwise: 'If the page still refuses it, open it again.',
  },
  organizerAsked: {
    subject: 'Request for organizer access: {name}',
    why: '{name} ({email}) asks for organizer access, to announce tournaments on this server.',
    button: 'What the access opens',
    note: 'To grant it, run this on the server: {command}',
    otherwise: 'All requests: npm run tablee -- organizer requests. To refuse: organizer refuse EMAIL REASON.',
  },
  life: 'This link is valid for 1 hour and works once.',
  copy: 'If the button does not respond, copy this address into your browser:',
  signature: 'Tablée, card game tournaments',
}
