import type { Brand } from '../brand.ts'
import type { Decider } from './authority/decider.ts'
import type { Penalty } from './conduct/penalty.ts'
import type { Announcement } from './life/announcement.ts'
import type { RegistrationRules } from './life/registration-rules.ts'
import type { Score } from './results/score.ts'
import type { RulePack } from './rule-packs/rule-pack.ts'
import type { Standing } from './standings/standing.ts'

export type TournamentId = Brand<'TournamentId'>
/** Six characters that open a tournament; see `tournament-code.ts`. */
export type TournamentCode = Brand<'TournamentCode'>
/** Names a player inside one tournament for as long as it exists. Never a secret. */
export type PlayerId = Brand<'PlayerId'>
/** What everybody may know of a browser or an account: derived from its secret, never the secret. */
export type PublicId = Brand<'PublicId'>
export type MatchId = Brand<'MatchId'>
/** What the dates of one event that is played again and again have in common. Drawn by whoever announces the first of them; no secret. */
export type SeriesId = Brand<'SeriesId'>
/** Counted from 1. */
export type RoundNumber = number

export type Player = {
  readonly id: PlayerId
  readonly name: string
  /** Null for an anonymous player: added by the staff, taken over by nobody yet. */
  readonly publicId: PublicId | null
  /** The first round the player can be paired in: 1, or later for a late entry. */
  readonly firstRound: RoundNumber
  /** The last round the player takes part in, once dropped; 0 when dropped before any round. */
  readonly droppedAfter: RoundNumber | null
  /** Who decided the drop; null for who plays, and where nobody wrote it down. */
  readonly droppedBy: DroppedBy | null
}

/** Players leave on their own, or the staff drops them. */
export type DroppedBy = (typeof DROPPED_BY)[number]
export const DROPPED_BY = ['player', 'staff'] as const

/**
 * Who competes: pairing, standings and cuts speak of entrants; reports, calls and drops of people. Somebody who plays alone is an
 * entrant under their own id.
 */
export type EntrantId = PlayerId

/** Who plays together in a match: one person, or the people of a team. */
export type Side = readonly [PlayerId, ...PlayerId[]]
type Alone = readonly [PlayerId]

/** How a match of two sides ended: `score.wins1` are the games of the first one. */
export type GamesResult = { readonly kind: 'games'; readonly score: Score }

/** How one game of three to five sides ended. Sides are named by their place in the match, counted from 0. */
export type Placings =
  /** One side has won, and the others have lost. */
  | { readonly winner: number }
  /** So many were left when the game ended; who was out before has lost. */
  | { readonly drawn: readonly number[] }
  /** The place of each side, counted from 1; equal ones share it. */
  | { readonly places: readonly number[] }

export type PlacingsResult = { readonly kind: 'placings'; readonly outcome: Placings }

export type Result = GamesResult | PlacingsResult

/** What one of the players says of their match; a null result contests without giving another one. */
export type ResultReport<Of extends Result = Result> = { readonly by: PlayerId; readonly result: Of | null }

export type MatchState<Of extends Result = Result> =
  | { readonly kind: 'pending' }
  /**
   * The players disagree; the staff decides. What they reported is known to the staff and to them only: phones hold an empty list.
   */
  | { readonly kind: 'contested'; readonly reports: readonly unknown[] }
  | ({ readonly kind: 'terminated'; readonly result: Of; readonly reports: readonly ResultReport<Of>[] } & Decider)

export type PlayedMatch<Of extends Result = Result> = {
  readonly kind: 'played'
  readonly id: MatchId
  readonly round: RoundNumber
  /** The number where the match is played, counted from 1. */
  readonly table: number
  /** In the order of the result. */
  readonly sides: readonly Side[]
  readonly state: MatchState<Of>
}

/** Two people at a table, who report the games that each of them won. */
export type Meeting = PlayedMatch<GamesResult> & { readonly sides: readonly [Alone, Alone] }

/** The unpaired player's win for a round. */
export type ByeMatch = {
  readonly kind: 'bye'
  readonly id: MatchId
  readonly round: RoundNumber
  readonly player: PlayerId
}

/** A loss without an opponent, given by the staff (late arrival, absence). */
export type LossMatch = {
  readonly kind: 'loss'
  readonly id: MatchId
  readonly round: RoundNumber
  readonly player: PlayerId
}

export type Match = PlayedMatch | ByeMatch | LossMatch

/** What the server knows of a match: the reports of a contested one too. */
export type WholeMatchState<Of extends Result = Result> =
  | Exclude<MatchState<Of>, { readonly kind: 'contested' }>
  | { readonly kind: 'contested'; readonly reports: readonly ResultReport<Of>[] }

export type WholePlayedMatch<Of extends Result = Result> = Omit<PlayedMatch<Of>, 'state'> & {
  readonly state: WholeMatchState<Of>
}
export type WholeMeeting = WholePlayedMatch<GamesResult> & Pick<Meeting, 'sides'>
export type WholeMatch = UnopposedMatch | WholePlayedMatch

/** Nobody sat on the other side. */
export type UnopposedMatch = ByeMatch | LossMatch

/** What a match without an opponent counts as. */
export type UnopposedKind = UnopposedMatch['kind']

/** A part of a tournament that is paired in one way. */
export type Stage =
  | {
      readonly kind: 'swiss'
      /** How many rounds the staff means to play; null: as the rules give. */
      readonly plannedRounds: number | null
    }
  | {
      /** Who loses is out; 1 meets the last of them, and 1 and 2 meet in the final only. */
      readonly kind: 'elimination'
      /** From first to last. Where they are no power of two, the first ones have byes. Empty until they are drawn at the start. */
      readonly seeds: readonly PlayerId[]
      /** Who lost the semifinals play for the third place, beside the final. Left out: they do not. */
      readonly thirdPlace?: true | undefined
    }
  | {
      /** Everybody meets everybody once. */
      readonly kind: 'round-robin'
      /** As drawn at the start, for who meets whom when follows from it; empty before. */
      readonly order: readonly PlayerId[]
      /** Who was ruled out of it: once they have left, their matches count for nobody. Left out: nobody. */
      readonly annulled?: readonly PlayerId[] | undefined
    }

/** What a tournament is played as from its first round on. */
export const STRUCTURES = ['swiss', 'elimination', 'round-robin'] as const
export type Structure = (typeof STRUCTURES)[number]

/** How many can play on after the Swiss rounds; 2 is a final alone. */
export const CUT_SIZES = [2, 4, 8, 16, 32] as const
export type CutSize = (typeof CUT_SIZES)[number]

/** What the staff means to follow the Swiss rounds; 0: nothing does. */
export const PLANNED_CUTS = [0, ...CUT_SIZES] as const
export type PlannedCut = (typeof PLANNED_CUTS)[number]

/** A table that plays on after the others have ended. */
type ExtraTime = { readonly matchId: MatchId; readonly extraMs: number }

/**
 * The time of a round, the same for every table but those that were given more. A moment in UTC and not a number that is counted down:
 * screens agree on it, and neither a restart nor the change to summer time touches it.
 */
export type RoundClock = {
  /** What the round was given in all, pauses not counting. */
  readonly durationMs: number
  readonly course: /** Counts down to that moment (ISO 8601, UTC), and past it. */
    | { readonly kind: 'running'; readonly endsAt: string }
    /** Below zero when the time was over before somebody stopped it. */
    | { readonly kind: 'paused'; readonly remainingMs: number }
  readonly extraTime: readonly ExtraTime[]
}

/** What the staff means the clock of each round to be. */
export type ClockPlan = {
  /** Null: what the rules give. */
  readonly minutes: number | null
  /** The clock starts when the round is paired; otherwise somebody starts it. */
  readonly startsWithRound: boolean
}

/** A player who stays at one table, and whose opponents come there. */
type FixedTable = { readonly playerId: PlayerId; readonly table: number }

/** Which numbers the tables of a round have. */
export type TablePlan = {
  /** Stands before each number, as in B12; empty where none does. It names the tables and moves nobody. */
  readonly prefix: string
  readonly first: number
  /** Tables that are not there, or not to be used: in order, each once. */
  readonly leftOut: readonly number[]
  readonly fixed: readonly FixedTable[]
  /** `rank`: the players with the most points have the lowest numbers. */
  readonly order: 'rank' | 'random'
}

/** Byes that were given to a player before the first round: no opponent in so many rounds, each of them won. */
export type AwardedByes = { readonly playerId: PlayerId; readonly byes: number }

/** One paired round. The seed lets anyone recompute the pairing; null once it was set by hand. */
export type Round = {
  readonly number: RoundNumber
  /** The place of its stage among those of the tournament, counted from 0. */
  readonly stage: number
  readonly seed: string | null
  /** Of the round being played, once somebody has started it: rounds that are over have none. */
  readonly clock: RoundClock | null
}

export type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running'; readonly round: RoundNumber }
  | { readonly kind: 'finished'; readonly rounds: RoundNumber; readonly standings: readonly Standing[] }

/**
 * A tournament as everybody may see it, and as phones hold it: of a contested match it does not say who reported what. It is enough for
 * whatever reads, pairs, ranks or shows, and too little to decide an act on.
 */
export type SeenTournament = {
  readonly id: TournamentId
  readonly code: TournamentCode
  readonly name: string
  /** The most players it takes; null without a limit. */
  readonly capacity: number | null
  /** Null for a quick tournament; an announced event is played by who registered and was accepted. */
  readonly announcement: Announcement | null
  /** How people come into an announced event. */
  readonly registrationRules: RegistrationRules
  readonly organizer: PublicId
  /** The rules it was created with, whole, so that a newer version of a pack never changes an event. */
  readonly rules: RulePack
  /** Drawn at creation: decides between players whom every tiebreaker leaves equal. */
  readonly lot: string
  /** One after the other; the last one is being played. Rounds are numbered through all of them. */
  readonly stages: readonly Stage[]
  /** The bracket that is to follow the Swiss rounds, for everybody to know; null: as the game proposes. */
  readonly plannedCut: PlannedCut | null
  /** Whether everybody may read the decklists, once the tournament is finished. */
  readonly areDecklistsPublic: boolean
  /** The series it is a date of; null where it stands alone. */
  readonly series: SeriesId | null
  /** Called off by its organizer: finished, without standings. */
  readonly isCancelled: boolean
  /** Why it was called off, in the organizer's words; null: nothing was said. */
  readonly cancelReason: string | null
  /** The code of the tournament in which it goes on with the same settings; null while there is none. */
  readonly restartedAs: TournamentCode | null
  /** Made of a file: its results may be such as nobody could report here. */
  readonly isImported: boolean
  /** Whether joining asks for a password; the password itself is no part of the state. */
  readonly hasPassword: boolean
  /** Whether players may change their own name after the start too. */
  readonly allowsOwnNames: boolean
  readonly clockPlan: ClockPlan
  readonly tablePlan: TablePlan
  /** Who meets nobody in the first rounds; players and others who are registered. */
  readonly awardedByes: readonly AwardedByes[]
  /** What the staff decided of the conduct of players and everybody may know, in the order given. */
  readonly penalties: readonly Penalty[]
  readonly phase: Phase
  readonly players: readonly Player[]
  readonly rounds: readonly Round[]
  readonly matches: readonly Match[]
}

/** What most functions ask for: nothing that is not seen. */
export type Tournament = SeenTournament

/** A tournament as the server holds it. Acts are decided on this one. */
export type WholeTournament = Omit<SeenTournament, 'matches'> & { readonly matches: readonly WholeMatch[] }

export const TOURNAMENT_NAME_MAX_LENGTH = 128
/** Fewest and most players of a quick tournament, and what its form proposes. */
export const QUICK_PLAYER_COUNT = { min: 2, max: 256, initial: 8 } as const
/** More people than this are in one quick tournament by mistake or malice. */
export const MOST_QUICK_PLAYERS = 2_000
export const MIN_PLAYERS_TO_START = 2

/** More rounds than this are planned by mistake. */
export const MOST_PLANNED_ROUNDS = 30
