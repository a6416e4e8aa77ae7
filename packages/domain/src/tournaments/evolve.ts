import { isOfDecks } from '../decklists/is-of-decks.ts'
import { INITIAL, saidOf } from './attributes/attributes.ts'
import type { Change } from './change.ts'
import { withMatch } from './changed-match.ts'
import { withPlayer } from './changed-player.ts'
import { changedSetting, type OfSettings } from './changed-setting.ts'
import { withBookedLosses } from './conduct/booked-losses.ts'
import { penaltiesWithout } from './conduct/penalties-after.ts'
import { isOfDeckChecks } from './deck-checks/is-of-deck-checks.ts'
import { isOfJudgeCalls, judgeCallsAfter, type OfJudgeCalls } from './judge-calls/judge-calls-after.ts'
import { draftOf } from './kinds/draft-rounds.ts'
import { seatsOf } from './kinds/seats.ts'
import { currentStage, currentStageIndex, stageOf, stagesUpTo } from './kinds/stage.ts'
import { isOfNames } from './players/is-of-names.ts'
import type { Standing } from './standings/standing.ts'
import { isOfTeams, type OfTeams, teamsAfter, teamsWithout } from './teams/teams-after.ts'
import type {
  MatchId,
  Phase,
  Player,
  PlayerId,
  Round,
  RoundClock,
  RoundNumber,
  Tournament,
  WholeTournament,
} from './tournament.ts'

type CreatedChange = Extract<Change, { kind: 'tournament_created' }>

/** A new tournament: no players, no rounds. */
export function createdTournament(change: CreatedChange): WholeTournament {
  const { kind: _, ...tournament } = change
  return { ...INITIAL, ...saidOf(tournament) }
}

/** Applies one change. Server and phones share this function, so that their states agree. */
function evolve(tournament: Tournament, change: Change): Tournament {
  if (isOfTeams(change) || isOfJudgeCalls(change)) return withList(tournament, change)
  if (isOfDecks(change) || isOfNames(change) || change.kind === 'seeded_by_season')
    return withSetting(tournament, change)
  if (isOfDeckChecks(change) || change.kind === 'seeds_sealed') return tournament
  if (change.kind === 'tournament_created') return createdTournament(change)
  switch (change.kind) {
    case 'settings_changed':
    case 'rules_varied':
    case 'registrations_ruled':
    case 'rounds_planned':
    case 'cut_planned':
    case 'protection_changed':
    case 'byes_awarded':
    case 'series_joined':
    case 'clock_planned':
    case 'tournament_imported':
    case 'tables_planned':
    case 'tournament_restarted':
    case 'organizer_changed':
    case 'stage_opened':
    case 'stage_chosen':
    case 'stage_taken_back':
    case 'penalty_given':
    case 'penalty_taken_back':
      return withSetting(tournament, change)
    case 'registration_moved':
      return tournament
    case 'player_added':
    case 'player_removed':
    case 'player_claimed':
    case 'player_renamed':
    case 'player_dropped':
    case 'player_restored':
      return withPlayers(tournament, change)
    case 'round_paired':
    case 'pairings_changed':
    case 'round_undone':
    case 'clock_set':
      return withRounds(tournament, change)
    case 'match_scored':
    case 'result_erased':
    case 'match_contested':
    case 'bye_corrected':
      return withMatch(tournament, change)
    case 'tournament_cancelled':
    case 'tournament_finished':
    case 'tournament_reopened':
      return closedOrReopened(tournament, change)
    default:
      throw new UnknownChangeError(change)
  }
}

function withSetting(tournament: Tournament, change: OfSettings): Tournament {
  return { ...tournament, ...changedSetting(tournament, change) }
}

function withList(tournament: Tournament, change: OfTeams | OfJudgeCalls): Tournament {
  return isOfTeams(change)
    ? { ...tournament, teams: teamsAfter(tournament.teams, change) }
    : { ...tournament, judgeCalls: judgeCallsAfter(tournament.judgeCalls, change) }
}

type OfRounds = Extract<Change, { kind: 'round_paired' | 'pairings_changed' | 'round_undone' | 'clock_set' }>

function withRounds(tournament: Tournament, change: OfRounds): Tournament {
  switch (change.kind) {
    case 'round_paired':
      return withBookedLosses(withNextRound(tournament, change))
    case 'pairings_changed':
      return withBookedLosses(withPairings(tournament, change))
    case 'round_undone':
      return withBookedLosses(withoutRound(tournament, change.round))
    case 'clock_set':
      return { ...tournament, rounds: withClock(tournament.rounds, change.round, change.clock) }
    default:
      return change satisfies never
  }
}

/** A bug: whoever cannot read a change must reload the state. */
class UnknownChangeError extends Error {
  override readonly name = 'UnknownChangeError'

  constructor(change: never) {
    super(JSON.stringify(change))
  }
}

/** All changes of one act, in order. Whole states stay whole, seen ones stay seen. */
export function evolveAll(tournament: WholeTournament, changes: readonly Change[]): WholeTournament
export function evolveAll(tournament: Tournament, changes: readonly Change[]): Tournament
export function evolveAll(tournament: Tournament, changes: readonly Change[]): Tournament {
  return changes.reduce(evolve, tournament)
}

type OfEnd = Extract<Change, { kind: 'tournament_cancelled' | 'tournament_finished' | 'tournament_reopened' }>

function closedOrReopened(tournament: Tournament, change: OfEnd): Tournament {
  switch (change.kind) {
    case 'tournament_cancelled':
      return cancelled(tournament, change.reason ?? null)
    case 'tournament_finished':
      return finished(tournament, change.standings)
    case 'tournament_reopened':
      return { ...tournament, phase: { kind: 'running', round: tournament.rounds.length } }
    default:
      return change satisfies never
  }
}

/** The last round's clock stops too, rather than run on unseen until a reopening. */
function finished(tournament: Tournament, standings: readonly Standing[]): Tournament {
  const { rounds } = tournament
  const phase: Phase = { kind: 'finished', rounds: rounds.length, standings }
  return { ...tournament, phase, rounds: withoutClocks(rounds) }
}

/** Closed like a finished one, so that the same is refused; nobody is ranked. */
function cancelled(tournament: Tournament, cancelReason: string | null): Tournament {
  return { ...finished(tournament, []), isCancelled: true, cancelReason }
}

function withClock(rounds: readonly Round[], number: RoundNumber, clock: RoundClock | null): readonly Round[] {
  return rounds.map((round) => (round.number === number ? { ...round, clock } : round))
}

function withoutClocks(rounds: readonly Round[]): readonly Round[] {
  return rounds.map((round) => (round.clock === null ? round : { ...round, clock: null }))
}

type OfPlayers = Extract<Change, { kind: 'player_added' | 'player_removed' }> | Parameters<typeof withPlayer>[1]

function withPlayers(tournament: Tournament, change: OfPlayers): Tournament {
  if (change.kind === 'player_added') return withNewPlayer(tournament, change)
  return change.kind === 'player_removed' ? withoutPlayer(tournament, change.playerId) : withPlayer(tournament, change)
}

function withNewPlayer(
  tournament: Tournament,
  { playerId: id, name, publicId, firstRound }: Extract<Change, { kind: 'player_added' }>,
): Tournament {
  const player = { id, name, publicId, firstRound, droppedAfter: null, droppedBy: null }
  return { ...tournament, players: [...tournament.players, player] }
}

function withoutPlayer(tournament: Tournament, player: PlayerId): Tournament {
  const { tablePlan: plan, penalties } = tournament
  const fixed = plan.fixed.filter(({ playerId }) => playerId !== player)
  const tablePlan = fixed.length === plan.fixed.length ? plan : { ...plan, fixed }
  return {
    ...tournament,
    tablePlan,
    players: tournament.players.filter(({ id }) => id !== player),
    penalties: penaltiesWithout(penalties, player),
    teams: teamsWithout(tournament.teams, player),
  }
}

function withNextRound(tournament: Tournament, change: Extract<Change, { kind: 'round_paired' }>): Tournament {
  const round = { number: change.round, stage: currentStageIndex(tournament), seed: change.seed, clock: null }
  return {
    ...tournament,
    phase: { kind: 'running', round: change.round },
    rounds: [...withoutClocks(tournament.rounds), round],
    matches: [...tournament.matches, ...change.matches],
  }
}

function withPairings(tournament: Tournament, change: Extract<Change, { kind: 'pairings_changed' }>): Tournament {
  const removed = new Set(change.removed)
  const paired = new Set(change.added.flatMap(seatsOf))
  return {
    ...tournament,
    rounds: tournament.rounds.map((round) =>
      round.number === change.round ? { ...round, seed: null, clock: clockWithout(round.clock, removed) } : round,
    ),
    matches: [...tournament.matches.filter(({ id }) => !removed.has(id)), ...change.added],
    // A late entry seated in this round entered in it.
    players: tournament.players.map((player) =>
      paired.has(player.id) && player.firstRound > change.round ? { ...player, firstRound: change.round } : player,
    ),
  }
}

/** The round's time goes on; a table's extra time goes with its match. */
function clockWithout(clock: RoundClock | null, removed: ReadonlySet<MatchId>): RoundClock | null {
  if (!clock?.extraTime.some(({ matchId }) => removed.has(matchId))) return clock
  return { ...clock, extraTime: clock.extraTime.filter(({ matchId }) => !removed.has(matchId)) }
}

/** A stage opened with that round goes too, and so does what its first round drew. */
function withoutRound(tournament: Tournament, round: RoundNumber): Tournament {
  const rounds = tournament.rounds.filter(({ number }) => number !== round)
  return {
    ...tournament,
    stages: stagesBefore(tournament, round),
    phase: round === 1 ? { kind: 'waiting' } : { kind: 'running', round: round - 1 },
    rounds,
    matches: tournament.matches.filter((match) => match.round !== round),
    // Those who came or left during that round did so before it is re-paired.
    players: tournament.players.map((player) => beforeRound(player, round)),
  }
}

/** A draft that was played stays: its cards are picked. */
function stagesBefore(tournament: Tournament, round: RoundNumber): Tournament['stages'] {
  const undone = tournament.rounds.find(({ number }) => number === round)?.stage ?? 0
  const last = tournament.rounds.findLast(({ number }) => number !== round)
  const isKept = draftOf(tournament.stages[undone] ?? currentStage(tournament)) !== null
  const stages = stagesUpTo(tournament, isKept ? undone : (last?.stage ?? 0))
  return last ? stages : stages.map((stage) => stageOf(stage, []))
}

function beforeRound(player: Player, round: RoundNumber): Player {
  const firstRound = Math.min(player.firstRound, round)
  const droppedAfter = player.droppedAfter === null ? null : Math.min(player.droppedAfter, round - 1)
  const isSame = firstRound === player.firstRound && droppedAfter === player.droppedAfter
  return isSame ? player : { ...player, firstRound, droppedAfter }
}
