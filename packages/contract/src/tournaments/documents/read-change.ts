import { REGISTRATION_STATUSES } from '@tablee/domain/registrations/registration-state'
import type { Change } from '@tablee/domain/tournaments/change'
import { PENALTY_KINDS, type PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { PLANNED_CUTS } from '@tablee/domain/tournaments/cut-sizes'
import { DECK_CHECK_RESULTS, PASSED_WHY } from '@tablee/domain/tournaments/deck-checks/deck-check'
import { JUDGE_ANSWERS } from '@tablee/domain/tournaments/judge-calls/judge-call'
import { readWrittenScored, type WrittenScored } from '@tablee/domain/tournaments/kinds/written-match'
import { FORMATS_BY_GAME, type Format, GAME_TYPES } from '@tablee/domain/tournaments/life/announcement'
import {
  DROPPED_BY,
  type MatchId,
  type PlayerId,
  type PublicId,
  type TournamentCode,
  type TournamentId,
} from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import { awardedByesShape } from '../awarded-byes.ts'
import { registrationRulesShape } from '../fields/registration-rules.ts'
import { heldSeries } from '../fields/series-id.ts'
import { roundClock } from '../round-clock.ts'
import { seasonSeeds } from '../season-seeds.ts'
import { tablePlanShape } from '../table-plan.ts'
import { teamShape } from '../team.ts'
import { changedPlainly } from './plain-settings.ts'
import { rulePack } from './rule-pack.ts'
import { stage } from './stage.ts'
import { branded, contestedShape, listOf, matches, scoredSchemas, scoreReports } from './written-match.ts'

const isFormat = (value: unknown) =>
  Object.values(FORMATS_BY_GAME).some((formats) => formats.some((one) => one === value))
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema)

const playerId = branded<PlayerId>()
const publicId = branded<PublicId>()
const matchId = branded<MatchId>()
const round = z.int()
const penaltyId = branded<PenaltyId>()
const penalty = z.enum(PENALTY_KINDS)
const checkedTable = { check: z.int(), matchId, round, table: z.int(), players: listOf(playerId) }
/** What an organizer announces of an event. */
export const announced = z.object({
  game: z.enum(GAME_TYPES),
  format: z.custom<Format>(isFormat),
  /** Missing from older versions. */
  formatName: z._default(orNull(z.string()), null),
  startsAt: z.string(),
  endsAt: orNull(z.string()),
  description: z.string(),
  location: orNull(z.string()),
})
/** Missing in data older than announced events. */
const announcement = z._default(orNull(announced), null)
const settings = { ...changedPlainly, name: z.string(), capacity: orNull(z.int()), announcement }

const figure = z.number()
const standing = z.object({
  rank: z.int(),
  playerId,
  points: figure,
  matchesWon: z.int(),
  matchesPlayed: z.int(),
  matchesDrawn: z.int(),
  winRate: figure,
  opponentMatchWin: figure,
  gameWin: figure,
  opponentGameWin: figure,
  matchWin: z.optional(figure),
  opponentsBeaten: z.optional(figure),
  meanSeat: z.optional(figure),
})

export const finalStandings = listOf(standing)

const registrationNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('moved') }),
  z.object({
    ...{ kind: z.literal('arrived'), playerId, name: z.string(), publicId: orNull(publicId) },
    teamName: z.optional(orNull(z.string())),
  }),
  z.object({ kind: z.literal('amended'), name: z.string() }),
  z.object({ kind: z.literal('erased') }),
])

type Kind = Change['kind']
type ChangeOf<K extends Kind> = Extract<Change, { readonly kind: K }>

function of<K extends Kind, Shape extends z.core.$ZodLooseShape>(kind: K, shape: Shape) {
  return z.object({ kind: z.literal(kind), ...shape })
}

const scored: z.ZodMiniType<WrittenScored> = scoredSchemas({ kind: z.literal('match_scored'), matchId })

/** A kind without an entry does not compile. */
const SCHEMAS: { readonly [K in Kind]: z.ZodMiniType<ChangeOf<K>> } = {
  tournament_created: of('tournament_created', {
    id: branded<TournamentId>(),
    code: branded<TournamentCode>(),
    organizer: publicId,
    rules: rulePack,
    lot: z.string(),
    ...settings,
  }),
  settings_changed: of('settings_changed', settings),
  rules_varied: of('rules_varied', { rules: rulePack }),
  registrations_ruled: of('registrations_ruled', registrationRulesShape),
  rounds_planned: of('rounds_planned', { rounds: orNull(round) }),
  cut_planned: of('cut_planned', { size: orNull(z.literal(PLANNED_CUTS)) }),
  seeded_by_season: of('seeded_by_season', { places: seasonSeeds }),
  decklists_published: of('decklists_published', { arePublic: z.boolean() }),
  decklists_locked: of('decklists_locked', { at: orNull(z.string()) }),
  protection_changed: of('protection_changed', { hasPassword: z.boolean() }),
  series_joined: of('series_joined', { series: heldSeries }),
  byes_awarded: of('byes_awarded', awardedByesShape),
  own_names_allowed: of('own_names_allowed', { areAllowed: z.boolean() }),
  youth_marked: of('youth_marked', { isYouth: z.boolean() }),
  registration_moved: of('registration_moved', {
    id: branded<ChangeOf<'registration_moved'>['id']>(),
    status: z.enum(REGISTRATION_STATUSES),
    dropped: z.boolean(),
    checkedIn: z.boolean(),
    news: z.optional(registrationNews),
  }),
  organizer_changed: of('organizer_changed', { organizer: publicId }),
  player_added: of('player_added', { playerId, name: z.string(), publicId: orNull(publicId), firstRound: round }),
  player_claimed: of('player_claimed', { playerId, publicId }),
  player_renamed: of('player_renamed', { playerId, name: z.string() }),
  player_removed: of('player_removed', { playerId }),
  player_dropped: of('player_dropped', { playerId, afterRound: round, by: z.optional(z.enum(DROPPED_BY)) }),
  player_restored: of('player_restored', { playerId }),
  team_formed: of('team_formed', teamShape),
  team_changed: of('team_changed', { captain: playerId, ...teamShape }),
  team_parted: of('team_parted', { captain: playerId }),
  round_paired: of('round_paired', { round, seed: z.string(), matches }),
  stage_opened: of('stage_opened', { stage }),
  stage_chosen: of('stage_chosen', { stage }),
  stage_taken_back: of('stage_taken_back', {}),
  pairings_changed: of('pairings_changed', { round, removed: listOf(matchId), added: matches }),
  round_undone: of('round_undone', { round }),
  seeds_sealed: of('seeds_sealed', { hashes: listOf(z.string()) }),
  clock_planned: of('clock_planned', { minutes: orNull(z.int()), startsWithRound: z.boolean() }),
  tables_planned: of('tables_planned', tablePlanShape),
  clock_set: of('clock_set', { round, clock: orNull(roundClock) }),
  match_scored: z.pipe(scored, z.transform(readWrittenScored)),
  result_erased: of('result_erased', { matchId }),
  bye_corrected: of('bye_corrected', { matchId, as: z.enum(['bye', 'loss']) }),
  match_contested: of('match_contested', { matchId, reports: scoreReports, ...contestedShape }),
  penalty_given: of('penalty_given', {
    ...{ penaltyId, penalty, playerId, round, endedMatch: orNull(matchId) },
    drops: z.boolean(),
    bookedIn: z.optional(round),
  }),
  penalty_taken_back: of('penalty_taken_back', {
    ...{ penaltyId, penalty, playerId, round, endedMatch: orNull(matchId) },
  }),
  judge_called: of('judge_called', { matchId, round, playerId, at: z.string() }),
  judge_call_withdrawn: of('judge_call_withdrawn', { matchId, playerId }),
  judge_called_at_draft: of('judge_called_at_draft', { stage: z.int(), playerId, at: z.string() }),
  judge_call_at_draft_withdrawn: of('judge_call_at_draft_withdrawn', { playerId }),
  judge_call_at_draft_answered: of('judge_call_at_draft_answered', {
    ...{ playerId, answer: z.enum(JUDGE_ANSWERS), by: z.string(), at: z.string(), until: z.optional(z.string()) },
  }),
  judge_call_answered: of('judge_call_answered', {
    ...{ matchId, answer: z.enum(JUDGE_ANSWERS), by: z.string(), at: z.string(), until: z.optional(z.string()) },
  }),
  deck_checks_drawn: of('deck_checks_drawn', {
    ...{ round, number: z.int(), seed: z.string(), count: z.int(), matches: listOf(matchId) },
    passed: listOf(z.object({ matchId, why: z.enum(PASSED_WHY) })),
  }),
  deck_check_opened: of('deck_check_opened', {
    ...checkedTable,
    draw: orNull(z.int()),
    by: z.string(),
    at: z.string(),
  }),
  deck_check_read: of('deck_check_read', { ...checkedTable, by: z.string() }),
  deck_check_ended: of('deck_check_ended', {
    ...{ ...checkedTable, at: z.string(), extraMs: z.int() },
    results: listOf(z.object({ playerId, result: z.enum(DECK_CHECK_RESULTS) })),
  }),
  deck_check_taken_back: of('deck_check_taken_back', checkedTable),
  tournament_reopened: of('tournament_reopened', {}),
  tournament_restarted: of('tournament_restarted', { code: branded<TournamentCode>() }),
  tournament_imported: of('tournament_imported', {}),
  tournament_cancelled: of('tournament_cancelled', { reason: z.optional(z.nullable(z.string())) }),
  tournament_finished: of('tournament_finished', { standings: finalStandings }),
}

const kindOnly = z.object({ kind: z.string() })

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(SCHEMAS, kind)
}

/**
 * Reads a change from the live channel or journal. Null for a later version's kind or shape, whose effect only the document tells. Unknown
 * members are ignored, as in documents.
 */
export function readChange(value: unknown): Change | null {
  const { kind } = kindOnly.safeParse(value).data ?? { kind: '' }
  if (!isKind(kind)) return null
  const schema: z.ZodMiniType<Change> = SCHEMAS[kind]
  return schema.safeParse(value).data ?? null
}
