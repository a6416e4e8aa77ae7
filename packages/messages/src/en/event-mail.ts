import type { eventMail as french } from '../fr/event-mail.ts'
import type { Translation } from '../translation.ts'

export const eventMail: Translation<typeof french> = {
  eventCancelled: {
    subject: 'Cancelled: {event}',
    why: 'You are registered for “{event}” on {date}. Its organizer has cancelled this tournament.',
    whyBy: 'You are registered for “{event}” on {date}. {organizer} has cancelled this tournament.',
    otherwise: 'There is nothing for you to do: no rounds will be played.',
    button: 'See my registration',
  },
  eventDeleted: {
    subject: 'Deleted: {event}',
    why: 'You are registered for “{event}” on {date}. Its organizer has deleted this tournament: it will not take place.',
    whyBy:
      'You are registered for “{event}” on {date}. {organizer} has deleted this tournament: it will not take place.',
    otherwise: 'There is nothing for you to do. Should it be restored, you will get an email.',
    button: 'Find another tournament',
  },
  eventRestored: {
    subject: 'On again: {event}',
    why: 'You are registered for “{event}” on {date}. This tournament had been deleted: its organizer has restored it.',
    whyBy: 'You are registered for “{event}” on {date}. This tournament had been deleted: {organizer} has restored it.',
    otherwise: 'Your registration still stands. If it no longer suits you, cancel it with the button.',
    button: 'See my registration',
  },
  pageHidden: {
    subject: 'Page hidden: {event}',
    why: 'The team that runs this site has hidden the page of “{event}”. It is no longer found by searching, and nobody can open it. The reason:',
    otherwise: 'Nothing is erased. If you have a question, ask {contact}.',
    button: 'Go to the home page',
  },
  pageRestored: {
    subject: 'Page restored: {event}',
    why: 'The team that runs this site has restored the page of “{event}”: it is there for everybody again.',
    otherwise: 'You need not do anything. If you have a question, ask {contact}.',
    button: 'See the tournament',
  },
  eventHandedOver: {
    subject: 'New organizer: {event}',
    why: 'You are registered for “{event}” on {date}. Another organizer is taking this tournament over.',
    whyBy: 'You are registered for “{event}” on {date}. {organizer} is taking this tournament over as its organizer.',
    otherwise:
      'Your registration still stands, and the new organizer can see it. If you would rather not, cancel it with the button.',
    button: 'See my registration',
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
    whyBy: '{organizer} has declined to take over “{event}”, on {date}.',
    otherwise: 'The tournament is still yours: offer it to somebody else, or cancel it.',
    button: 'Decide what happens next',
  },
  registrationReceived: {
    subject: 'Registration received: {event}',
    why: 'Your registration for “{event}” has arrived. The organizer still has to accept it.',
    otherwise: 'You will get an email once your seat is confirmed.',
    button: 'See my registration',
  },
  registrationWaiting: {
    subject: 'Waiting list: {event}',
    why: 'Your registration has arrived. “{event}” is full: you are on the waiting list.',
    otherwise: 'If a seat becomes free for you, you will get an email.',
    button: 'See my registration',
  },
  registrationAccepted: {
    subject: 'Your seat is reserved: {event}',
    why: 'Good news: you have a seat at “{event}”.',
    otherwise: 'Can’t make it after all? Cancel your registration with the button: somebody else will be glad to play.',
    button: 'See my registration',
  },
  registrationPromoted: {
    subject: 'A seat became free: {event}',
    why: 'A seat became free, and it is yours: you leave the waiting list of “{event}”, and you play.',
    otherwise:
      'Can’t make it after all? Cancel your registration with the button: the next person will take your seat.',
    button: 'See my registration',
  },
  registrationCancelled: {
    subject: 'Registration cancelled: {event}',
    why: 'The organizer has cancelled your registration for “{event}”, planned for {date}.',
    otherwise: 'If this surprises you, please ask the organizer.',
    button: 'See my registration',
  },
  eventMoved: {
    subject: 'Change: {event}',
    why: '“{event}” has changed. This is what is planned now:',
    otherwise: 'Your registration still stands. If it no longer suits you, cancel it with the button.',
    button: 'See my registration',
  },
  eventReminder: {
    subject: 'Reminder: {event}',
    why: '“{event}” is coming soon. Your seat is reserved.',
    otherwise: 'Can’t make it after all? Cancel your registration with the button: somebody else will be glad to play.',
    button: 'See my registration',
  },
  eventMessage: {
    subject: 'Message from the organizer: {event}',
    why: 'The organizer of “{event}”, on {date}{place}, writes to you:',
    otherwise:
      'This message comes from the organizer of the tournament, not from Tablée. Please do not reply by email: nobody reads this address.',
    button: 'See my registration',
  },
  messageReported: {
    subject: 'Reported message: {event}',
    why: 'Somebody has reported this message, sent to those registered for “{event}” ({date}):',
    otherwise:
      'The command “organizer reports” tells who wrote it and how many people reported it; “organizer revoke ADDRESS” takes organizer access away.',
    button: 'See the tournament',
  },
  registrationDigest: {
    subject: 'Registrations: {event}',
    why: '“{event}”, on {date}, has new registrations. The count is now {seats}.',
    otherwise: 'You get this email at the first registration and when the tournament is full, else once a day.',
    button: 'See the registrations',
  },
  lateDeparture: {
    subject: 'Cancellation: {event}',
    why: 'A registration for “{event}”, on {date}, has just been cancelled: {player}.',
    otherwise: 'You get this email within 24 hours of the start.',
    button: 'See the registrations',
  },
  dateAnnounced: {
    subject: 'New date: {event}',
    why: '“{event}” has a new date. Registration and all the other dates are on its page.',
    otherwise: 'If other dates are added within the day, they are there as well, without another email.',
    button: 'See this date',
  },
  dateMoved: {
    subject: 'Change: {event}',
    why: 'A date of “{event}” changes. This is what is planned now:',
    otherwise: 'You get this email because you follow these dates.',
    button: 'See this date',
  },
  dateCancelled: {
    subject: 'Called off: {event}',
    why: '“{event}” will not take place on {date}: this date is called off.',
    otherwise: 'You get this email because you follow these dates.',
    button: 'See this date',
  },
  seriesQuestion: {
    subject: 'Confirm that you follow: {event}',
    why: 'Somebody, probably you, gave this address to get an email about every date of “{event}”: when one is added, changes or is called off.',
    otherwise:
      'Nothing else goes to this address until you answer. Not you? Do nothing, or tell us with “This isn’t me”: no more emails will come from Tablée.',
    button: 'Yes, keep me posted',
  },
  guardianAgreed: {
    subject: 'Your agreement: {event}',
    why: 'You are the guardian for a registration to “{event}”, on {date}{place}. This is the agreement given in your name; only the organizer reads it.',
    otherwise:
      'To withdraw it, tell the organizer: their contact is on the tournament’s page. Your name and contact are erased as soon as the registration is cancelled, and with its other data at the latest.',
    button: 'See the tournament',
  },
  addressQuestion: {
    subject: 'Confirm your address for {event}',
    why: 'Somebody, most likely you, has registered with this address for “{event}”, on {date}{place}. Confirm it to learn by email when your seat is accepted, or when something changes.',
    otherwise: 'Not you? Do nothing: unless you confirm it, no news about registrations is sent to this address.',
    button: 'Confirm my address',
  },
  unfollow: 'Stop following these dates',
  report: 'Report this message',
  place: ' ({location})',
  off: 'Choose the emails I get',
  asking: {
    subject: 'Confirm your address: {event}',
    confirm: 'Confirm your address: opening your registration with this button is enough.',
    button: 'Confirm my address',
    notMe: 'This isn’t me',
    notMeNote: 'You did not register? Say so with “This isn’t me”: no more email will come from Tablée.',
  },
  reason: 'The reason, in the organizer’s words:',
  facts: {
    when: 'When',
    where: 'Where',
    team: 'Team',
    fee: 'Entry',
    bring: 'What to bring',
    erased: 'Your data is erased',
    map: 'See on the map',
  },
  erasedOn: 'on {date}',
  fact: '{label}: {value}',
  instead: 'instead of {date}',
  before: 'before: {was}',
  nowhere: 'no place announced',
  personal: 'The button opens your registration on any device. Please do not forward this email.',
  attached: 'The date is attached for your calendar.',
}
