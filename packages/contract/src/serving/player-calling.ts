import type { Language } from '@tablee/domain/language'
import type { StaffRole } from '@tablee/domain/tournaments/authority/role'
import type { JudgeNews } from '@tablee/domain/tournaments/judge-calls/judge-news'
import type { PlayerCall } from '@tablee/domain/tournaments/players/player-calls'
import type { PlayerId, PublicId, Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { StaffCallee } from './staff-callee.ts'

/** Players of one tournament, and each one's call. */
export type Calls = {
  readonly tournament: Pick<Tournament, 'id' | 'code' | 'name'>
  readonly calls: readonly PlayerCall[]
}

/** Called after an act's commit; returns at once and notifies in the background. */
export type CallPlayers = (calls: Calls) => void

/** News for those who judge, but for who brought it about. */
export type JudgesTold = {
  readonly tournament: Pick<Tournament, 'id' | 'code' | 'name'>
  readonly news: readonly JudgeNews[]
  readonly by: PublicId
}

/** As `CallPlayers`. */
export type TellJudges = (told: JudgesTold) => void

/** A player's push subscription, or one of the staff. A capability: endpoint and keys allow writing to that screen. */
export type CallSubscription = {
  readonly tournamentId: TournamentId
  readonly callee: PlayerId | StaffCallee
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly language: Language
}

/** With the roles in force. */
export type StaffPhone = { readonly to: CallSubscription; readonly roles: readonly StaffRole[] }

/** The store of subscriptions. */
export type CallBook = {
  readonly list: (tournamentId: TournamentId) => Promise<readonly CallSubscription[]>
  /** Of those whose role is in force, but for one of them. */
  readonly listOfStaff: (tournamentId: TournamentId, except: PublicId) => Promise<readonly StaffPhone[]>
  /** The browser has given it up. */
  readonly remove: (endpoint: string) => Promise<void>
}
