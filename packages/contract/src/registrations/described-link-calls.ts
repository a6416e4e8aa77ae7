import type { CallDescriptions } from '../serving/call-description.ts'

const ofLink = ['registration_link_invalid', 'tournament_not_found'] as const

/** Calls of letters' links. */
export const registrationLinkCallDescriptions: CallDescriptions = {
  'open-registration-link': {
    summary: 'Open one’s registration by the link of a letter',
    who: 'Whoever has the link: `token` stands behind its hash.',
    about:
      'Lets the device in that made `secret`, for this registration alone, and confirms the address that the letter went to. The link is good as long as the registration has that address and the person has not closed its links. Last name, telephone and notes are not told.',
    refusals: ['token_invalid', ...ofLink],
  },
  'use-registration-link': {
    summary: 'Act on a registration by the link of a letter',
    who: 'A device that a link let in, by its `secret`.',
    about:
      '`take-over` gives the seat to this device in the place of the one before, not for who registered with an account; `close-links` ends all links and lets every device out.',
    refusals: [
      ...ofLink,
      ...([
        'registration_not_found',
        'registration_cancelled',
        'registration_not_confirmed',
        'decklist_required',
      ] as const),
      ...(['tournament_already_started', 'tournament_finished', 'tournament_cancelled', 'account_required'] as const),
      ...(['check_in_at_desk', 'check_in_not_open', 'door_code_required', 'already_registered'] as const),
    ],
  },
  'send-another-letter': {
    summary: 'Write once more to somebody whose address is not confirmed',
    who: 'The organizer’s account, by its session; or the person, by their own secret or account id in `playerId`.',
    about:
      'How the registration stands, with the link that confirms the address. At most three letters a day go there.',
    refusals: [
      ...(['tournament_not_found', 'wrong_tournament_type', 'registration_not_found'] as const),
      ...(['not_your_registration', 'address_left_alone', 'tournament_cancelled', 'tournament_finished'] as const),
    ],
  },
}
