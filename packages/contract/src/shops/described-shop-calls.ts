import type { CallDescriptions } from '../serving/call-description.ts'

export const MEMBER = 'An account that holds the shop, by its session.'
export const ORGANIZER = 'An organizer of the shop, by the session of their account.'
const ANYBODY = 'Anybody.'
export const ofMember = ['account_required', 'shop_not_found'] as const
export const ofOrganizer = [...ofMember, 'shop_role_needed'] as const

/** Shops and the accounts that hold them. */
export const shopCallDescriptions: CallDescriptions = {
  'get-own-shop': {
    summary: 'The shop that one’s account holds',
    who: 'The account of the session.',
    about: 'With who else holds it, and the invitations to the confirmed address of the account.',
    refusals: ['account_required'],
  },
  'get-processing-register': {
    summary: 'What the server does with personal data for one’s shop',
    who: MEMBER,
    about:
      'The facts of a register of processing (article 30 of the GDPR), from the settings of the server and of the shop. No personal data but the contact of the shop.',
    refusals: ofMember,
  },
  'keep-shop': {
    summary: 'Open a shop, or change what it says of itself',
    who: 'An account that may announce events and holds no shop; or an organizer of the shop.',
    about:
      'An account holds one shop at most. The events that it organizes become those of the shop that it opens, as do those that its members announce later. Renamed, the shop has another address; the earlier ones go on leading to it.',
    refusals: ['account_required', 'organizer_account_required', 'shop_role_needed', 'shop_not_found'],
  },
  'invite-to-shop': {
    summary: 'Ask somebody to hold the shop as well, or instead',
    who: ORGANIZER,
    about:
      'By a link, whose code is told once (`oneTimeCode`, for behind the `#`), or by the address of an account; the answer is the same whether the address is somebody’s. With `isHandOver` whoever accepts takes the place of whoever asks, and their events to come. For 14 days.',
    refusals: [...ofOrganizer, 'too_many_shop_invitations', 'offer_to_oneself'],
  },
  'withdraw-shop-invitation': {
    summary: 'Take an invitation back',
    who: ORGANIZER,
    refusals: [...ofOrganizer, 'shop_invitation_not_found'],
  },
  'get-shop-invitation': {
    summary: 'What an invitation asks',
    who: 'Whoever has its code.',
    refusals: ['shop_invitation_not_found'],
  },
  'answer-shop-invitation': {
    summary: 'Accept an invitation, or decline it',
    who: 'The account of the session: with the code, or where its confirmed address was named.',
    about: 'To be an organizer the account needs the right to announce events.',
    refusals: [
      ...(['account_required', 'shop_invitation_not_found', 'organizer_account_required'] as const),
      ...(['shop_already_held', 'shop_members_full'] as const),
    ],
  },
  'change-shop-member': {
    summary: 'Give a member another role, or take them out',
    who: ORGANIZER,
    about:
      'It counts at once, at every event of the shop. What somebody taken out organizes and is to come goes on with whoever takes them out.',
    refusals: [...ofOrganizer, 'shop_member_not_found', 'shop_needs_organizer'],
  },
  'leave-shop': {
    summary: 'Hold the shop no more',
    who: MEMBER,
    about:
      'What one organizes for it and is to come goes on with its organizer. The last organizer hands it over or closes it.',
    refusals: [...ofMember, 'shop_needs_organizer'],
  },
  'close-shop': {
    summary: 'Close the shop',
    who: ORGANIZER,
    about: 'Its page is gone. Its events stay their organizers’.',
    refusals: [...ofOrganizer],
  },
  'get-shop': { summary: 'The page of a shop', who: ANYBODY, refusals: ['shop_not_found'] },
  'find-shops': { summary: 'Shops by words of their name and their town', who: ANYBODY, refusals: [] },
  'get-event-shop': {
    summary: 'Who organizes an event',
    who: ANYBODY,
    about: 'And what the account of the session is by the shop, and where an answer to it would go.',
    refusals: ['tournament_not_found'],
  },
  'write-to-shop': {
    summary: 'Write to who organizes an event',
    who: ANYBODY,
    about:
      'Relayed by mail; no address is shown. With `isAnswerWanted` the confirmed address of the account goes along, so that an answer finds it. Limited by the address that it comes from, by account and by event.',
    refusals: [
      ...(['tournament_not_found', 'shop_takes_no_messages', 'too_many_messages', 'too_many_shop_messages'] as const),
      'email_unconfirmed',
    ],
  },
}
