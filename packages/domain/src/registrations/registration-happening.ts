/**
 * What an act means to the person whose registration it is, where it means more than how the registration stands: for whoever
 * tells people.
 */
export type RegistrationHappening =
  /** It has arrived, and the organizer has not decided: it waits, for a seat where the event is full. */
  | 'registered'
  /** A seat is theirs, at once or by the organizer's decision. */
  | 'accepted'
  /** The event was full, and a seat that was freed is theirs. */
  | 'promoted'
