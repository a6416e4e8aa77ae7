import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { planClock } from '../clock/plan-clock.ts'
import type { PenaltyId } from '../conduct/penalty.ts'
import { createdTournament, evolveAll } from '../evolve.ts'
import { firstStageOf, stageOf, withAnnulled } from '../kinds/stage.ts'
import { createTournament, type NewTournament } from '../life/create-tournament.ts'
import { matchId } from '../results/match-id.ts'
import { planCut } from '../rounds/plan-cut.ts'
import { customiseRules } from '../rule-packs/customise-rules.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import { findRulePack, rulePackFor } from '../rule-packs/rule-packs.ts'
import { computeStandings } from '../standings/compute-standings.ts'
import { planTables } from '../tables/plan-tables.ts'
import { type Match, type PlayerId, QUICK_PLAYER_COUNT, type RoundNumber, type Tournament } from '../tournament.ts'
import { findContradiction } from './imported-contradictions.ts'
import type { PlayerPlace, PortableRound, PortableTournament } from './portable-tournament.ts'

export type Importing = Pick<NewTournament, 'id' | 'code' | 'organizer'>

export type Imported = {
  readonly created: ReturnType<typeof createTournament>
  readonly settled: readonly Change[]
}

/**
 * Makes a quick tournament of a file: under a new id and code, run by whoever imports it, its players on no device. Results are
 * taken as they are, those too that the rules let nobody report; what contradicts itself is refused whole.
 */
export function importTournament(file: PortableTournament, { id, code, organizer }: Importing): Outcome<Imported> {
  const rules = rulesOf(file.rules)
  if (!rules.accepted) return rules
  const contradiction = findContradiction(file)
  if (contradiction !== null) return refuse('import_invalid', { field: contradiction })
  const created = createTournament({
    ...{ id, code, organizer },
    name: file.name,
    capacity: Math.max(QUICK_PLAYER_COUNT.min, file.players.length),
    announcement: null,
    rules: rules.value,
    lot: file.lot,
  })
  const gathered: readonly Change[] = [
    { kind: 'tournament_imported' },
    ...(file.structure ? [{ kind: 'stage_chosen', stage: firstStageOf(file.structure.kind) } as const] : []),
    ...(file.plannedRounds === null ? [] : [{ kind: 'rounds_planned', rounds: file.plannedRounds } as const]),
    ...file.players.map(
      ({ key: playerId, name, firstRound }) =>
        ({ kind: 'player_added', playerId, name, publicId: null, firstRound }) as const,
    ),
  ]
  const awarded = file.players.flatMap(({ key: playerId, awardedByes: byes }) =>
    byes === undefined ? [] : [{ kind: 'byes_awarded', playerId, byes } as const],
  )
  const plans = planChanges(file, evolveAll(createdTournament(created), gathered))
  if (!plans.accepted) return plans
  const played: readonly Change[] = [
    ...gathered,
    ...plans.value,
    ...awarded,
    ...file.rounds.flatMap((round, index) => roundChanges(round, index + 1, file)),
    ...file.players.flatMap(({ key: playerId, droppedAfter: afterRound }) =>
      afterRound === null ? [] : [{ kind: 'player_dropped', playerId, afterRound } as const],
    ),
    ...file.players.flatMap(({ key: playerId, disqualifiedIn: round }) =>
      round === null ? [] : [importedDisqualification(playerId, round)],
    ),
  ]
  return accept({ created, settled: [...played, ...endChanges(file, created, played)] })
}

/**
 * The rules of the file within the bounds of those that an organizer may choose, and what is no rule from the pack that is known
 * here.
 */
function rulesOf(rules: RulePack): Outcome<RulePack> {
  const known = findRulePack(rules.id.replace('+custom', ''))
  const pack = known?.game === rules.game ? known : rulePackFor(rules.game)
  const { matchWin } = rules
  if (matchWin.kind !== pack.matchWin.kind) return refuse('rules_invalid', { field: 'matchWin' })
  return customiseRules(pack, {
    ...rules,
    matchWin: matchWin.kind === 'match-points' ? { floor: matchWin.floor } : matchWin,
  })
}

/** Clock, tables and bracket as they were planned, within the bounds of those that an organizer may choose. */
function planChanges(file: PortableTournament, gathered: Tournament): Outcome<readonly Change[]> {
  const { clockPlan, tablePlan, plannedCut } = file
  const clock = clockPlan === null ? accept([]) : planClock(gathered, clockPlan)
  if (!clock.accepted) return refuse('import_invalid', { field: 'clockPlan' })
  const fixed = tablePlan?.fixed.map(({ player, table }) => ({ playerId: keyAt(file, player), table })) ?? []
  const tables = tablePlan === null ? accept([]) : planTables(gathered, { ...tablePlan, fixed })
  if (!tables.accepted) return refuse('import_invalid', { field: 'tablePlan' })
  const cut = plannedCut === null ? accept([]) : planCut(gathered, plannedCut)
  if (!cut.accepted) return refuse('import_invalid', { field: 'plannedCut' })
  return accept([...clock.value, ...tables.value, ...cut.value])
}

function keyAt({ players }: PortableTournament, place: PlayerPlace): PlayerId {
  return players[place]?.key ?? ('' as PlayerId)
}

function importedDisqualification(playerId: PlayerId, round: RoundNumber): Change {
  const penaltyId = `imported-${playerId}` as PenaltyId
  const penalty = 'disqualification'
  return { kind: 'penalty_given', penaltyId, penalty, playerId, round, endedMatch: null, drops: true }
}

/** A round whose pairings were set by hand has no seed, and is opened and set as it was. */
function roundChanges(round: PortableRound, number: RoundNumber, file: PortableTournament): readonly Change[] {
  const keyOf = (place: PlayerPlace) => keyAt(file, place)
  const opened = {
    kind: 'round_paired',
    round: number,
    seed: round.seed ?? '',
    matches: importedMatches(round, number, keyOf),
  } as const
  return [...stageChanges(file, number), ...pairedChanges(round, opened)]
}

function pairedChanges({ seed }: PortableRound, opened: Extract<Change, { kind: 'round_paired' }>): readonly Change[] {
  const { round } = opened
  return seed === null ? [opened, { kind: 'pairings_changed', round, removed: [], added: [] }] : [opened]
}

function stageChanges(file: PortableTournament, round: RoundNumber): readonly Change[] {
  const { cut, structure } = file
  const keyOf = (place: PlayerPlace) => keyAt(file, place)
  if (structure && round === 1) {
    const stage = stageOf(firstStageOf(structure.kind), structure.order.map(keyOf))
    return [{ kind: 'stage_chosen', stage: withAnnulled(stage, (structure.annulled ?? []).map(keyOf)) }]
  }
  if (cut?.firstRound !== round) return []
  const third = cut.thirdPlace ? { thirdPlace: true as const } : {}
  return [{ kind: 'stage_opened', stage: { kind: 'elimination', seeds: cut.seeds.map(keyOf), ...third } }]
}

function importedMatches(
  { tables, byes, losses }: PortableRound,
  round: RoundNumber,
  keyOf: (place: PlayerPlace) => PlayerId,
): readonly Match[] {
  const alone = (kind: 'bye' | 'loss') => (place: PlayerPlace) => {
    const player = keyOf(place)
    return { kind, id: matchId(round, player, null), round, player } as const
  }
  return [
    ...tables.map(({ table, players: [first, second], score }): Match => {
      const players = [keyOf(first), keyOf(second)] as const
      const state = score
        ? ({ kind: 'terminated', score, decidedBy: 'organizer', reports: [] } as const)
        : ({ kind: 'pending' } as const)
      return { kind: 'played', id: matchId(round, ...players), round, table, players, state }
    }),
    ...byes.map(alone('bye')),
    ...losses.map(alone('loss')),
  ]
}

function endChanges(
  file: PortableTournament,
  created: Imported['created'],
  played: readonly Change[],
): readonly Change[] {
  switch (file.state) {
    case 'waiting':
    case 'running':
      return []
    case 'cancelled':
      return [{ kind: 'tournament_cancelled' }]
    case 'finished': {
      const tournament = evolveAll(createdTournament(created), played)
      const standings = computeStandings({ ...tournament, throughRound: file.rounds.length })
      return [{ kind: 'tournament_finished', standings }]
    }
    default:
      return file.state satisfies never
  }
}
