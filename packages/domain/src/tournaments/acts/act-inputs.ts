import type { Change } from '../change.ts'
import type { PenaltyId, PenaltyKind } from '../conduct/penalty.ts'
import type { KeptPenalty } from '../conduct/take-back-penalty.ts'
import type { CutSize, PlannedCut } from '../cut-sizes.ts'
import type { DraftWish, SeenDraft } from '../draft/draw-pods.ts'
import type { TimerWish } from '../draft/set-draft-timer.ts'
import type { JudgeAnswer } from '../judge-calls/judge-call.ts'
import type { PodWishes } from '../kinds/pod-bracket.ts'
import type { SaidSeats, SeenAsResult } from '../kinds/result.ts'
import type { NewSettings } from '../life/change-settings.ts'
import type { ShownPassword } from '../life/entry-password.ts'
import type { HiddenName } from '../players/hide-name.ts'
import type { LeftMatchesRuling } from '../players/left-matches.ts'
import type { PlayerReference } from '../players/player-reference.ts'
import type { WishedDate } from '../results/agree-date.ts'
import type { CorrectedBye } from '../results/correct-bye.ts'
import type { ErasedResult } from '../results/erase-result.ts'
import type { ShownAtTable, TableReport } from '../results/report-at-table.ts'
import type { Score } from '../results/score.ts'
import type { GroupMove } from '../rounds/move-to-group.ts'
import type { SeasonPlace } from '../season-seeds.ts'
import type { WishedPart } from '../stage-part.ts'
import type { TableWish } from '../tables/plan-tables.ts'
import type { FormedTeam } from '../teams/form-team.ts'
import type { WishedTeam } from '../teams/join-team.ts'
import type { ClockPlan, MatchId, Placings, PlayerId, PublicId, RoundNumber, WholeMatchState } from '../tournament.ts'
import type { SentPairing, WishedRound } from './sent-pairing.ts'

/** The input of an act that its name says completely. */
export type Nothing = Readonly<Record<string, never>>

/** The round seen or wished; the act is refused if another is being played. */
type InRound = { readonly roundNumber: RoundNumber }
type ScoreInput = { readonly matchId: MatchId; readonly score: Score }
/** One of `score`, `placings` and `seats`; the result seen likewise. */
type ResultInput = {
  readonly matchId: MatchId
  readonly score?: Score | undefined
  readonly placings?: Placings | undefined
  readonly seats?: SaidSeats | undefined
  readonly over?: SeenAsResult | null | undefined
}
type Overwriting = { readonly over?: Score | null | undefined }
type ClockInput = { readonly roundNumber?: RoundNumber | undefined }

/** What each act at the table needs, as calls send it: no secret, nothing about the author. */
export type ActInputs = {
  readonly 'allow-own-names': { readonly areAllowed: boolean }
  readonly 'mark-youth': { readonly isYouth: boolean }
  readonly 'cancel-tournament': Nothing
  readonly 'finish-tournament': Nothing
  readonly 'reopen-tournament': Nothing
  readonly 'change-settings': NewSettings & { readonly reason?: string | undefined }
  readonly 'publish-decklists': { readonly arePublic: boolean }
  readonly 'lock-decklists': { readonly isLocked: boolean }

  readonly 'add-anonymous-player': { readonly playerName: string }
  readonly 'add-players-quick-tournament': { readonly playerNames: readonly string[] }
  readonly 'delete-quick-tournament-player': PlayerReference
  readonly 'restore-quick-tournament-player': PlayerReference
  readonly 'update-quick-tournament-player': PlayerReference & { readonly newPlayerName: string }
  readonly 'hide-player-name': PlayerReference & { readonly isHidden: boolean }
  readonly 'join-quick-tournament': { readonly playerName: string }
  readonly 'rename-own-player': { readonly newPlayerName: string }
  readonly 'leave-quick-tournament': Nothing
  readonly 'return-to-quick-tournament': Nothing
  readonly 'forget-player': { readonly playerId: PlayerId }

  readonly 'start-quick-tournament': Nothing
  readonly 'start-next-round': { readonly roundNumber?: RoundNumber | undefined }
  readonly 'generate-advanced-pairings': InRound
  readonly 'start-cut': InRound & WishedCut
  readonly 'open-stage': InRound & WishedPart
  readonly 'undo-round': InRound
  readonly 'move-to-group': GroupMove
  readonly 'draw-pods': DraftWish
  readonly 'take-back-pods': SeenDraft
  readonly 'set-draft-timer': TimerWish
  readonly 'set-round-pairings': InRound & WishedRound
  readonly 'seat-late-player': PlayerReference & InRound & { readonly opponent?: PlayerId | null | undefined }
  readonly 'repair-round': InRound & { readonly pairings: readonly SentPairing[] }
  readonly 'correct-and-pair-again': InRound & ScoreInput & Overwriting
  readonly 'correct-bye': CorrectedBye & { readonly roundNumber?: RoundNumber | undefined }
  readonly 'rule-left-matches': LeftMatchesRuling
  readonly 'add-pairing': InRound & SentPairing
  readonly 'remove-pairing': { readonly matchId: MatchId }

  readonly 'plan-rounds': { readonly rounds: number | null; readonly reason?: string | undefined }
  readonly 'plan-cut': { readonly size: PlannedCut | null }
  readonly 'seed-by-season': { readonly places: readonly SeasonPlace[] }
  readonly 'plan-clock': ClockPlan
  readonly 'plan-tables': TableWish
  readonly 'start-clock': ClockInput
  readonly 'pause-clock': ClockInput
  readonly 'resume-clock': ClockInput
  readonly 'remove-clock': ClockInput
  readonly 'extend-clock': ClockInput & { readonly minutes: number }
  readonly 'give-extra-time': ClockInput & {
    readonly minutes: number
    readonly turns?: number | undefined
    readonly matchId: MatchId
  }

  readonly 'join-team': { readonly team: WishedTeam }
  readonly 'leave-team': Nothing
  readonly 'form-team': FormedTeam
  readonly 'part-team': { readonly captain: PlayerId }
  readonly 'remove-team': { readonly captain: PlayerId }

  readonly 'agree-match-date': Omit<WishedDate, 'by'>
  readonly 'send-score-quick-tournament': Omit<ResultInput, 'over' | 'seats'> & {
    readonly contest?: boolean | undefined
  }
  readonly 'update-score-quick-tournament': ResultInput
  readonly 'submit-advanced-score': ScoreInput
  readonly 'erase-result': ErasedResult
  readonly 'report-at-table': TableReport

  readonly 'call-judge': Nothing
  readonly 'withdraw-judge-call': Nothing
  readonly 'answer-judge-call': {
    /** Of a table; a call from a seat at a draft is meant by its caller. */
    readonly matchId?: MatchId | undefined
    readonly caller?: PlayerId | undefined
    readonly answer: JudgeAnswer
  }

  readonly 'give-no-show': PlayerReference & Overwriting
  readonly 'give-penalty': PlayerReference &
    Overwriting & { readonly penalty: PenaltyKind; readonly forNextMatch?: boolean | undefined }
  readonly 'take-back-no-show': { readonly penaltyId: PenaltyId }
  readonly 'take-back-penalty': { readonly penaltyId: PenaltyId }
}

/** One of `size`, `points` and `playOff`. */
export type WishedCut = {
  readonly size?: CutSize | undefined
  readonly points?: number | undefined
  readonly playOff?: true | undefined
  readonly groups?: true | undefined
  readonly thirdPlace?: boolean | undefined
} & PodWishes

type PenaltyBeside = {
  /** As given, warnings included; null if the id is unknown. */
  readonly kept: (KeptPenalty & { readonly isTakenBack: boolean }) | null
  /** The ended match's state before, from `stateWithoutDecisions`. */
  readonly before: WholeMatchState
  /** Whether the registration comes back too; left out without registrations. */
  readonly isRegistered?: boolean | undefined
}

/** Parts of a decision from outside the tournament: server rows and the journal. */
export type ActBeside = {
  /** Whether somebody registered, seated or not. */
  readonly 'mark-youth': { readonly isUsed: boolean }
  readonly 'join-quick-tournament': { readonly password: ShownPassword }
  /** Every name ever hidden. */
  readonly 'hide-player-name': { readonly kept: readonly HiddenName[] }
  readonly 'forget-player': { readonly pseudonym: string; readonly publicId: PublicId }
  readonly 'take-back-no-show': PenaltyBeside
  readonly 'take-back-penalty': PenaltyBeside
  /** Names still hidden. */
  readonly 'rename-own-player': { readonly hidden: readonly HiddenName[] }
  /** The act by which each dropped player last dropped. */
  readonly 'return-to-quick-tournament': { readonly dropActs: ReadonlyMap<PlayerId, string> }
  /** The match's journal entries, in order; null if not needed. */
  readonly 'erase-result': { readonly said: readonly Change[] | null }
  readonly 'report-at-table': ShownAtTable
}
