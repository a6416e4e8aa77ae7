import type { linkedRegistration as french } from '../fr/linked-registration.ts'
import type { Translation } from '../translation.ts'

export const linkedRegistration: Translation<typeof french> = {
  title: 'My registration',
  loading: 'Opening your registration…',
  when: 'When',
  where: 'Where',
  takeOver: 'Play on this phone',
  takeOverHelp: 'This browser takes over: the device that registered can no longer act for you.',
  takeOverFailed: 'This phone has not taken over',
  signIn: 'Sign in to play here',
  toEvent: 'View the tournament',
  close: 'Disable the links in my emails',
  closeTitle: 'Disable the links?',
  closeText:
    'The links in emails you have received will no longer open your registration, on any device. It still stands.',
  closeConfirm: 'Disable the links',
  closeKeep: 'Keep the links',
  closed: 'The links no longer work',
  closeFailed: 'The links still work',
  invalid: 'This link no longer opens a registration',
  invalidText: 'It is incomplete, disabled, or your address has changed. Open the one in the latest email.',
  unread: 'Your registration could not be read',
  unreadText: 'Check your connection, then try again.',
  mailbox: 'Check your inbox',
  mailboxText:
    'An email went to {email}. Open its link to confirm your address: it also opens your registration on another device.',
  unconfirmed: 'Address not confirmed',
  another: 'Send another email',
  anotherSent: 'Email sent',
  anotherFailed: 'The email was not sent',
}
