import type { CallDescriptions } from '../serving/call-description.ts'
import { followCallDescriptions } from './described-series-calls.ts'

const OWN = 'The account of the session.'

/** An account's calls beyond those of the protocol. */
export const accountCallDescriptions: CallDescriptions = {
  ...followCallDescriptions,
  'change-email': {
    summary: 'Ask for another address of mail',
    who: `${OWN} Its password is asked for.`,
    about:
      'A link goes to the new address, which counts once it was followed (`confirm-email-change`) within the hour. An address that is taken is answered alike and gets no mail.',
    refusals: ['account_required', 'password_wrong', 'email_unchanged', 'mails_not_sent'],
  },
  'confirm-email-change': {
    summary: 'Follow the link that was mailed to the new address',
    who: 'Whoever has the link: `userId` and `secret` as they stand in it.',
    about:
      'The address counts from now on and is confirmed. The session that asked goes on, all others end; the old address is told by mail if it was confirmed.',
    refusals: ['token_invalid', 'account_exists'],
  },
  'request-organizer-access': {
    summary: 'Ask the operator for the right to announce events',
    who: OWN,
    about:
      'One open request for each account; whoever was refused may ask again after a week. The operator reads it by command (`organizer requests`), and by mail at `SUPPORT_EMAIL`.',
    refusals: [
      'account_required',
      'organizer_already',
      'email_unconfirmed',
      'request_open',
      'request_too_soon',
      'request_too_long',
    ],
  },
  'get-account-matters': {
    summary: 'What is under way about one’s account',
    who: OWN,
    refusals: ['account_required'],
  },
  'get-mail-choices': {
    summary: 'Which letters about events go to an address',
    who: 'Whoever has a letter that went there: `token` stands in its link. Without one, the account of the session, its address confirmed.',
    refusals: ['token_invalid', 'account_required', 'email_unconfirmed'],
  },
  'choose-mails': {
    summary: 'Turn letters about events off and on again',
    who: 'Whoever has a letter that went to the address: `token` stands in its link. Without one, the account of the session, its address confirmed.',
    about:
      'Confirms the address: from now on the news that was asked for goes there. With `isRefused`, by a link, it is not confirmed and no letter goes there any more.',
    refusals: ['token_invalid', 'account_required', 'email_unconfirmed'],
  },
  'check-erasure-proof': {
    summary: 'Whether a proof of erasure is this server’s',
    who: 'Anybody.',
    about:
      'Reads the text of a proof, as `delete-account` gave it. The signature is Ed25519 over its lines without the last; the public key stands at `/.well-known/tablee-erasures.pem`.',
    refusals: ['erasure_proof_unreadable'],
  },
  'check-recovery-link': {
    summary: 'Whether the link of a recovery mail would still set a password',
    who: 'Whoever has the link: `userId` and `secret` as they stand in it.',
    about:
      'Spends nothing. A link of no account is refused like a wrong one, and wrong ones are counted by where they come from.',
    refusals: ['token_invalid'],
  },
  'export-account': {
    summary: 'Download everything that is kept about one’s account',
    who: OWN,
    refusals: ['account_required'],
  },
  'delete-account': {
    summary: 'Erase one’s account',
    who: `${OWN} Its password is asked for.`,
    about:
      'Sessions and mails go with it. What it played keeps a made-up name; its id is never given again. What it organizes that is still to come is handed over or called off before: `get-event-offers` lists it. What people gave to register for its events goes too. `proof` says what went and when, without the data, signed by this server: `check-erasure-proof` reads it.',
    refusals: ['account_required', 'password_wrong', 'events_undecided', 'shop_needs_organizer'],
  },
}
