import type { shopMail as source } from '../fr/shop-mail.ts'
import type { Translation } from '../translation.ts'

export const shopMail: Translation<typeof source> = {
  shopInvited: {
    subject: 'Invitation to run a venue: {name}',
    why: '{by} invites you to run the venue “{name}” together, and to organize its tournaments.',
    otherwise:
      'The invitation is good for 14 days. Nothing changes until you accept it; if you do not want to, decline it or do nothing.',
    button: 'Answer the invitation',
  },
  shopOffered: {
    subject: 'A venue is offered to you: {name}',
    why: '{by} offers you to take over the venue “{name}” and its tournaments to come.',
    otherwise:
      'The offer is good for 14 days. Nothing changes until you accept it; if you do not want to, decline it or do nothing.',
    button: 'Answer the offer',
  },
  hookStopped: {
    subject: 'Announcements stopped: {name}',
    why: 'For a day, announcements of the tournaments of “{name}” have not reached {by}, or that address is no more. It has been turned off.',
    otherwise: 'Turn it on again when it answers; nothing else changes at your tournaments.',
    button: 'See the addresses',
  },
  playerWrote: {
    subject: 'Message about {event}',
    why: '{from} writes to you from the page of “{event}”:',
    otherwise: 'The person gave no address: a reply to this email would not reach them.',
    button: 'See the tournament',
  },
  wroteWithAnswer: 'To answer, simply reply to this email. The person has agreed that you see their address.',
}
