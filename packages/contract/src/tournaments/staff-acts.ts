import type { ActInputs } from '@tablee/domain/tournaments/acts/act-inputs'
import type { KeptWholeName } from '@tablee/domain/tournaments/acts/kept-inputs'
import type { TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import type { ActCall } from '../call.ts'
import type { CallDescription } from '../serving/call-description.ts'
import type { toldAct } from '../told-act.ts'
import { allowOwnNames } from './allow-own-names.ts'
import {
  extendClock,
  giveExtraTime,
  pauseClock,
  planClock,
  removeClock,
  resumeClock,
  startClock,
} from './clock-acts.ts'
import { ofJudgeCalls } from './described/described-conduct-calls.ts'
import { DRAW_ACTS } from './described/described-draws.ts'
import { EITHER_ORGANIZER, ofOrganizer } from './described/described-pairing-calls.ts'
import type { tournamentReply } from './documents/tournament-reply.ts'
import { answerJudgeCall } from './judge-call-acts.ts'
import { lockDecklists } from './lock-decklists.ts'
import { openStage } from './open-stage.ts'
import { partTeam } from './part-team.ts'
import { planCut } from './plan-cut.ts'
import { publishDecklists } from './publish-decklists.ts'
import { removeTeam } from './remove-team.ts'
import { repairRound } from './repair-round.ts'
import { seedBySeason } from './seed-by-season.ts'
import { startCut } from './start-cut.ts'
import { undoRound } from './undo-round.ts'

/** What a staff call sends besides the act's input. */
const SENT_BESIDE = ['tournamentId', 'code', 'organizerId', 'actId'] as const
export type SentBeside = (typeof SENT_BESIDE)[number]

/** The tournament, the sender's proof, and the act id. */
type Sent = { readonly organizerId?: string | undefined; readonly actId?: string | undefined } & (
  | { readonly code: TournamentCode }
  | { readonly tournamentId: TournamentId }
)

type Input<Value> = z.ZodMiniObject & z.ZodMiniType<Value>
type StaffCall<Name extends KeptWholeName> = ActCall<
  Name,
  Input<Sent & ActInputs[Name]>,
  typeof tournamentReply,
  typeof toldAct
>

type StaffAct<Name extends KeptWholeName> = CallDescription & {
  readonly call: StaffCall<Name>
  readonly price: number
}

const TIMEKEEPER = `${EITHER_ORGANIZER} A scorekeeper as well.`
const SEEN_ROUND = 'With `roundNumber`, no other round than the one seen.'
const ofClock = [
  ...ofOrganizer,
  ...(['round_not_current', 'tournament_not_running', 'tournament_finished'] as const),
] as const

/**
 * Staff acts whose call is their input: besides it only the tournament, the sender's proof and the act id are sent, and the tournament is
 * the answer. The server's function, description, price and reading of the journal follow from the entry. Apart from the calls, so that no
 * phone loads it.
 */
export const STAFF_ACTS = {
  'allow-own-names': {
    call: allowOwnNames,
    price: 1.1,
    summary: 'Let players change their own name after the start',
    who: EITHER_ORGANIZER,
    about: 'Until the finish; off in a new tournament. Before the start every player may, whatever is said here.',
    refusals: [...ofOrganizer, 'tournament_finished'],
  },
  'publish-decklists': {
    call: publishDecklists,
    price: 0.8,
    summary: 'Show the decklists of a finished event, or hide them',
    who: 'The organizer’s account, by its session.',
    refusals: [...ofOrganizer, 'wrong_tournament_type', 'tournament_not_finished'],
  },
  'lock-decklists': {
    call: lockDecklists,
    price: 0.8,
    summary: 'Lock the decklists of an event before its start, or unlock them',
    who: EITHER_ORGANIZER,
    about:
      'From then on a list is kept as it is, with its time and its SHA-256 (get-frozen-decks). At the start, and at the end of registration, lists are locked by themselves.',
    refusals: [...ofOrganizer, 'wrong_tournament_type', 'tournament_already_started'],
  },
  'plan-cut': {
    call: planCut,
    price: 0.9,
    summary: 'Say which bracket is to follow the Swiss rounds',
    who: EITHER_ORGANIZER,
    about:
      'How many play on: 2, 4, 8, 16 or 32, 0 for nobody, null for what the game proposes. Until the bracket begins.',
    refusals: ['cut_wish_invalid', ...ofOrganizer, 'cut_needs_swiss', 'cut_under_way', 'tournament_finished'],
  },
  'seed-by-season': {
    call: seedBySeason,
    price: 1.5,
    summary: 'Seed the bracket of a season’s final by the season’s table',
    who: EITHER_ORGANIZER,
    about:
      'Players with their places in the table (`get-final-seeds` gives them); equal places and everybody else follow as the bracket would have them. None: no longer. Until the bracket begins.',
    refusals: [
      ...(['player_not_found', 'season_seeds_need_bracket', 'cut_under_way', 'field_drawn'] as const),
      ...ofOrganizer,
      'tournament_finished',
    ],
  },
  'plan-clock': {
    call: planClock,
    price: 0.9,
    summary: 'Plan the clocks of the rounds',
    who: EITHER_ORGANIZER,
    about:
      'The minutes of a round, 1 to 600 (null: what the rules give), and whether its clock starts when it is paired. Until the finish; a clock that was started goes on as it is.',
    refusals: [...ofOrganizer, 'clock_minutes_invalid', 'tournament_finished'],
  },
  'start-clock': {
    call: startClock,
    price: 1.3,
    summary: 'Start the clock of the round',
    who: TIMEKEEPER,
    about: `With the minutes that are planned (plan-clock), or that the rules give. One that was started already stays as it is. ${SEEN_ROUND}`,
    refusals: [...ofClock],
  },
  'pause-clock': {
    call: pauseClock,
    price: 1.7,
    summary: 'Stop the clock with what is left',
    who: TIMEKEEPER,
    about: `Of two who stop it at once the second changes nothing. ${SEEN_ROUND}`,
    refusals: [...ofClock, 'clock_not_started'],
  },
  'resume-clock': {
    call: resumeClock,
    price: 2,
    summary: 'Let the clock go on',
    who: TIMEKEEPER,
    about: `One that runs stays as it is. ${SEEN_ROUND}`,
    refusals: [...ofClock, 'clock_not_started'],
  },
  'remove-clock': {
    call: removeClock,
    price: 0.4,
    summary: 'Take the clock away',
    who: TIMEKEEPER,
    about: `With what was given to single tables. ${SEEN_ROUND}`,
    refusals: [...ofClock],
  },
  'extend-clock': {
    call: extendClock,
    price: 1.8,
    summary: 'Give all tables more time',
    who: TIMEKEEPER,
    about: `Minutes below zero take time back. The round lasts 1 to 600 minutes in all. ${SEEN_ROUND}`,
    refusals: [...ofClock, 'clock_not_started', 'clock_minutes_invalid'],
  },
  'give-extra-time': {
    call: giveExtraTime,
    price: 1.9,
    summary: 'Give one table more time',
    who: `${EITHER_ORGANIZER} A scorekeeper and a judge as well.`,
    about: `Beyond what the others have, up to 60 minutes; below zero takes it back. With \`turns\`, so many are played once the time is up, up to 10. It is gone when the players are paired otherwise. ${SEEN_ROUND}`,
    refusals: [
      ...ofClock,
      ...(['clock_not_started', 'clock_minutes_invalid', 'extra_turns_invalid'] as const),
      ...(['match_not_found', 'match_not_current'] as const),
    ],
  },
  'open-stage': {
    call: openStage,
    price: 2.1,
    summary: 'Begin another part of the tournament',
    who: EITHER_ORGANIZER,
    about:
      'After a complete round, `roundNumber`: `plannedRounds` rounds in Swiss pairs, at tables of four or in the pods of a draft (`structure`), between everybody, or the first `playing` of the standings. With `carriesPoints` the rounds so far count on; without, those of the part alone, and who is not in it ranks below. `rules` says what differs from the rules so far (games of a match, points …). The first round is paired at once, and the part undone with it; a draft waits for its pods (draw-pods), and is taken back with them.',
    refusals: [
      'teams_not_at_pods',
      ...([
        'part_invalid',
        'rules_invalid',
        ...ofOrganizer,
        'cut_too_big',
        'part_too_many',
        'part_without_rounds',
      ] as const),
      ...(['part_after_knockout', 'cut_under_way', 'round_not_current', 'round_not_complete'] as const),
      ...(['not_enough_players', 'pods_too_small', 'tournament_not_running', 'tournament_finished'] as const),
    ],
  },
  'start-cut': {
    call: startCut,
    price: 2.1,
    summary: 'Let the first ones play on until one is left',
    who: EITHER_ORGANIZER,
    about:
      'After a complete round, `roundNumber`: so many (`size` 2, 4, 8, 16 or 32) of those who have not dropped, or everybody with at least `points`, up to 32; then the first ones have byes. Paired 1-8, 4-5, 2-7, 3-6, and the winners meet. Later rounds are paired like others; each match needs a winner. Undone with its first round. Who drops is not replaced. With `thirdPlace`, those who lose the semifinals play for the third place, beside the final. With `playOff`, those who share the first place of a round robin that is over play for it. With `groups`, the first of each group play on, as was said before the start, once all groups are over; those of one group meet as late as possible.',
    refusals: [
      ...(['cut_wish_invalid', ...ofOrganizer, 'cut_too_big', 'cut_too_many_players', 'cut_under_way'] as const),
      ...(['round_not_complete', 'round_not_current', 'not_enough_players'] as const),
      ...(['play_off_needs_round_robin', 'play_off_early', 'play_off_needless'] as const),
      ...(['groups_not_over', 'cut_needs_groups', 'cut_follows_groups'] as const),
      ...(['tournament_not_running', 'tournament_finished'] as const),
    ],
  },
  'undo-round': {
    call: undoRound,
    price: 1.7,
    summary: 'Take the current round back',
    who: EITHER_ORGANIZER,
    about: 'While it has no result. The first round taken back means: not started.',
    refusals: [...ofOrganizer, 'round_not_current', 'round_has_results', 'tournament_finished'],
  },
  'part-team': {
    call: partTeam,
    price: 1.2,
    summary: 'Part a team that does not play yet',
    who: EITHER_ORGANIZER,
    about: 'Its people stay in the tournament, without a team. A team that is none any more changes nothing.',
    refusals: [...ofOrganizer, 'not_a_team_event', 'team_locked', 'tournament_finished'],
  },
  'remove-team': {
    call: removeTeam,
    price: 1.6,
    summary: 'Remove a team that does not play yet, with its people',
    who: EITHER_ORGANIZER,
    about:
      'At quick tournaments; where people register, their registrations are cancelled. A team that is none any more changes nothing.',
    refusals: [
      ...([...ofOrganizer, 'wrong_tournament_type', 'not_a_team_event', 'team_locked', 'tournament_finished'] as const),
    ],
  },
  'answer-judge-call': {
    call: answerJudgeCall,
    price: 0.9,
    summary: 'Answer a table that called a judge',
    who: `${EITHER_ORGANIZER} A judge as well.`,
    about:
      'By the key of its match (`matchId`), or of who called from a seat at a draft (`caller`): `take` it, `give-back` what one took, hand it to the head judge (`appeal`), or `close` it, `close-ruled` with a ruling. Open calls stand in `judgeCalls` of the tournament, those of seats in its `atDraft`. What somebody else took, and an appeal, is for the head judge and for who runs the tournament.',
    refusals: ofJudgeCalls,
  },
  ...DRAW_ACTS,
  'repair-round': {
    call: repairRound,
    price: 1.8,
    summary: 'Give late players an opponent by breaking the fewest tables',
    who: EITHER_ORGANIZER,
    about:
      'For players who have no place in the current round. `pairings` are the new ones alone, by the keys of the players; without `player2`, the bye. They take in the newcomers, who has the bye if need be, and the players of at most three tables where nothing was reported; nobody meets again, and every newcomer meets somebody. Broken tables keep their numbers. Refused (`round_moved_on`) when the round changed since, or fewer tables would do.',
    refusals: [
      ...([...ofOrganizer, 'round_moved_on', 'cut_follows_bracket', 'tables_follow_draw', 'pairing_too_long'] as const),
      ...([
        'pairing_player_unknown',
        'pairing_player_twice',
        'pairing_player_dropped',
        'pairing_ended_by_decision',
      ] as const),
      ...(['tournament_not_running', 'tournament_finished'] as const),
    ],
  },
} as const satisfies { readonly [Name in KeptWholeName]?: StaffAct<Name> }

export type StaffActName = keyof typeof STAFF_ACTS

const NAMES = Object.keys(STAFF_ACTS) as readonly StaffActName[]

/** As the server serves them, all alike. */
export const STAFF_CALLS = NAMES.map(
  (name): ActCall<StaffActName, z.ZodMiniType<Sent>, typeof tournamentReply, typeof toldAct> => STAFF_ACTS[name].call,
)

function eachStaffAct<Value>(of: (name: StaffActName) => Value) {
  return Object.fromEntries(NAMES.map((name) => [name, of(name)])) as {
    readonly [Name in StaffActName]: Value
  }
}

export const STAFF_ACT_PRICES = eachStaffAct((name): number => STAFF_ACTS[name].price)

/** What is sent, without what accompanies the act. */
export function inputOfAct<Payload extends object>(payload: Payload): Omit<Payload, SentBeside> {
  const entries = Object.entries(payload).filter(([name]) => !SENT_BESIDE.some((beside) => beside === name))
  return Object.fromEntries(entries) as Omit<Payload, SentBeside>
}

/** The input alone, for what the journal kept. */
export const STAFF_ACT_INPUTS = eachStaffAct(
  (name): z.ZodMiniType => z.object(inputOfAct(STAFF_ACTS[name].call.input.shape)),
) as {
  readonly [Name in StaffActName]: z.ZodMiniType<ActInputs[Name]>
}
