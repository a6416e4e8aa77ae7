import type { SaidAtCreation } from '../attributes/attributes.ts'
import type { Change } from '../change.ts'
import { withFormatName } from './announcement.ts'

export type NewTournament = SaidAtCreation

/** Anybody may create a quick tournament; the label for announcing is checked elsewhere. */
export function createTournament(tournament: NewTournament): Extract<Change, { kind: 'tournament_created' }> {
  const { announcement } = tournament
  return { kind: 'tournament_created', ...tournament, announcement: announcement && withFormatName(announcement) }
}
