import type { eventMail as french } from '../fr/event-mail.ts'
import type { Translation } from '../translation.ts'

export const eventMail: Translation<typeof french> = {
  eventCancelled: {
    subject: 'Cancelled: {event}',
    why: 'You are registered for “{event}” on {date}. Its organizer has cancelled this tournament.',
    whyBy: 'You are registered for “{event}” on {date}. {organizer} has cancelled this tournament.',
    otherwise: 'There is nothing for you to do: no rounds will be played.',
    button: 'See the tournament',
  },
  eventDeleted: {
    subject: 'Deleted: {event}',
    why: 'You are registered for “{event}” on {date}. Its organizer has deleted this tournament: it will not take place.',
    whyBy:
      'You are registered for “{event}” on {date}. {organizer} has deleted this tournament: it will not take place.',
    otherwise: 'There is nothing for you to do. Should it be restored, you will get an e-mail.',
    button: 'Find another tournament',
  },
  eventRestored: {
    subject: 'On again: {event}',
    why: 'You are registered for “{event}” on {date}. This tournament had been deleted: its organizer has restored it.',
    whyBy: 'You are registered for “{event}” on {date}. This tournament had been deleted: {organizer} has restored it.',
    otherwise: 'Your registration still stands. If it no longer suits you, cancel it on the page of the tournament.',
    button: 'See the tournament',
  },
  eventHandedOver: {
    subject: 'New organizer: {event}',
    why: 'You are registered for “{event}” on {date}. Another organizer is taking this tournament over.',
    whyBy: 'You are registered for “{event}” on {date}. {organizer} is taking this tournament over as its organizer.',
    otherwise:
      'Your registration still stands, and the new organizer can see it. If you would rather not, cancel it on the page of the tournament.',
    button: 'See the tournament',
  },
  eventOffered: {
    subject: 'You are offered a tournament: {event}',
    why: 'An organizer offers you “{event}”, on {date}.',
    whyBy: '{organizer} offers you “{event}”, on {date}.',
    otherwise:
      'The offer is good for 14 days. You cannot see the registrations until you accept it; if you do not want this tournament, decline the offer or do nothing.',
    button: 'Answer the offer',
  },
  offerAccepted: {
    subject: 'Taken over: {event}',
    why: 'Your tournament “{event}”, on {date}, has a new organizer.',
    whyBy: '{organizer} has accepted “{event}”, on {date}, and is now its organizer.',
    otherwise: 'Everybody who is registered has been told.',
    button: 'See the tournament',
  },
  offerDeclined: {
    subject: 'Declined: {event}',
    why: 'Your offer of “{event}”, on {date}, was declined.',
    whyBy: '{organizer} will not take “{event}”, on {date}, over.',
    otherwise: 'The tournament is still yours: offer it to somebody else, or cancel it.',
    button: 'Decide what happens next',
  },
}
