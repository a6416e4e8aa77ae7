import type { Brand } from '../brand.ts'
import type { Decider } from './authority/decider.ts'
import type { ExtraTime } from './clock/extra-time.ts'
import type { Penalty } from './conduct/penalty.ts'
import type { PlannedCut } from './cut-sizes.ts'
import type { Drafted } from './draft/draft.ts'
import type { Grouped } from './grouped.ts'
import type { JudgeCalls } from './judge-calls/judge-call.ts'
import type { AllMeetAll } from './league.ts'
import type { Announcement } from './life/announcement.ts'
import type { RegistrationRules } from './life/registration-rules.ts'
import type { PodRemainder } from './pairing/pods/pod-field.ts'
import type { Score } from './results/score.ts'
import type { RulePack } from './rule-packs/rule-pack.ts'
import type { SeasonPlace } from './season-seeds.ts'
import type { Part, PlannedPart } from './stage-part.ts'
import type { Standing } from './standings/standing.ts'
import type { ContestedSeats, SeatsResult, Team, TeamKind } from './teams/team.ts'

export type TournamentId = Brand<'TournamentId'>
/** Six characters that open a tournament; see `tournament-code.ts`. */
export type TournamentCode = Brand<'TournamentCode'>
/** A player's permanent id within one tournament. Never secret. */
export type PlayerId = Brand<'PlayerId'>
/** The public face of a browser or account: derived from its secret. */
export type PublicId = Brand<'PublicId'>
export type MatchId = Brand<'MatchId'>
/** Shared by the dates of a recurring event. Drawn when the first is announced; not secret. */
export type SeriesId = Brand<'SeriesId'>
/** From 1. */
export type RoundNumber = number

export type Player = {
  readonly id: PlayerId
  readonly name: string
  /** Null for an anonymous player: added by the staff and not claimed. */
  readonly publicId: PublicId | null
  /** The first round the player can be paired in: later than 1 for a late entry. */
  readonly firstRound: RoundNumber
  /** The last round of a dropped player; 0 if before any. */
  readonly droppedAfter: RoundNumber | null
  /** Null for active players and where not recorded. */
  readonly droppedBy: DroppedBy | null
}

export type DroppedBy = (typeof DROPPED_BY)[number]
export const DROPPED_BY = ['player', 'staff'] as const

/** Pairing, standings and cuts deal with entrants; reports, calls and drops with people. One alone is an entrant under their own id. */
export type EntrantId = PlayerId

/** One person, or the people of a team. */
export type Side = readonly [PlayerId, ...PlayerId[]]
type Alone = readonly [PlayerId]

/** The result of two sides: `score.wins1` are the first one's games. */
export type GamesResult = { readonly kind: 'games'; readonly score: Score }

/** The result of one game of three to five sides, by index from 0. */
export type Placings =
  | { readonly winner: number }
  /** These were left when the game ended; the others lost. */
  | { readonly drawn: readonly number[] }
  /** Each side's place, from 1; ties share it. */
  | { readonly places: readonly number[] }

export type PlacingsResult = { readonly kind: 'placings'; readonly outcome: Placings }

export type Result = GamesResult | PlacingsResult | SeatsResult

/** A player's report; a null result contests without another one. */
export type ResultReport<Of extends Result = Result> = { readonly by: PlayerId; readonly result: Of | null }

export type MatchState<Of extends Result = Result> =
  | { readonly kind: 'pending' }
  | PartialOf<Of>
  /** The players disagree; the staff decides. Only the staff and the two know the reports: phones hold an empty list. */
  | ({ readonly kind: 'contested'; readonly reports: readonly unknown[] } & ContestedSeats)
  | ({ readonly kind: 'terminated'; readonly result: Of; readonly reports: readonly ResultReport<Of>[] } & Decider)

/** Some seats of a match of teams are finished, and the match is not decided. */
type PartialOf<Of extends Result> = SeatsResult extends Of
  ? { readonly kind: 'partial'; readonly result: SeatsResult; readonly reports: readonly ResultReport<Of>[] } & Decider
  : never

export type PlayedMatch<Of extends Result = Result> = {
  readonly kind: 'played'
  readonly id: MatchId
  readonly round: RoundNumber
  readonly table: number
  readonly sides: readonly Side[]
  readonly state: MatchState<Of>
}

/** Two people at a table, who report their games won. */
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

/** The server's state of a match, with the reports of a contested one. */
export type WholeMatchState<Of extends Result = Result> =
  | Exclude<MatchState<Of>, { readonly kind: 'contested' }>
  | ({ readonly kind: 'contested'; readonly reports: readonly ResultReport<Of>[] } & ContestedSeats)

export type WholePlayedMatch<Of extends Result = Result> = Omit<PlayedMatch<Of>, 'state'> & {
  readonly state: WholeMatchState<Of>
}
export type WholeMeeting = WholePlayedMatch<GamesResult> & Pick<Meeting, 'sides'>
export type WholeMatch = UnopposedMatch | WholePlayedMatch

/** A match without an opponent. */
export type UnopposedMatch = ByeMatch | LossMatch

export type UnopposedKind = UnopposedMatch['kind']

/** A part of a tournament, paired in one way. */
export type Stage =
  | {
      readonly kind: 'swiss'
      /** Planned rounds; null: as the rules give. */
      readonly plannedRounds: number | null
      /** In rounds 1 and 2 half of a large field is paired as if it had won once more. Left out: no. */
      readonly accelerated?: true | undefined
      /** That half, drawn at the start; left out before, and where the field is too small. */
      readonly upperHalf?: readonly PlayerId[] | undefined
      /** Who has so many points plays no more of these rounds and has byes. Left out: everybody plays all. */
      readonly advanceAt?: number | undefined
      /** Of a later stage; missing from the first. */
      readonly part?: Part | undefined
    }
  | {
      /** Tables of four, drawn anew each round by points. */
      readonly kind: 'pods'
      /** Planned rounds; null: as the rules give. */
      readonly plannedRounds: number | null
      readonly remainder: PodRemainder
      /** Points matter more than meeting again. Left out: no. */
      readonly pointsFirst?: true | undefined
      readonly part?: Part | undefined
    }
  | {
      /** Losers are out; 1 meets the last seed, and 1 and 2 meet only in the final. */
      readonly kind: 'elimination'
      /** First to last; unless a power of two, the first have byes. Empty until drawn at the start. */
      readonly seeds: readonly PlayerId[]
      /** The semifinals' losers play for third place, beside the final. Left out: no. */
      readonly thirdPlace?: true | undefined
    }
  | {
      /** Losers of each table of four are out; those whom the first pods do not need wait. */
      readonly kind: 'pod-bracket'
      /** First to last, as ranked before. */
      readonly seeds: readonly PlayerId[]
      /** The tables before the final are 1-5-9-13 and so on. Left out: 1-8-9-16. */
      readonly columns?: true | undefined
      /** A drawn game is played on. Left out: the best seed of those who drew goes on. */
      readonly playsOn?: true | undefined
    }
  | (AllMeetAll & { readonly kind: 'round-robin' })
  | (Grouped & { readonly kind: 'groups' })
  | (Drafted & {
      /** Packs are drafted in pods; players meet inside their pod alone. */
      readonly kind: 'draft'
    })

/** How a tournament is played from round 1 on. */
export const STRUCTURES = ['swiss', 'elimination', 'round-robin', 'pods', 'draft', 'groups'] as const
export type Structure = (typeof STRUCTURES)[number]

/**
 * A round's time, for every table without extra time. A moment in UTC, not a countdown: screens agree on it, and restarts and daylight
 * saving do not affect it.
 */
export type RoundClock = {
  /** Total time, without pauses. */
  readonly durationMs: number
  readonly course: /** Counts down to this moment (ISO 8601, UTC), and past it. */
    | { readonly kind: 'running'; readonly endsAt: string }
    /** Negative if paused in overtime. */
    | { readonly kind: 'paused'; readonly remainingMs: number }
  readonly extraTime: readonly ExtraTime[]
}

/** The staff's plan for each round's clock. */
export type ClockPlan = {
  /** Null: as the rules give. */
  readonly minutes: number | null
  /** The clock starts with the pairing; otherwise by hand. */
  readonly startsWithRound: boolean
  /** For which part the minutes were said, from 1. Left out: the first. */
  readonly part?: number | undefined
}

/** How tables are numbered. */
export type TablePlan = {
  /** Before each number, as in B12; may be empty. Changing it moves nobody. */
  readonly prefix: string
  readonly first: number
  /** Missing or unusable tables: in order, each once. */
  readonly leftOut: readonly number[]
  readonly fixed: readonly { readonly playerId: PlayerId; readonly table: number }[]
  /** `rank`: the leaders have the lowest numbers. */
  readonly order: 'rank' | 'random'
}

/** Byes given before round 1: so many rounds without an opponent, each won. */
export type AwardedByes = { readonly playerId: PlayerId; readonly byes: number }

/** One paired round. The seed lets anyone recompute the pairing; null once set by hand. */
export type Round = {
  readonly number: RoundNumber
  /** Index of its stage, from 0. */
  readonly stage: number
  readonly seed: string | null
  /** Of the current round, once started: finished rounds have none. */
  readonly clock: RoundClock | null
}

export type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running'; readonly round: RoundNumber }
  | { readonly kind: 'finished'; readonly rounds: RoundNumber; readonly standings: readonly Standing[] }

/** A tournament as public and on phones: without reports of contested matches. Enough to read, pair, rank and show, not to decide acts. */
export type SeenTournament = {
  readonly id: TournamentId
  readonly code: TournamentCode
  readonly name: string
  /** Null without a limit. */
  readonly capacity: number | null
  /** Null for a quick tournament; announced events are played by accepted registrants. */
  readonly announcement: Announcement | null
  readonly registrationRules: RegistrationRules
  readonly organizer: PublicId
  /** The whole rules from its creation, so that newer packs never change an event. */
  readonly rules: RulePack
  /** Drawn at creation; decides what every tiebreaker leaves equal. */
  readonly lot: string
  /** In order; the last is being played. Round numbers run through all of them. */
  readonly stages: readonly Stage[]
  /** The announced bracket after the Swiss rounds; null: the game's default. */
  readonly plannedCut: PlannedCut | null
  readonly seasonSeeds: readonly SeasonPlace[]
  /** Those after the first, in order, also the ones that have begun. */
  readonly plannedParts: readonly PlannedPart[]
  readonly areDecklistsPublic: boolean
  /** Before the start by hand (ISO 8601, UTC); null: at the end of registration or the start. */
  readonly decksLockedAt: string | null
  readonly series: SeriesId | null
  readonly isCancelled: boolean
  readonly cancelReason: string | null
  /** The code of its restart with the same settings; null if none. */
  readonly restartedAs: TournamentCode | null
  /** Made from a file: results may be impossible to report here. */
  readonly isImported: boolean
  /** Whether joining needs a password, which itself is not in the state. */
  readonly hasPassword: boolean
  readonly allowsOwnNames: boolean
  readonly quietHours: string | null
  /** Minors play: everybody reads a first name and an initial, or a pseudonym. */
  readonly isYouth: boolean
  readonly clockPlan: ClockPlan
  readonly tablePlan: TablePlan
  /** Players and other registrants without an opponent in the first rounds. */
  readonly awardedByes: readonly AwardedByes[]
  readonly penalties: readonly Penalty[]
  /** Tables that wait for a judge, and what became of the others. */
  readonly judgeCalls: JudgeCalls
  /** How people compete together; null: each alone. */
  readonly teamKind: TeamKind | null
  /** In order of forming; those who lack members too. */
  readonly teams: readonly Team[]
  readonly phase: Phase
  readonly players: readonly Player[]
  readonly rounds: readonly Round[]
  readonly matches: readonly Match[]
}

/** What most functions take: only public state. */
export type Tournament = SeenTournament

/** The server's state, on which acts are decided. */
export type WholeTournament = Omit<SeenTournament, 'matches'> & { readonly matches: readonly WholeMatch[] }
