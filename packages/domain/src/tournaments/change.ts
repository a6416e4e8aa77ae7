import type { Registration } from '../registrations/registration.ts'
import type { RegistrationNews } from '../registrations/registration-news.ts'
import type { ToldStanding } from '../registrations/registration-state.ts'
import type { SaidAtCreation, SaidOfSettings } from './attributes/attributes.ts'
import type { Decider } from './authority/decider.ts'
import type { PenaltyId, PenaltyKind } from './conduct/penalty.ts'
import type { PlannedCut } from './cut-sizes.ts'
import type { CheckedDeck, DeckCheckDraw } from './deck-checks/deck-check.ts'
import type { JudgeAnswer } from './judge-calls/judge-call.ts'
import type { RegistrationRules } from './life/registration-rules.ts'
import type { RulePack } from './rule-packs/rule-pack.ts'
import type { SeasonPlace } from './season-seeds.ts'
import type { Standing } from './standings/standing.ts'
import type { ContestedSeats, Team } from './teams/team.ts'
import type {
  AwardedByes,
  ClockPlan,
  DroppedBy,
  MatchId,
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

type OfCheckedTable = {
  /** Of the check, from 1 in each tournament. */
  readonly check: number
  readonly matchId: MatchId
  readonly round: RoundNumber
  readonly table: number
  readonly players: readonly PlayerId[]
}

/** A registration's public state. */
type RegistrationStanding = Pick<Registration, 'id'> & ToldStanding

/**
 * What happened, in the smallest pieces `evolve` applies. Journal and phones get the same values; `publicChange` and `journalChange` remove
 * what must not travel or stay.
 */
export type Change =
  | ({ readonly kind: 'tournament_created' } & SaidAtCreation)
  | ({ readonly kind: 'settings_changed' } & SaidOfSettings)
  /** Until round 1 is paired. */
  | { readonly kind: 'rules_varied'; readonly rules: RulePack }
  | ({ readonly kind: 'registrations_ruled' } & RegistrationRules)
  /** Null: as many as the rules give. */
  | { readonly kind: 'rounds_planned'; readonly rounds: number | null }
  /** What follows the Swiss rounds; null: the game's default. */
  | { readonly kind: 'cut_planned'; readonly size: PlannedCut | null }
  /** Empty: by the standings before the bracket, or the draw. */
  | { readonly kind: 'seeded_by_season'; readonly places: readonly SeasonPlace[] }
  | { readonly kind: 'decklists_published'; readonly arePublic: boolean }
  /** Before the start; null: unlocked again. */
  | { readonly kind: 'decklists_locked'; readonly at: string | null }
  | { readonly kind: 'own_names_allowed'; readonly areAllowed: boolean }
  | { readonly kind: 'youth_marked'; readonly isYouth: boolean }
  | { readonly kind: 'series_joined'; readonly series: SeriesId }
  /** Byes for this many first rounds; 0 revokes them. */
  | ({ readonly kind: 'byes_awarded' } & AwardedByes)
  /** A password was set, replaced or removed; it never travels. */
  | { readonly kind: 'protection_changed'; readonly hasPassword: boolean }
  /**
   * A registration is new or changed. It is kept outside the tournament, with the personal data; screens get the public part, the journal
   * the decision.
   */
  | ({
      readonly kind: 'registration_moved'
      /** Missing in the journal, where names do not stay, and for readers who know the rest. */
      readonly news?: RegistrationNews | undefined
    } & RegistrationStanding)
  | { readonly kind: 'organizer_changed'; readonly organizer: PublicId }
  | {
      readonly kind: 'player_added'
      readonly playerId: PlayerId
      readonly name: string
      readonly publicId: PublicId | null
      readonly firstRound: RoundNumber
      /** As typed, where everybody reads another one; neither told nor in the journal. */
      readonly realName?: string | undefined
    }
  /** An anonymous player was claimed, or a player changed devices. */
  | { readonly kind: 'player_claimed'; readonly playerId: PlayerId; readonly publicId: PublicId }
  | {
      readonly kind: 'player_renamed'
      readonly playerId: PlayerId
      readonly name: string
      readonly realName?: string | undefined
    }
  | { readonly kind: 'player_removed'; readonly playerId: PlayerId }
  | {
      readonly kind: 'player_dropped'
      readonly playerId: PlayerId
      readonly afterRound: RoundNumber
      /** Missing in older changes. */
      readonly by?: DroppedBy | undefined
    }
  | { readonly kind: 'player_restored'; readonly playerId: PlayerId }
  /** The first member is the captain, whose id is the team's. */
  | ({ readonly kind: 'team_formed' } & Team)
  /** Another name, other members or another order of a team. */
  | ({ readonly kind: 'team_changed'; readonly captain: PlayerId } & Team)
  | { readonly kind: 'team_parted'; readonly captain: PlayerId }
  /** Also starts the tournament (round 1) and opens the next round. */
  | {
      readonly kind: 'round_paired'
      readonly round: RoundNumber
      readonly seed: string
      readonly matches: readonly WholeMatch[]
    }
  /** Rounds paired from here on belong to this stage. */
  | { readonly kind: 'stage_opened'; readonly stage: Stage }
  /** Replaces the current or planned stage: chosen before the start, or with its players drawn into places. */
  | { readonly kind: 'stage_chosen'; readonly stage: Stage }
  /** A stage that was opened is gone again; none of its rounds was paired. */
  | { readonly kind: 'stage_taken_back' }
  /** Pairings of the current round set by hand: some removed, others added. */
  | {
      readonly kind: 'pairings_changed'
      readonly round: RoundNumber
      readonly removed: readonly MatchId[]
      readonly added: readonly WholeMatch[]
    }
  | { readonly kind: 'round_undone'; readonly round: RoundNumber }
  /** Seeds were drawn for rounds to come, and this is the SHA-256 of each, in their order. The tournament is as before. */
  | { readonly kind: 'seeds_sealed'; readonly hashes: readonly string[] }
  /** The current round's clock was started, stopped or extended; null: removed. */
  | { readonly kind: 'clock_set'; readonly round: RoundNumber; readonly clock: RoundClock | null }
  /** Minutes per round, and whether its clock starts with it; rounds already paired keep theirs. */
  | ({ readonly kind: 'clock_planned' } & ClockPlan)
  | ({ readonly kind: 'tables_planned' } & TablePlan)
  | ({
      readonly kind: 'match_scored'
      readonly matchId: MatchId
      readonly result: Result
      readonly reports: readonly ResultReport[]
    } & Decider)
  /** Withdraws the result: the match is as paired. */
  | { readonly kind: 'result_erased'; readonly matchId: MatchId }
  /** A bye became a loss without an opponent or the reverse. The match keeps its id, so the round's seed still holds. */
  | { readonly kind: 'bye_corrected'; readonly matchId: MatchId; readonly as: UnopposedKind }
  /** A conduct ruling, without the reason; its effects on match or seat follow as their own changes. Warnings are never published. */
  | {
      readonly kind: 'penalty_given'
      readonly penaltyId: PenaltyId
      readonly penalty: PenaltyKind
      readonly playerId: PlayerId
      readonly round: RoundNumber
      readonly endedMatch: MatchId | null
      readonly drops: boolean
      /** Of a game lost in the next match: the round it was booked in. */
      readonly bookedIn?: RoundNumber | undefined
    }
  | {
      readonly kind: 'penalty_taken_back'
      readonly penaltyId: PenaltyId
      readonly penalty: PenaltyKind
      readonly playerId: PlayerId
      readonly round: RoundNumber
      readonly endedMatch: MatchId | null
    }
  /** A table asks for a judge. */
  | {
      readonly kind: 'judge_called'
      readonly matchId: MatchId
      readonly round: RoundNumber
      readonly playerId: PlayerId
      /** ISO 8601, UTC. */
      readonly at: string
    }
  | { readonly kind: 'judge_call_withdrawn'; readonly matchId: MatchId; readonly playerId: PlayerId }
  /** From a seat at a draft. */
  | {
      readonly kind: 'judge_called_at_draft'
      /** Index of the draft. */
      readonly stage: number
      readonly playerId: PlayerId
      /** ISO 8601, UTC. */
      readonly at: string
    }
  | { readonly kind: 'judge_call_at_draft_withdrawn'; readonly playerId: PlayerId }
  | {
      readonly kind: 'judge_call_at_draft_answered'
      readonly playerId: PlayerId
      readonly answer: JudgeAnswer
      readonly by: string
      readonly at: string
      readonly until?: string | undefined
    }
  | {
      readonly kind: 'judge_call_answered'
      readonly matchId: MatchId
      readonly answer: JudgeAnswer
      /** The holder of the role, as in `Author`. */
      readonly by: string
      /** ISO 8601, UTC. */
      readonly at: string
      /** Of who goes there, when their role ends by itself. Left out: never. ISO 8601, UTC. */
      readonly until?: string | undefined
    }
  /** Tables were drawn for a check of their decks. The tournament is as before, and only those who judge are told. */
  | ({ readonly kind: 'deck_checks_drawn' } & DeckCheckDraw)
  /** Somebody of the staff began a check, and reads its lists. */
  | ({
      readonly kind: 'deck_check_opened'
      readonly draw: number | null
      /** The holder of the role, as in `Author`. */
      readonly by: string
      /** ISO 8601, UTC. */
      readonly at: string
    } & OfCheckedTable)
  /** Somebody else reads the lists of a check. */
  | ({ readonly kind: 'deck_check_read'; readonly by: string } & OfCheckedTable)
  | ({
      readonly kind: 'deck_check_ended'
      readonly at: string
      readonly results: readonly CheckedDeck[]
      /** What the table was given for it. */
      readonly extraMs: number
    } & OfCheckedTable)
  | ({ readonly kind: 'deck_check_taken_back' } & OfCheckedTable)
  | ({
      readonly kind: 'match_contested'
      readonly matchId: MatchId
      readonly reports: readonly ResultReport[]
    } & ContestedSeats)
  | { readonly kind: 'tournament_finished'; readonly standings: readonly Standing[] }
  | { readonly kind: 'tournament_reopened' }
  | { readonly kind: 'tournament_imported' }
  /** Cancelled. Apps that do not know this read the document. */
  /** In the organizer's words; missing from older servers. */
  | { readonly kind: 'tournament_cancelled'; readonly reason?: string | null | undefined }
  /** Starts again with the same settings, as another tournament. */
  | { readonly kind: 'tournament_restarted'; readonly code: TournamentCode }
