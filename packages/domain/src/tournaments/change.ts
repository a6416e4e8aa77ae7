import type { Registration } from '../registrations/registration.ts'
import type { RegistrationNews } from '../registrations/registration-news.ts'
import type { ToldStanding } from '../registrations/registration-state.ts'
import type { SaidAtCreation, SaidOfSettings } from './attributes/attributes.ts'
import type { Decider } from './authority/decider.ts'
import type { PenaltyId, PenaltyKind } from './conduct/penalty.ts'
import type { RegistrationRules } from './life/registration-rules.ts'
import type { Standing } from './standings/standing.ts'
import type {
  AwardedByes,
  ClockPlan,
  DroppedBy,
  MatchId,
  PlannedCut,
  PlayerId,
  PublicId,
  Result,
  ResultReport,
  RoundClock,
  RoundNumber,
  SeriesId,
  Stage,
  TablePlan,
  TournamentCode,
  UnopposedKind,
  WholeMatch,
} from './tournament.ts'

/** How a registration stands, as everybody may know it. */
type RegistrationStanding = Pick<Registration, 'id'> & ToldStanding

/**
 * What happened, in the smallest pieces that `evolve` can apply. The same values go to the journal and to the phones;
 * `publicChange` and `journalChange` leave out what must not travel or stay.
 */
export type Change =
  | ({ readonly kind: 'tournament_created' } & SaidAtCreation)
  | ({ readonly kind: 'settings_changed' } & SaidOfSettings)
  /** People come into an announced event otherwise than before. */
  | ({ readonly kind: 'registrations_ruled' } & RegistrationRules)
  /** Null goes back to the number that the rules give. */
  | { readonly kind: 'rounds_planned'; readonly rounds: number | null }
  /** What is to follow the Swiss rounds; null goes back to what the game proposes. */
  | { readonly kind: 'cut_planned'; readonly size: PlannedCut | null }
  | { readonly kind: 'decklists_published'; readonly arePublic: boolean }
  /** Players may change their own name after the start too, or no longer. */
  | { readonly kind: 'own_names_allowed'; readonly areAllowed: boolean }
  /** An announced event is one date of a series. */
  | { readonly kind: 'series_joined'; readonly series: SeriesId }
  /** So many of the first rounds from now on; 0 takes them back. */
  | ({ readonly kind: 'byes_awarded' } & AwardedByes)
  /** A password was set, replaced or removed; it never travels. */
  | { readonly kind: 'protection_changed'; readonly hasPassword: boolean }
  /**
   * A registration came, or stands otherwise than before. It is kept apart from the tournament, with the personal data;
   * the change tells screens what everybody may know of it, and the journal what was decided.
   */
  | ({
      readonly kind: 'registration_moved'
      /** Missing in the journal, where names do not stay: who knows the rest only reads the registration. */
      readonly news?: RegistrationNews | undefined
    } & RegistrationStanding)
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
  | {
      readonly kind: 'player_dropped'
      readonly playerId: PlayerId
      readonly afterRound: RoundNumber
      /** Missing in changes of before. */
      readonly by?: DroppedBy | undefined
    }
  | { readonly kind: 'player_restored'; readonly playerId: PlayerId }
  /** Also starts the tournament (round 1) and opens the next round. */
  | {
      readonly kind: 'round_paired'
      readonly round: RoundNumber
      readonly seed: string
      readonly matches: readonly WholeMatch[]
    }
  /** What follows is paired in another way: the rounds paired from then on belong to that stage. */
  | { readonly kind: 'stage_opened'; readonly stage: Stage }
  /** What is being played, or is to be, is another one: chosen before the start, or with its players drawn into their places. */
  | { readonly kind: 'stage_chosen'; readonly stage: Stage }
  /** Pairings of the current round set by hand: some matches leave, others come. */
  | {
      readonly kind: 'pairings_changed'
      readonly round: RoundNumber
      readonly removed: readonly MatchId[]
      readonly added: readonly WholeMatch[]
    }
  | { readonly kind: 'round_undone'; readonly round: RoundNumber }
  /** Seeds were drawn for rounds to come, and this is the SHA-256 of each, in their order. The tournament is as before. */
  | { readonly kind: 'seeds_sealed'; readonly hashes: readonly string[] }
  /** The clock of the round being played was started, stopped or extended; null: it was taken away. */
  | { readonly kind: 'clock_set'; readonly round: RoundNumber; readonly clock: RoundClock | null }
  /** The minutes of a round, and whether its clock starts with it; rounds that are paired keep theirs. */
  | ({ readonly kind: 'clock_planned' } & ClockPlan)
  /** The numbers of tables, from the next pairing on. */
  | ({ readonly kind: 'tables_planned' } & TablePlan)
  | ({
      readonly kind: 'match_scored'
      readonly matchId: MatchId
      readonly result: Result
      readonly reports: readonly ResultReport[]
    } & Decider)
  /** What was said of a result is taken back: the match is as it was paired. */
  | { readonly kind: 'result_erased'; readonly matchId: MatchId }
  /** A bye became a loss without an opponent, or such a loss a bye, under the id it was paired with: the seed of its round still holds. */
  | { readonly kind: 'bye_corrected'; readonly matchId: MatchId; readonly as: UnopposedKind }
  /**
   * What the staff decided of a player's conduct, without the reason. What it does to a match or a seat is told by changes of
   * their own, after it. A warning travels to nobody.
   */
  | {
      readonly kind: 'penalty_given'
      readonly penaltyId: PenaltyId
      readonly penalty: PenaltyKind
      readonly playerId: PlayerId
      readonly round: RoundNumber
      readonly endedMatch: MatchId | null
      readonly drops: boolean
    }
  | {
      readonly kind: 'penalty_taken_back'
      readonly penaltyId: PenaltyId
      readonly penalty: PenaltyKind
      readonly playerId: PlayerId
      readonly round: RoundNumber
      readonly endedMatch: MatchId | null
    }
  | { readonly kind: 'match_contested'; readonly matchId: MatchId; readonly reports: readonly ResultReport[] }
  | { readonly kind: 'tournament_finished'; readonly standings: readonly Standing[] }
  /** It goes on with the round that was its last one. */
  | { readonly kind: 'tournament_reopened' }
  /** It was made of a file, and what follows is told as the file does. */
  | { readonly kind: 'tournament_imported' }
  /** It was called off. Apps that do not know it read the document. */
  /** Why, in the organizer's words; missing from earlier servers. */
  | { readonly kind: 'tournament_cancelled'; readonly reason?: string | null | undefined }
  /** It begins again with the same settings, as another tournament. */
  | { readonly kind: 'tournament_restarted'; readonly code: TournamentCode }
