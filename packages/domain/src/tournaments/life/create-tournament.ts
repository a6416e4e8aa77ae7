import type { SaidAtCreation } from '../attributes/attributes.ts'
import type { Change } from '../change.ts'
import { withFormatName } from './announcement.ts'

export type NewTournament = SaidAtCreation

/** Anybody may create a quick tournament; who may announce one is the question of the organizer's label. */
export function createTournament(tournament: NewTournament): Extract<Change, { kind: 'tournament_created' }> {
  const { announcement } = tournament
  return { kind: 'tournament_created', ...tournament, announcement: announcement && withFormatName(announcement) }
}
