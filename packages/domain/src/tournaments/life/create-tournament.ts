import type { Change } from '../change.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import type { PublicId, TournamentCode, TournamentId } from '../tournament.ts'
import { type Announcement, withFormatName } from './announcement.ts'

export type NewTournament = {
  readonly id: TournamentId
  readonly code: TournamentCode
  readonly name: string
  readonly capacity: number | null
  readonly announcement: Announcement | null
  readonly organizer: PublicId
  readonly rules: RulePack
  readonly lot: string
}

/** Anybody may create a quick tournament; who may announce one is the question of the organizer's label. */
export function createTournament(tournament: NewTournament): Extract<Change, { kind: 'tournament_created' }> {
  const { announcement } = tournament
  return { kind: 'tournament_created', ...tournament, announcement: announcement && withFormatName(announcement) }
}
