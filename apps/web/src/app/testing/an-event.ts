import { anAnnouncement, anEmptyTournament } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PublicId, Tournament } from '@tablee/domain/tournaments/tournament'

export const ORGANIZER_ACCOUNT = 'organizer-account'

/** Without registrations, organized by `ORGANIZER_ACCOUNT`. */
export function anEvent(overrides: Partial<Tournament> = {}): Tournament {
  const empty = anEmptyTournament({ announcement: anAnnouncement })
  return { ...empty, organizer: ORGANIZER_ACCOUNT as PublicId, ...overrides }
}
