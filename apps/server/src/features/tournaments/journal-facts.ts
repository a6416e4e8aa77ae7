import type { JournalFact } from '@tablee/contract/tournaments/questions/get-journal'
import { isOfDecks } from '@tablee/domain/decklists/is-of-decks'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import type { Change } from '@tablee/domain/tournaments/change'
import { isOfDeckChecks, type OfDeckChecks } from '@tablee/domain/tournaments/deck-checks/is-of-deck-checks'
import { isOfJudgeCalls, type OfJudgeCalls } from '@tablee/domain/tournaments/judge-calls/judge-calls-after'
import { annulledIn } from '@tablee/domain/tournaments/kinds/annulled'
import { placesIn } from '@tablee/domain/tournaments/kinds/bracket'
import { draftOf } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { movedFromDraw } from '@tablee/domain/tournaments/kinds/groups'
import { placingsIn, scoreOfResult, seatsIn, seatWins } from '@tablee/domain/tournaments/kinds/result'
import { seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { enteredIn } from '@tablee/domain/tournaments/kinds/stage'
import { isOfNames } from '@tablee/domain/tournaments/players/is-of-names'
import { isOfFairness } from '@tablee/domain/tournaments/rounds/is-of-fairness'
import { ruleChange, ruleDifferences } from '@tablee/domain/tournaments/rule-packs/rule-differences'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { isOfTeams, type OfTeams } from '@tablee/domain/tournaments/teams/teams-after'
import type { Match, MatchId, Result, RoundNumber, Stage, Tournament } from '@tablee/domain/tournaments/tournament'

/** Players or tables named in one sentence. */
const MOST_NAMED = 50

const MOST_FACTS = 100

type FactGround = {
  readonly act: string
  readonly tournament: Pick<Tournament, 'stages' | 'rounds'>
  readonly matches: ReadonlyMap<MatchId, Match>
  readonly isCorrection: (match: MatchId) => boolean
  /** Those that the act found; null where nothing says them. */
  readonly rulesBefore: RulePack | null
  readonly isForStaff: boolean
}

/** Changes of one kind and round form one fact. */
export function journalFacts(changes: readonly Change[], ground: FactGround): readonly JournalFact[] {
  const facts: JournalFact[] = []
  // What a file brings was not done here.
  const imported = changes.filter(({ kind }) => kind === 'tournament_imported')
  // Whoever enters groups that are drawn has a place in the round, and the groups are as they were.
  const hasNewcomer = changes.some(({ kind }) => kind === 'player_added')
  for (const change of imported.length > 0 ? imported : changes) {
    if (facts.length === MOST_FACTS) break
    const isCorrection = change.kind === 'match_scored' && ground.isCorrection(change.matchId)
    if (change.kind === 'stage_chosen' && hasNewcomer) continue
    if (!ground.isForStaff && !isOfFairness({ change, isCorrection })) continue
    const fact = {
      kind: change.kind,
      count: 1,
      ...detailsOf(change, ground),
      ...(isCorrection ? { isCorrection } : {}),
    }
    const same = facts.findIndex((other) => isMerged(other, fact))
    const before = facts[same]
    if (!before) facts.push(fact)
    else {
      const players = [...(before.players ?? []), ...(fact.players ?? [])].slice(0, MOST_NAMED)
      facts[same] = { ...before, count: before.count + 1, ...(before.players ? { players } : {}) }
    }
  }
  return facts
}

const MERGED: readonly string[] = [
  ...(['player_added', 'player_claimed', 'player_renamed', 'player_removed'] as const),
  ...(['player_dropped', 'player_restored', 'registration_moved'] as const),
] satisfies readonly Change['kind'][]

function isMerged(one: JournalFact, other: JournalFact): boolean {
  return one.kind === other.kind && one.round === other.round && MERGED.includes(one.kind)
}

type Details = Omit<JournalFact, 'kind' | 'count' | 'isCorrection'> & { readonly count?: number }

/** Ids and numbers only, no typed text. Stored changes may lack newer members. */
function detailsOf(change: Change, ground: FactGround): Details {
  if (isOfTeams(change) || isOfJudgeCalls(change) || isOfDeckChecks(change)) return ofList(change, ground)
  if (isOfDecks(change) || isOfNames(change)) return {}
  if (change.kind === 'seeded_by_season') return { count: change.places.length }
  if (change.kind === 'round_paired') return pairedRound(change, ground)
  switch (change.kind) {
    case 'player_added':
    case 'player_dropped':
    case 'player_claimed':
    case 'player_renamed':
    case 'player_removed':
    case 'player_restored':
      return ofPeople(change)
    case 'round_undone':
    case 'clock_set':
    case 'pairings_changed':
      return ofRound(change)
    case 'match_scored':
    case 'bye_corrected':
    case 'result_erased':
    case 'match_contested':
      return { ...placeOf(change.matchId, ground), ...decided(change) }
    case 'penalty_given':
    case 'penalty_taken_back':
      return { players: [change.playerId], round: change.round, penalty: change.penalty }
    case 'stage_opened':
    case 'stage_chosen':
    case 'seeds_sealed':
    case 'byes_awarded':
    case 'rounds_planned':
    case 'cut_planned':
    case 'rules_varied':
    case 'clock_planned':
      return planned(change, ground)
    case 'tournament_created':
    case 'settings_changed':
    case 'registrations_ruled':
    case 'series_joined':
    case 'protection_changed':
    case 'registration_moved':
    case 'organizer_changed':
    case 'tournament_finished':
    case 'tournament_reopened':
    case 'tournament_cancelled':
    case 'tournament_restarted':
    case 'tournament_imported':
    case 'tables_planned':
    case 'stage_taken_back':
      return {}
    default:
      return unknownDetails(change)
  }
}

function ofList(change: OfTeams | OfJudgeCalls | OfDeckChecks, ground: FactGround): Details {
  if (isOfDeckChecks(change)) return ofDeckCheck(change, ground)
  if (isOfTeams(change)) return { players: 'members' in change ? [...change.members] : [change.captain] }
  if (!('matchId' in change)) {
    return { players: [change.playerId], ...('answer' in change && { as: change.answer }) }
  }
  const place = placeOf(change.matchId, ground)
  return change.kind === 'judge_call_answered' ? { ...place, as: change.answer } : place
}

/** Where it is not known what was before: in what they differ from the published ones. */
function changedRules(after: RulePack, before: RulePack | null): NonNullable<Details['rules']> {
  if (before === null) return { to: [...ruleDifferences(after)] }
  const { from, to } = ruleChange(before, after)
  return { from: [...from], to: [...to] }
}

/** The tables of a draw, or who was checked where. */
function ofDeckCheck(change: OfDeckChecks, { tournament, matches }: FactGround): Details {
  const { round } = change
  if (change.kind !== 'deck_checks_drawn')
    return { round, ...placesOf(round, tournament), tables: [change.table], players: [...change.players] }
  const tables = change.matches.flatMap((id) => {
    const match = matches.get(id)
    return (match && tableOf(match)) ?? []
  })
  return { round, count: change.number, tables }
}

type OfPeople = Extract<
  Change,
  {
    kind: 'player_added' | 'player_dropped' | 'player_claimed' | 'player_renamed' | 'player_removed' | 'player_restored'
  }
>

function ofPeople(change: OfPeople): Details {
  const players = [change.playerId]
  if (change.kind === 'player_added') return { players, round: change.firstRound }
  return change.kind === 'player_dropped' ? { players, round: change.afterRound } : { players }
}

function ofRound(change: Extract<Change, { kind: 'round_undone' | 'clock_set' | 'pairings_changed' }>): Details {
  const { round } = change
  if (change.kind !== 'pairings_changed') return { round }
  return { round, tables: change.added.flatMap((match) => tableOf(match) ?? []).slice(0, MOST_NAMED) }
}

type Planned = Extract<
  Change,
  {
    kind:
      | 'rounds_planned'
      | 'cut_planned'
      | 'clock_planned'
      | 'rules_varied'
      | 'byes_awarded'
      | 'seeds_sealed'
      | Staged['kind']
  }
>

function planned(change: Planned, ground: Pick<FactGround, 'act' | 'rulesBefore'>): Details {
  if (change.kind === 'rules_varied') return { rules: changedRules(change.rules, ground.rulesBefore) }
  if (change.kind === 'clock_planned') return change.minutes === null ? {} : { minutes: change.minutes }
  if (change.kind === 'stage_opened' || change.kind === 'stage_chosen') return enteredCount(change, ground)
  if (change.kind === 'seeds_sealed') return { count: change.hashes.length }
  if (change.kind === 'byes_awarded') return { players: [change.playerId], rounds: change.byes }
  return change.kind === 'rounds_planned' ? { rounds: change.rounds } : { cut: change.size }
}

type Decided = Extract<Change, { kind: 'match_scored' | 'bye_corrected' | 'result_erased' | 'match_contested' }>

function decided(change: Decided): Details {
  if (change.kind === 'match_scored') return resultOf(change.result)
  return change.kind === 'bye_corrected' ? { as: change.as } : {}
}

function resultOf(result: Result): Details {
  const seats = seatsIn(result)
  const score = seats ? seatWins(seats) : scoreOfResult(result)
  if (!score) return { placings: placingsIn(result)?.outcome }
  const { wins1, wins2, draws, isDoubleLoss } = score
  return { score: { wins1, wins2, draws, ...(isDoubleLoss ? { isDoubleLoss } : {}) } }
}

type Staged = Extract<Change, { kind: 'stage_opened' | 'stage_chosen' }>

function movedIn(stage: Stage): Pick<Details, 'players' | 'groups'> {
  const moved = [...movedFromDraw(stage)].slice(0, MOST_NAMED)
  return { players: moved.map(([player]) => player), groups: moved.map(([, group]) => group) }
}

function enteredCount({ stage }: Staged, { act }: Pick<FactGround, 'act'>): Details {
  if (act === ('move-to-group' satisfies ActName)) return { structure: stage.kind, ...movedIn(stage), as: 'moved' }
  const annulled = annulledIn(stage)
  if (annulled.length > 0) return { structure: stage.kind, players: annulled.slice(0, MOST_NAMED), as: 'annulled' }
  const pods = draftOf(stage)?.pods.length ?? 0
  if (pods > 0) return { structure: stage.kind, count: pods, as: courseOf(stage) }
  const entered = enteredIn(stage)
  return { structure: stage.kind, ...(entered ? { count: entered.length } : {}) }
}

/** What a draft is about: its pods, or the time of its picks. */
function courseOf(stage: Stage): string {
  const course = draftOf(stage)?.timer?.course
  if (!course) return 'pods'
  return 'startedAt' in course ? 'timer-running' : 'timer-paused'
}

/** Written by a later version. */
function unknownDetails(_: never): Details {
  return {}
}

/** Nothing for a match that was undone since. */
function placeOf(id: MatchId, { matches, tournament }: FactGround): Details {
  const match = matches.get(id)
  if (!match) return {}
  const table = tableOf(match)
  return {
    ...{ round: match.round, players: [...seatsOf(match)] },
    ...placesOf(match.round, tournament),
    ...(table === null ? {} : { tables: [table] }),
  }
}

/** A round taken back may differ from the one with its number now; its draw shows it. */
function pairedRound({ round, seed }: Extract<Change, { kind: 'round_paired' }>, { tournament }: FactGround): Details {
  const stands = tournament.rounds.some((each) => each.number === round && each.seed === seed)
  return { round, ...(stands ? placesOf(round, tournament) : {}) }
}

function placesOf(round: RoundNumber, tournament: FactGround['tournament']): Details {
  const places = placesIn(tournament, round)
  return places === null ? {} : { places }
}
