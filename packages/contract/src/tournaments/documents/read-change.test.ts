import type { RegistrationId } from '@tablee/domain/registrations/registration'
import type { Change } from '@tablee/domain/tournaments/change'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { games, seats as seatsResult } from '@tablee/domain/tournaments/kinds/result'
import { writtenChange } from '@tablee/domain/tournaments/kinds/written-match'
import { createTournament } from '@tablee/domain/tournaments/life/create-tournament'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { journalChange } from '@tablee/domain/tournaments/public-change'
import { DOUBLE_LOSS } from '@tablee/domain/tournaments/results/score'
import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import {
  anAnnouncement,
  aTournamentOf,
  matchId,
  playerId,
  publicId,
  started,
  twoNil,
  twoOne,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import type { MatchId, SeriesId, TournamentCode, TournamentId, WholeMatch } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { readChange } from './read-change.ts'

const finished = finishTournament(withResults(started(aTournamentOf(5))))
if (!finished.accepted || finished.value[0]?.kind !== 'tournament_finished') throw new Error('it is not finished')

const reports = [
  { by: playerId('p1'), result: games(twoOne) },
  { by: playerId('p2'), result: null },
]
const seats = {
  id: matchId('m1'),
  round: 1,
  kind: 'played',
  table: 1,
  sides: [[playerId('p1')], [playerId('p2')]],
} as const
const matches: readonly WholeMatch[] = [
  { ...seats, state: { kind: 'pending' } },
  { ...seats, state: { kind: 'contested', reports } },
  { ...seats, state: { kind: 'terminated', result: games(twoNil), decidedBy: 'organizer', reports } },
  {
    ...{ kind: 'played', id: matchId('m4'), round: 1, table: 2 },
    sides: [
      [playerId('p5'), playerId('p6'), playerId('p7')],
      [playerId('p8'), playerId('p9'), playerId('p10')],
    ],
    state: { kind: 'partial', result: seatsResult([twoNil, null, null]), decidedBy: 'player', reports: [] },
  },
  { kind: 'bye', id: matchId('m2'), round: 1, player: playerId('p3') },
  { kind: 'loss', id: matchId('m3'), round: 1, player: playerId('p4') },
]

/** One per kind: a new kind without one does not compile. */
const checkedTable = {
  ...{ check: 1, matchId: matchId('m1'), round: 2, table: 3 },
  players: [playerId('p1'), playerId('p2')],
}

const ONE_OF_EACH: { readonly [Kind in Change['kind']]: Extract<Change, { readonly kind: Kind }> } = {
  tournament_created: createTournament({
    id: 't1' as TournamentId,
    code: 'ABCDEF' as TournamentCode,
    name: 'Vendredi soir',
    capacity: null,
    announcement: anAnnouncement,
    organizer: publicId('organizer'),
    rules: rulePackFor('pokemon'),
    lot: 'lot',
  }),
  settings_changed: { kind: 'settings_changed', name: 'Samedi', capacity: 16, announcement: null },
  rules_varied: {
    kind: 'rules_varied',
    rules: { ...rulePackFor('digimon'), id: 'digimon-2024-06-06.2+custom', bestOf: 1 },
  },
  registrations_ruled: {
    ...{ kind: 'registrations_ruled', closesAt: '2027-01-14T18:00:00.000Z' },
    ...{ acceptsAutomatically: true, deck: 'required', fewestCards: 60 },
    ...{ checkInMinutes: 60, checksInByCode: true, fee: '5 €', bring: 'Deck', dataDays: 90 as const },
    guardianBelow: 16,
  },
  rounds_planned: { kind: 'rounds_planned', rounds: null },
  seeded_by_season: {
    kind: 'seeded_by_season',
    places: [{ playerId: playerId('p1'), place: 2 }],
  },
  cut_planned: { kind: 'cut_planned', size: 8 },
  team_formed: { kind: 'team_formed', name: 'Les Lyonnaises', members: [playerId('p1'), playerId('p2')] },
  team_changed: { kind: 'team_changed', captain: playerId('p1'), name: 'Les Lyonnaises', members: [playerId('p1')] },
  team_parted: { kind: 'team_parted', captain: playerId('p1') },
  decklists_published: { kind: 'decklists_published', arePublic: true },
  decklists_locked: { kind: 'decklists_locked', at: '2026-11-27T18:00:00.000Z' },
  protection_changed: { kind: 'protection_changed', hasPassword: false },
  tables_planned: {
    ...{ kind: 'tables_planned', prefix: 'B', first: 21, leftOut: [25], order: 'random' },
    fixed: [{ playerId: playerId('p1'), table: 30 }],
  },
  clock_planned: { kind: 'clock_planned', minutes: 35, startsWithRound: true },
  tournament_imported: { kind: 'tournament_imported' },
  series_joined: { kind: 'series_joined', series: 'freitag00001' as SeriesId },
  byes_awarded: { kind: 'byes_awarded', playerId: playerId('p1'), byes: 2 },
  judge_called: {
    ...{ kind: 'judge_called', matchId: 'm1' as MatchId, round: 2, playerId: playerId('p1') },
    at: '2026-03-07T14:20:00.000Z',
  },
  judge_call_withdrawn: { kind: 'judge_call_withdrawn', matchId: 'm1' as MatchId, playerId: playerId('p1') },
  judge_called_at_draft: {
    ...{ kind: 'judge_called_at_draft', stage: 0, playerId: playerId('p1'), at: '2026-03-07T14:20:00.000Z' },
  },
  judge_call_at_draft_withdrawn: { kind: 'judge_call_at_draft_withdrawn', playerId: playerId('p1') },
  judge_call_at_draft_answered: {
    ...{ kind: 'judge_call_at_draft_answered', playerId: playerId('p1'), answer: 'appeal', by: 'h1' },
    at: '2026-03-07T14:24:00.000Z',
  },
  judge_call_answered: {
    ...{ kind: 'judge_call_answered', matchId: 'm1' as MatchId, answer: 'take', by: 'h1' },
    ...{ at: '2026-03-07T14:24:00.000Z', until: '2026-03-07T18:00:00.000Z' },
  },
  youth_marked: { kind: 'youth_marked', isYouth: true },
  own_names_allowed: { kind: 'own_names_allowed', areAllowed: true },
  registration_moved: {
    kind: 'registration_moved',
    id: 'r1' as RegistrationId,
    status: 'confirmed',
    dropped: false,
    checkedIn: true,
    news: { kind: 'arrived', playerId: playerId('p1'), name: 'Zoé', publicId: null },
  },
  organizer_changed: { kind: 'organizer_changed', organizer: publicId('other') },
  player_added: { kind: 'player_added', playerId: playerId('p1'), name: 'Zoé', publicId: null, firstRound: 2 },
  player_claimed: { kind: 'player_claimed', playerId: playerId('p1'), publicId: publicId('phone1') },
  player_renamed: { kind: 'player_renamed', playerId: playerId('p1'), name: 'Zoé' },
  player_removed: { kind: 'player_removed', playerId: playerId('p1') },
  player_dropped: { kind: 'player_dropped', playerId: playerId('p1'), afterRound: 0 },
  player_restored: { kind: 'player_restored', playerId: playerId('p1') },
  round_paired: { kind: 'round_paired', round: 1, seed: 'seed', matches },
  stage_opened: { kind: 'stage_opened', stage: { kind: 'elimination', seeds: [playerId('p1'), playerId('p2')] } },
  stage_chosen: { kind: 'stage_chosen', stage: { kind: 'round-robin', order: [playerId('p2'), playerId('p1')] } },
  stage_taken_back: { kind: 'stage_taken_back' },
  pairings_changed: { kind: 'pairings_changed', round: 1, removed: [matchId('m9')], added: matches },
  round_undone: { kind: 'round_undone', round: 2 },
  deck_checks_drawn: {
    ...{ kind: 'deck_checks_drawn', round: 2, number: 1, seed: 'seed', count: 1, matches: [matchId('m1')] },
    passed: [{ matchId: matchId('m2'), why: 'list' }],
  },
  deck_check_opened: {
    kind: 'deck_check_opened',
    ...checkedTable,
    draw: 1,
    by: 'judge',
    at: '2026-11-20T19:00:00.000Z',
  },
  deck_check_read: { kind: 'deck_check_read', ...checkedTable, by: 'other' },
  deck_check_ended: {
    ...{ kind: 'deck_check_ended', ...checkedTable, at: '2026-11-20T19:10:00.000Z', extraMs: 780_000 },
    results: [{ playerId: playerId('p1'), result: 'clean' }],
  },
  deck_check_taken_back: { kind: 'deck_check_taken_back', ...checkedTable },
  seeds_sealed: { kind: 'seeds_sealed', hashes: ['0123', '4567'] },
  clock_set: {
    kind: 'clock_set',
    round: 1,
    clock: {
      durationMs: 3_000_000,
      course: { kind: 'running', endsAt: '2026-11-20T19:50:00.000Z' },
      extraTime: [{ matchId: matchId('m1'), extraMs: 300_000 }],
    },
  },
  match_scored: { kind: 'match_scored', matchId: matchId('m1'), result: games(twoNil), decidedBy: 'player', reports },
  result_erased: { kind: 'result_erased', matchId: matchId('m1') },
  bye_corrected: { kind: 'bye_corrected', matchId: matchId('m1'), as: 'loss' },
  penalty_given: {
    ...{ kind: 'penalty_given', penaltyId: 'c1' as PenaltyId, penalty: 'no-show', playerId: playerId('p1'), round: 1 },
    ...{ endedMatch: matchId('m1'), drops: false },
  },
  penalty_taken_back: {
    ...{ kind: 'penalty_taken_back', penaltyId: 'c1' as PenaltyId, penalty: 'warning', playerId: playerId('p1') },
    ...{ round: 1, endedMatch: null },
  },
  match_contested: { kind: 'match_contested', matchId: matchId('m1'), reports: [] },
  tournament_reopened: { kind: 'tournament_reopened' },
  tournament_cancelled: { kind: 'tournament_cancelled', reason: 'Salle fermée' },
  tournament_restarted: { kind: 'tournament_restarted', code: 'QFHK9Z' as TournamentCode },
  tournament_finished: finished.value[0],
}

const carried = (change: unknown) => readChange(JSON.parse(JSON.stringify(change)))
/** As servers write and send it. */
const WRITTEN = Object.entries(ONE_OF_EACH).map(([kind, change]) => [kind, change, writtenChange(change)] as const)

test.each(WRITTEN)('%s comes back whole from the live channel', (_, change, written) => {
  expect(carried(written)).toEqual(change)
})

test('STAK-11 a double loss comes back as one', () => {
  const change = { ...ONE_OF_EACH.match_scored, result: games(DOUBLE_LOSS) }
  expect(carried(writtenChange(change))).toEqual(change)
})

test.each(WRITTEN)('%s with a member of another shape is not read', (_, __, written) => {
  for (const member of Object.keys(written)) expect(carried({ ...written, [member]: { later: true } })).toBeNull()
})

test.each(WRITTEN)('%s with a member more is read without it', (_, change, written) => {
  expect(carried({ ...written, laterMember: 1 })).toEqual(change)
})

test.each([{ kind: 'pod_seated', round: 1 }, { kind: 'constructor' }, { kind: 7 }, {}, null, 'player_removed', []])(
  '%j is no change that this version knows',
  (value) => {
    expect(carried(value)).toBeNull()
  },
)

test.each([{ kind: 'moved' }, { kind: 'amended', name: 'Zoé' }, { kind: 'erased' }])(
  'news of a registration travel: %o',
  (news) => {
    const change = { ...ONE_OF_EACH.registration_moved, news }
    expect(carried(change)).toEqual(change)
  },
)

test('a registration told of by an earlier version, or kept in the journal, is read without news', () => {
  const { news: _, ...change } = ONE_OF_EACH.registration_moved
  expect(carried(change)).toEqual(change)
  expect(journalChange(ONE_OF_EACH.registration_moved)).toEqual(change)
})

test('every pack of rules, and every announcement, travels', () => {
  for (const game of GAMES) {
    const created = { ...ONE_OF_EACH.tournament_created, rules: rulePackFor(game) }
    expect(carried(created)).toEqual(created)
  }
  const settings = { ...ONE_OF_EACH.settings_changed, announcement: { ...anAnnouncement, format: 'later' } }
  expect(carried(settings)).toBeNull()
})

test('GAME-1 a change of a game or a format that is not known here is not carried: the document is read again', () => {
  const created = { ...ONE_OF_EACH.tournament_created, rules: { ...rulePackFor('magic'), game: 'a-later-game' } }
  expect(carried(created)).toBeNull()
  for (const later of [{ game: 'a-later-game' }, { format: 'a-later-format' }]) {
    const settings = { ...ONE_OF_EACH.settings_changed, announcement: { ...anAnnouncement, ...later } }
    expect(carried(settings)).toBeNull()
  }
})

test('FIND-3 an announcement of before formats had names is read without one', () => {
  const { formatName: _, ...before } = anAnnouncement
  const settings = { ...ONE_OF_EACH.settings_changed, announcement: before }
  expect(carried(settings)).toEqual({ ...settings, announcement: { ...before, formatName: null } })
})

test('which helper decided a result travels; a role of a later version is read as the staff’s', () => {
  const scored = { ...ONE_OF_EACH.match_scored, decidedBy: 'organizer', decidedAs: 'judge' } as const
  expect(carried(writtenChange(scored))).toEqual(scored)
  const later = carried({ ...writtenChange(scored), decidedAs: 'a-later-role' })
  expect(later).toEqual({ ...ONE_OF_EACH.match_scored, decidedBy: 'organizer' })
})
