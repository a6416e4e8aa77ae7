import type { Registration } from '../registrations/registration.ts'
import type { Announcement } from './announcement.ts'
import type { RulePack } from './rule-packs/rule-pack.ts'
import type { Score } from './score.ts'
import type { Standing } from './standings/standing.ts'
import type {
  Match,
  MatchId,
  PlayerId,
  PublicId,
  RoundNumber,
  ScoreReport,
  TournamentCode,
  TournamentId,
} from './tournament.ts'

/** How a registration stands, as everybody may know it. */
type RegistrationStanding = Pick<Registration, 'id' | 'status' | 'dropped' | 'checkedIn'>

/**
 * What happened, in the smallest pieces that `evolve` can apply. The same values go to the journal, to the tables and to
 * the phones; `publicChange` and `journalChange` leave out what must not travel or stay.
 */
export type Change =
  | {
      readonly kind: 'tournament_created'
      readonly id: TournamentId
      readonly code: TournamentCode
      readonly name: string
      readonly capacity: number | null
      readonly announcement: Announcement | null
      readonly organizer: PublicId
      readonly rules: RulePack
      readonly lot: string
    }
  | {
      readonly kind: 'settings_changed'
      readonly name: string
      readonly capacity: number | null
      readonly announcement: Announcement | null
    }
  /** Null goes back to ceil(log2 n). */
  | { readonly kind: 'rounds_planned'; readonly rounds: number | null }
  | { readonly kind: 'decklists_published'; readonly arePublic: boolean }
  /** A password was set, replaced or removed; it never travels. */
  | { readonly kind: 'protection_changed'; readonly hasPassword: boolean }
  /**
   * A registration came, or stands otherwise than before. It is kept apart from the tournament, with the personal data;
   * the change tells screens to read it again, and the journal what was decided.
   */
  | ({ readonly kind: 'registration_moved' } & RegistrationStanding)
  | { readonly kind: 'organizer_changed'; readonly organizer: PublicId }
  | {
      readonly kind: 'player_added'
      readonly playerId: PlayerId
      readonly name: string
      readonly publicId: PublicId | null
      readonly firstRound: RoundNumber
    }
  /** An anonymous player was taken over, or a player moved to another device. */
  | { readonly kind: 'player_claimed'; readonly playerId: PlayerId; readonly publicId: PublicId }
  | { readonly kind: 'player_renamed'; readonly playerId: PlayerId; readonly name: string }
  | { readonly kind: 'player_removed'; readonly playerId: PlayerId }
  | { readonly kind: 'player_dropped'; readonly playerId: PlayerId; readonly afterRound: RoundNumber }
  | { readonly kind: 'player_restored'; readonly playerId: PlayerId }
  /** Also starts the tournament (round 1) and opens the next round. */
  | {
      readonly kind: 'round_paired'
      readonly round: RoundNumber
      readonly seed: string
      readonly matches: readonly Match[]
    }
  /** Pairings of the current round set by hand: some matches leave, others come. */
  | {
      readonly kind: 'pairings_changed'
      readonly round: RoundNumber
      readonly removed: readonly MatchId[]
      readonly added: readonly Match[]
    }
  | { readonly kind: 'round_undone'; readonly round: RoundNumber }
  | {
      readonly kind: 'match_scored'
      readonly matchId: MatchId
      readonly score: Score
      readonly decidedBy: 'player' | 'organizer'
      readonly reports: readonly ScoreReport[]
    }
  | { readonly kind: 'match_contested'; readonly matchId: MatchId; readonly reports: readonly ScoreReport[] }
  | { readonly kind: 'tournament_finished'; readonly standings: readonly Standing[] }
