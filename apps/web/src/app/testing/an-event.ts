import { anAnnouncement, anEmptyTournament } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PublicId, Tournament } from '@tablee/domain/tournaments/tournament'

/** The account that organizes the events of `anEvent`. */
export const ORGANIZER_ACCOUNT = 'organizer-account'

/** An announced event that nobody registered for yet, organized by `ORGANIZER_ACCOUNT`. */
export function anEvent(overrides: Partial<Tournament> = {}): Tournament {
  const empty = anEmptyTournament({ announcement: anAnnouncement })
  return { ...empty, organizer: ORGANIZER_ACCOUNT as PublicId, ...overrides }
}
