import type { Change } from './change.ts'
import type { RulePack } from './rule-packs/rule-pack.ts'
import type { PublicId, TournamentCode, TournamentId } from './tournament.ts'

export type NewTournament = {
  readonly id: TournamentId
  readonly code: TournamentCode
  readonly name: string
  readonly capacity: number
  readonly organizer: PublicId
  readonly rules: RulePack
  readonly lot: string
}

/** Anybody may create a quick tournament. */
export function createQuickTournament(tournament: NewTournament): Extract<Change, { kind: 'tournament_created' }> {
  return { kind: 'tournament_created', ...tournament }
}
