import type { CallDescriptions } from '../serving/call-description.ts'

const OWN = 'The account of the session.'

/** What an account may ask for beside the calls of the protocol. */
export const accountCallDescriptions: CallDescriptions = {
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
      'Sessions and mails go with it. What it played keeps a made-up name; its id is never given again. What it organizes that is still to come is handed over or called off before: `get-event-offers` lists it. What people gave to register for its events goes too.',
    refusals: ['account_required', 'password_wrong', 'events_undecided'],
  },
}
