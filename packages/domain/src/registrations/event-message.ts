import { accept, type Outcome, refuse } from '../outcome.ts'

/** To those registered, in UTF-16 units after trimming. */
export const MESSAGE_MAX_LENGTH = 1000
const MOST_OF_EVENT = 3
const MOST_OF_ORGANIZER = 10
/** Letters per day telling those registered that an event moves; the app shows every move. */
const MOST_MOVES = 5

export const MESSAGE_DAY_MS = 24 * 60 * 60 * 1000

/** Messages of the last day. */
export type SentWithinDay = { readonly ofEvent: number; readonly ofOrganizer: number }

export function messagesLeft({ ofEvent, ofOrganizer }: SentWithinDay): number {
  return Math.max(0, Math.min(MOST_OF_EVENT - ofEvent, MOST_OF_ORGANIZER - ofOrganizer))
}

/** What an organizer writes to everyone registered. */
export function writeMessage(text: string, sent: SentWithinDay): Outcome<string> {
  if (text === '') return refuse('message_empty')
  return messagesLeft(sent) > 0 ? accept(text) : refuse('too_many_messages')
}

export function isMoveMailed(movesWithinDay: number): boolean {
  return movesWithinDay < MOST_MOVES
}
