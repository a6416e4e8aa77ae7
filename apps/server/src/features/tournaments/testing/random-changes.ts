import type { SeededRandom } from '@tablee/domain/seeded-random'
import { deciderInRole } from '@tablee/domain/tournaments/authority/decider'
import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import type { Change } from '@tablee/domain/tournaments/change'
import { MINUTE_MS } from '@tablee/domain/tournaments/clock/round-clock'
import { PENALTY_KINDS, type PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { PLANNED_CUTS } from '@tablee/domain/tournaments/cut-sizes'
import { JUDGE_ANSWERS } from '@tablee/domain/tournaments/judge-calls/judge-call'
import { isFinished } from '@tablee/domain/tournaments/kinds/phase'
import { games, placed } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed, isUnopposed, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { createTournament } from '@tablee/domain/tournaments/life/create-tournament'
import { DOUBLE_LOSS, type Score } from '@tablee/domain/tournaments/results/score'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { customiseRules } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import { publishedPack, rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import type {
  Match,
  PlayedMatch,
  PlayerId,
  PublicId,
  Result,
  ResultReport,
  RoundClock,
  SeriesId,
  Stage,
  Tournament,
  TournamentCode,
  TournamentId,
  WholeTournament,
} from '@tablee/domain/tournaments/tournament'
import { type Draw, pairings } from './random-pairings.ts'

const MOMENT = '2030-02-01T18:20:00.000Z'

type Kind = Exclude<Change['kind'], 'tournament_created'>
type Make<K extends Kind> = (tournament: WholeTournament, draw: Draw) => Extract<Change, { kind: K }> | null

export function drawFrom(random: SeededRandom): Draw {
  let texts = 0
  const below = (limit: number) => Math.floor(random() * limit)
  return {
    below,
    oneOf: (items) => items[below(items.length)] ?? null,
    text: (beginning) => `${beginning} ${++texts}`,
    heads: () => random() < 0.5,
  }
}

export function randomCreation(draw: Draw, id: TournamentId, isEvent = draw.heads()) {
  const code = id.toUpperCase().slice(-6).padStart(6, 'X') as TournamentCode
  const lot = draw.text('lot')
  const organizer = draw.text('organizer') as PublicId
  return createTournament({
    ...{ id, code, lot, organizer, name: draw.text('Été'), rules: rulePackFor(draw.heads() ? 'magic' : 'pokemon') },
    capacity: draw.heads() ? null : 8,
    announcement: isEvent ? announcement(draw) : null,
  })
}

/** Whatever the rules of play say; null where there is none. */
function draftStage(draw: Draw, players: WholeTournament['players']): Extract<Stage, { kind: 'draft' }> {
  const pods = [players.map(({ id }) => id).filter(() => draw.heads())]
  const seed = draw.text('seed')
  return { kind: 'draft', plannedRounds: draw.heads() ? null : 3, pods, cards: 14, ranksByPod: true, seed }
}

export function randomChange(tournament: WholeTournament, draw: Draw): Change | null {
  return draw.oneOf(Object.values(MAKERS).flatMap((make) => make(tournament, draw) ?? []))
}

/** A missing kind does not compile. */
const MAKERS: { readonly [K in Kind]: Make<K> } = {
  settings_changed: ({ announcement: known }, draw) => ({
    kind: 'settings_changed',
    name: draw.text('Nom'),
    capacity: draw.heads() ? null : 2 + draw.below(30),
    announcement: known && (draw.heads() ? known : announcement(draw)),
  }),
  rules_varied: ({ rules }, draw) => {
    const varied = customiseRules(publishedPack(rules), draw.heads() ? {} : { bestOf: 1 + 2 * draw.below(3) })
    return varied.accepted ? { kind: 'rules_varied', rules: varied.value } : null
  },
  registrations_ruled: (_, draw) => ({
    ...{ kind: 'registrations_ruled', acceptsAutomatically: draw.heads() },
    closesAt: draw.heads() ? null : '2027-01-14T18:00:00.000Z',
    deck: draw.heads() ? 'required' : 'none',
    fewestCards: draw.heads() ? null : 60,
    checkInMinutes: draw.heads() ? null : 1 + draw.below(720),
    checksInByCode: draw.heads(),
    fee: draw.heads() ? null : '5 €',
    bring: draw.heads() ? null : 'Deck, dés et pièce d’identité',
    dataDays: draw.heads() ? null : 30,
    guardianBelow: draw.heads() ? null : draw.below(19),
  }),
  rounds_planned: (_, draw) => ({ kind: 'rounds_planned', rounds: draw.heads() ? null : 1 + draw.below(9) }),
  cut_planned: (_, draw) => ({
    kind: 'cut_planned',
    size: draw.heads() ? null : (PLANNED_CUTS[draw.below(PLANNED_CUTS.length)] ?? null),
  }),
  seeded_by_season: ({ players }, draw) => ({
    kind: 'seeded_by_season',
    places: draw.heads() ? [] : players.map(({ id }) => ({ playerId: id, place: 1 + draw.below(9) })),
  }),
  decklists_published: (_, draw) => ({ kind: 'decklists_published', arePublic: draw.heads() }),
  decklists_locked: (_, draw) => ({ kind: 'decklists_locked', at: draw.heads() ? null : '2026-11-27T18:00:00.000Z' }),
  protection_changed: (_, draw) => ({ kind: 'protection_changed', hasPassword: draw.heads() }),
  clock_planned: (_, draw) => ({
    ...{ kind: 'clock_planned', startsWithRound: draw.heads() },
    minutes: draw.heads() ? null : 1 + draw.below(600),
  }),
  tables_planned: ({ players }, draw) => ({
    ...{
      kind: 'tables_planned',
      prefix: draw.heads() ? 'B' : '',
      first: 1 + draw.below(50),
      leftOut: draw.heads() ? [] : [7, 8],
    },
    fixed: players.slice(0, draw.below(2)).map(({ id: playerId }) => ({ playerId, table: 60 })),
    order: draw.heads() ? 'rank' : 'random',
  }),
  series_joined: (_, draw) => ({ kind: 'series_joined', series: draw.text('series') as SeriesId }),
  byes_awarded: (tournament, draw) => {
    const playerId = aPlayer(tournament, draw)
    return playerId && { kind: 'byes_awarded', playerId, byes: draw.below(4) }
  },
  judge_called: ({ matches, players }, draw) => {
    const [match, player] = [draw.oneOf(matches), draw.oneOf(players)]
    if (!match || !player) return null
    return { kind: 'judge_called', matchId: match.id, round: match.round, playerId: player.id, at: MOMENT }
  },
  judge_call_withdrawn: ({ judgeCalls }, draw) => {
    const call = draw.oneOf(judgeCalls.open)
    return call ? { kind: 'judge_call_withdrawn', matchId: call.matchId, playerId: call.playerId } : null
  },
  judge_called_at_draft: ({ players, stages }, draw) => {
    const player = draw.oneOf(players)
    return player ? { kind: 'judge_called_at_draft', stage: stages.length - 1, playerId: player.id, at: MOMENT } : null
  },
  judge_call_at_draft_withdrawn: ({ judgeCalls }, draw) => {
    const call = draw.oneOf(judgeCalls.atDraft ?? [])
    return call ? { kind: 'judge_call_at_draft_withdrawn', playerId: call.playerId } : null
  },
  judge_call_at_draft_answered: ({ judgeCalls }, draw) => {
    const call = draw.oneOf(judgeCalls.atDraft ?? [])
    const answer = draw.oneOf(JUDGE_ANSWERS) ?? 'take'
    const { playerId } = call ?? {}
    return playerId ? { kind: 'judge_call_at_draft_answered', playerId, answer, by: 'somebody', at: MOMENT } : null
  },
  judge_call_answered: ({ judgeCalls }, draw) => {
    const call = draw.oneOf(judgeCalls.open)
    const answer = draw.oneOf(JUDGE_ANSWERS) ?? 'take'
    return call ? { kind: 'judge_call_answered', matchId: call.matchId, answer, by: 'somebody', at: MOMENT } : null
  },
  deck_checks_drawn: ({ matches }, draw) => {
    const match = draw.oneOf(matches)
    const drawn = { round: match?.round ?? 1, number: 1, seed: draw.text('a seed'), count: 1 }
    return match ? { kind: 'deck_checks_drawn', ...drawn, matches: [match.id], passed: [] } : null
  },
  deck_check_opened: (tournament, draw) => {
    const table = checkedTable(tournament, draw)
    return table && { kind: 'deck_check_opened', ...table, draw: null, by: 'somebody', at: MOMENT }
  },
  deck_check_read: (tournament, draw) => {
    const table = checkedTable(tournament, draw)
    return table && { kind: 'deck_check_read', ...table, by: 'somebody' }
  },
  deck_check_ended: (tournament, draw) => {
    const table = checkedTable(tournament, draw)
    return table && { kind: 'deck_check_ended', ...table, at: MOMENT, results: [], extraMs: 0 }
  },
  deck_check_taken_back: (tournament, draw) => {
    const table = checkedTable(tournament, draw)
    return table && { kind: 'deck_check_taken_back', ...table }
  },
  own_names_allowed: (_, draw) => ({ kind: 'own_names_allowed', areAllowed: draw.heads() }),
  youth_marked: (_, draw) => ({ kind: 'youth_marked', isYouth: draw.heads() }),
  registration_moved: (_, draw) => ({
    ...{ kind: 'registration_moved', status: 'pending', dropped: false, checkedIn: draw.heads() },
    id: draw.text('registration') as Extract<Change, { kind: 'registration_moved' }>['id'],
  }),
  organizer_changed: (_, draw) => ({ kind: 'organizer_changed', organizer: draw.text('heir') as PublicId }),
  player_added: ({ rounds }, draw) => ({
    ...{ kind: 'player_added', playerId: draw.text('p') as PlayerId, name: draw.text('Joueuse') },
    publicId: draw.heads() ? null : (draw.text('phone') as PublicId),
    firstRound: rounds.length + 1,
  }),
  player_claimed: (tournament, draw) => {
    const playerId = aPlayer(tournament, draw)
    return playerId && { kind: 'player_claimed', playerId, publicId: draw.text('phone') as PublicId }
  },
  player_renamed: (tournament, draw) => {
    const playerId = aPlayer(tournament, draw)
    return playerId && { kind: 'player_renamed', playerId, name: draw.text('Renommée') }
  },
  player_removed: (tournament, draw) => {
    const playerId = aPlayer(tournament, draw)
    return playerId && { kind: 'player_removed', playerId }
  },
  player_dropped: (tournament, draw) => {
    const playerId = aPlayer(tournament, draw)
    const by = draw.heads() ? 'staff' : 'player'
    return playerId && { kind: 'player_dropped', playerId, afterRound: draw.below(tournament.rounds.length + 1), by }
  },
  player_restored: (tournament, draw) => {
    const playerId = aPlayer(tournament, draw)
    return playerId && { kind: 'player_restored', playerId }
  },
  team_formed: ({ players, teams }, draw) => {
    const free = players.filter(({ id }) => !teams.some(({ members }) => members.includes(id)))
    const members = free.slice(0, 1 + draw.below(3)).map(({ id }) => id)
    return members.length === 0 ? null : { kind: 'team_formed', name: draw.text('Équipe'), members }
  },
  team_changed: ({ teams }, draw) => {
    const [captain, ...others] = draw.oneOf(teams)?.members ?? []
    const members = captain && (draw.heads() ? [captain, ...others] : [captain])
    return members ? { kind: 'team_changed', captain, name: draw.text('Autre'), members } : null
  },
  team_parted: ({ teams }, draw) => {
    const captain = draw.oneOf(teams)?.members[0]
    return captain ? { kind: 'team_parted', captain } : null
  },
  round_paired: (tournament, draw) => {
    const round = tournament.rounds.length + 1
    const matches = pairings(tournament, round, draw)
    return matches.length === 0 ? null : { kind: 'round_paired', round, seed: draw.text('seed'), matches }
  },
  stage_opened: ({ players }, draw) => ({
    kind: 'stage_opened',
    stage: draw.oneOf([
      { kind: 'swiss', plannedRounds: draw.heads() ? null : 1 + draw.below(9) },
      { kind: 'elimination', seeds: players.map(({ id }) => id).filter(() => draw.heads()) },
      { kind: 'pod-bracket', seeds: players.map(({ id }) => id).filter(() => draw.heads()), columns: true },
      draftStage(draw, players),
    ] as const) ?? { kind: 'swiss', plannedRounds: null },
  }),
  stage_chosen: ({ players }, draw) => ({
    kind: 'stage_chosen',
    stage: draw.oneOf([
      { kind: 'swiss', plannedRounds: null },
      { kind: 'elimination', seeds: players.map(({ id }) => id).filter(() => draw.heads()) },
      { kind: 'round-robin', order: players.map(({ id }) => id).filter(() => draw.heads()) },
      {
        ...{ kind: 'groups', size: 4, advance: 2, fills: true },
        groups: [players.map(({ id }) => id).filter(() => draw.heads())],
      },
      { ...draftStage(draw, players), timer: { course: { kind: 'paused', elapsedMs: draw.below(90_000) } } },
    ] as const) ?? { kind: 'swiss', plannedRounds: null },
  }),
  stage_taken_back: ({ stages, rounds }) => {
    const isPlayed = rounds.some(({ stage }) => stage === stages.length - 1)
    return stages.length > 1 && !isPlayed ? { kind: 'stage_taken_back' } : null
  },
  pairings_changed: (tournament, draw) => {
    const round = tournament.rounds.length
    if (round === 0) return null
    const present = matchesOfRound(tournament, round)
    const removed = present.filter(() => draw.heads())
    const seated = new Set(present.filter((match) => !removed.includes(match)).flatMap(seatsOf))
    const isFree = (match: Match) => seatsOf(match).every((id) => !seated.has(id))
    // Or they return at the end, under their former ids.
    const added = draw.heads()
      ? pairings(tournament, round, draw).filter(isFree)
      : removed.map((match) => ({ ...match }))
    return { kind: 'pairings_changed', round, removed: removed.map(({ id }) => id), added }
  },
  seeds_sealed: (_, draw) => ({ kind: 'seeds_sealed', hashes: [draw.text('a hash')] }),
  round_undone: ({ rounds }) => (rounds.length === 0 ? null : { kind: 'round_undone', round: rounds.length }),
  clock_set: (tournament, draw) => {
    const round = tournament.rounds.length
    return round === 0 ? null : { kind: 'clock_set', round, clock: draw.heads() ? null : clock(tournament, draw) }
  },
  match_scored: (tournament, draw) => {
    const match = aMatch(tournament, draw)
    const decider = deciderInRole(draw.oneOf(['player', ...STAFF_ROLES] as const) ?? 'player')
    return (
      match && {
        ...{ kind: 'match_scored', matchId: match.id, result: result(match, draw), reports: reports(match, draw) },
        ...decider,
      }
    )
  },
  match_contested: (tournament, draw) => {
    const match = aMatch(tournament, draw)
    return match && { kind: 'match_contested', matchId: match.id, reports: reports(match, draw) }
  },
  result_erased: (tournament, draw) => {
    const match = aMatch(tournament, draw)
    return match && { kind: 'result_erased', matchId: match.id }
  },
  bye_corrected: ({ matches }, draw) => {
    const match = draw.oneOf(matches.filter((one) => isUnopposed(one)))
    return match && { kind: 'bye_corrected', matchId: match.id, as: draw.heads() ? 'bye' : 'loss' }
  },
  penalty_given: (tournament, draw) => {
    const playerId = aPlayer(tournament, draw)
    const penalty = draw.oneOf(PENALTY_KINDS) ?? 'warning'
    return (
      playerId && {
        ...{ kind: 'penalty_given', penaltyId: draw.text('penalty') as PenaltyId, penalty, playerId },
        ...{ round: tournament.rounds.length, endedMatch: aMatch(tournament, draw)?.id ?? null, drops: draw.heads() },
        ...(draw.heads() ? { bookedIn: tournament.rounds.length } : {}),
      }
    )
  },
  penalty_taken_back: ({ penalties }, draw) => {
    const given = draw.oneOf(penalties)
    if (!given) return null
    const { id: penaltyId, kind: penalty, playerId, round, endedMatch } = given
    return { kind: 'penalty_taken_back', penaltyId, penalty, playerId, round, endedMatch }
  },
  tournament_reopened: (tournament) =>
    isFinished(tournament) && !tournament.isCancelled && tournament.rounds.length > 0
      ? { kind: 'tournament_reopened' }
      : null,
  tournament_finished: (tournament) =>
    isFinished(tournament)
      ? null
      : {
          kind: 'tournament_finished',
          standings: tournament.players.map(({ id: playerId }, place) => ({ rank: place + 1, playerId, ...FIGURES })),
        },
  tournament_restarted: () => ({ kind: 'tournament_restarted', code: 'QFHK9Z' as TournamentCode }),
  tournament_imported: () => ({ kind: 'tournament_imported' }),
  // Rare, as nothing is reopened after it.
  tournament_cancelled: (_, draw) =>
    draw.below(12) === 0 ? { kind: 'tournament_cancelled', ...(draw.heads() ? { reason: 'Salle fermée' } : {}) } : null,
}

export const DRAWN_KINDS: readonly string[] = Object.keys(MAKERS)

const FIGURES = {
  ...{ points: 3, matchesWon: 1, matchesPlayed: 2, matchesDrawn: 1 },
  ...{ winRate: 0.5, opponentMatchWin: 1 / 3, gameWin: 0.625, opponentGameWin: 0.4 },
  ...{ matchWin: 0.2, opponentsBeaten: 3, meanSeat: 2.5 },
}

function announcement(draw: Draw) {
  return {
    ...({ game: 'magic', format: 'other', startsAt: '2030-02-01T18:00:00.000Z' } as const),
    formatName: draw.heads() ? null : draw.text('Commander'),
    endsAt: draw.heads() ? null : '2030-02-02T18:00:00.000Z',
    description: draw.heads() ? '' : draw.text('Trois rondes'),
    location: draw.heads() ? null : draw.text('Lyon'),
  }
}

function aPlayer({ players }: Tournament, draw: Draw): PlayerId | null {
  return draw.oneOf(players)?.id ?? null
}

function aMatch({ matches }: Tournament, draw: Draw): PlayedMatch | null {
  return draw.oneOf(matches.filter((match) => isPlayed(match)))
}

function clock(tournament: Tournament, draw: Draw): RoundClock {
  const match = aMatch(tournament, draw)
  return {
    durationMs: draw.below(100) * MINUTE_MS,
    course: draw.heads()
      ? { kind: 'running', endsAt: new Date(draw.below(2_000_000_000) * 1000).toISOString() }
      : { kind: 'paused', remainingMs: draw.below(100_000) - 50_000 },
    extraTime: match ? [{ matchId: match.id, extraMs: draw.below(10) * MINUTE_MS }] : [],
  }
}

function score(draw: Draw): Score {
  return draw.below(8) === 0 ? DOUBLE_LOSS : { wins1: draw.below(3), wins2: draw.below(3), draws: draw.below(2) }
}

function result({ sides }: PlayedMatch, draw: Draw): Result {
  if (sides.length === 2) return games(score(draw))
  const winner = draw.below(sides.length)
  return placed(draw.heads() ? { winner } : { drawn: sides.map((_, side) => side).filter((side) => side !== winner) })
}

function reports(match: PlayedMatch, draw: Draw): readonly ResultReport[] {
  return seatsOf(match)
    .filter(() => draw.heads())
    .map((by) => ({ by, result: draw.heads() ? null : result(match, draw) }))
}

function checkedTable({ matches }: WholeTournament, draw: Draw) {
  const match = draw.oneOf(matches)
  if (!match) return null
  const { id: matchId, round } = match
  return { check: 1, matchId, round, table: tableOf(match) ?? 1, players: [...seatsOf(match)] }
}
