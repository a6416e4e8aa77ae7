import { lastOf } from '../../last-of.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { plainSettings, type Taken } from '../attributes/attributes.ts'
import { type Settled, settle, type Wishes } from '../attributes/settle.ts'
import type { Change } from '../change.ts'
import type { PenaltyId } from '../conduct/penalty.ts'
import { createdTournament, evolveAll } from '../evolve.ts'
import { withAnnulled } from '../kinds/annulled.ts'
import { FIRST_GROUPS, withGroupPlan } from '../kinds/groups.ts'
import { withLeague } from '../kinds/league.ts'
import { podWishesOf } from '../kinds/pod-bracket.ts'
import { firstStageOf, stageOf } from '../kinds/stage.ts'
import { withDrawnHalf, withSwissPlan } from '../kinds/swiss-plan.ts'
import { createTournament, type NewTournament } from '../life/create-tournament.ts'
import { nameKey } from '../players/player-name.ts'
import { takenName } from '../players/youth-name.ts'
import { customiseRules, isOfPairs } from '../rule-packs/customise-rules.ts'
import { publishedId, type RulePack } from '../rule-packs/rule-pack.ts'
import { findRulePack, rulePackFor } from '../rule-packs/rule-packs.ts'
import { QUICK_PLAYER_COUNT } from '../size-limits.ts'
import { standingsInSteps } from '../standings/compute-standings.ts'
import { realNamesIn, teamsToShorten, underShorterNames } from '../teams/youth-team-names.ts'
import type { PlayerId, RoundNumber } from '../tournament.ts'
import { contradictionInSteps } from './imported-contradictions.ts'
import { importedMatches } from './imported-matches.ts'
import { draftChanges } from './portable-drafts.ts'
import { type PortablePart, partOpened, readParts } from './portable-parts.ts'
import type { PlayerPlace, PortableRound, PortableTournament } from './portable-tournament.ts'

export type Importing = Pick<NewTournament, 'id' | 'code' | 'organizer'>

export type Imported = {
  readonly created: ReturnType<typeof createTournament>
  readonly settled: readonly Change[]
}

/**
 * Makes a quick tournament from a file: new id and code, run by the importer, players without devices. Keeps even results nobody could
 * report under the rules; refuses contradictory files whole.
 */
export function importTournament(file: PortableTournament, importing: Importing): Outcome<Imported> {
  return lastOf(importInSteps(file, importing))
}

/** The same, for others to have their turn in between: sixty rounds of a thousand players are a long piece of work. */
export function* importInSteps(
  file: PortableTournament,
  { id, code, organizer }: Importing,
): Generator<undefined, Outcome<Imported>> {
  const rules = rulesOf(file.rules)
  if (!rules.accepted) return rules
  const parts = readParts(file.parts, rulesOf)
  if (!parts.accepted) return parts
  const contradiction = yield* contradictionInSteps(file)
  if (contradiction !== null) return refuse('import_invalid', { field: contradiction })
  yield
  const said: Pick<NewTournament, Taken<'import'> & keyof NewTournament> = {
    ...plainSettings(file, 'import'),
    ...{ rules: rules.value, lot: file.lot },
  }
  const capacity = Math.max(QUICK_PLAYER_COUNT.min, file.players.length)
  const created = createTournament({ id, code, organizer, ...said, capacity, announcement: null })
  const settled = settle(createdTournament(created), wishesOf(file), {
    players: playersAndTeams(file),
    refused: (_, field) => ({ code: 'import_invalid', details: { field } }),
  })
  if (!settled.accepted) return settled
  const rounds = yield* roundsInSteps({ ...file, parts: parts.value })
  const played: readonly Change[] = [
    { kind: 'tournament_imported' },
    ...settled.value,
    ...podStage(file),
    ...swissStage(file),
    ...groupStage(file),
    ...rounds,
    ...draftsOf(file, file.rounds.length + 1),
    ...unbegunParts(parts.value, file),
    ...clockOfPart(file),
    ...file.players.flatMap(({ key: playerId, droppedAfter: afterRound }) =>
      afterRound === null ? [] : [{ kind: 'player_dropped', playerId, afterRound } as const],
    ),
    ...file.players.flatMap(({ key: playerId, disqualifiedIn: round }) =>
      round === null ? [] : [importedDisqualification(playerId, round)],
    ),
  ]
  return accept({ created, settled: [...played, ...(yield* endInSteps(file, created, played))] })
}

/** The file's rules, within what organizers may choose; everything else comes from the known pack. */
function rulesOf(rules: RulePack): Outcome<RulePack> {
  const known = findRulePack(publishedId(rules))
  const pack = known?.game === rules.game ? known : rulePackFor(rules.game)
  const { matchWin } = rules
  if (matchWin.kind !== pack.matchWin.kind) return refuse('rules_invalid', { field: 'matchWin' })
  return customiseRules(pack, {
    ...rules,
    tiebreakers: rules.tiebreakers.filter(isOfPairs),
    matchWin: matchWin.kind === 'match-points' ? { floor: matchWin.floor } : matchWin,
  })
}

function wishesOf(file: PortableTournament): Required<Wishes<Settled & Taken<'import'>>> {
  const { plannedRounds, plannedCut, allowsOwnNames, isYouth, clockPlan, tablePlan, structure } = file
  const fixed = tablePlan?.fixed.map(({ player, table }) => ({ playerId: keyAt(file, player), table })) ?? []
  return {
    stages: {
      structure: structure?.kind ?? 'swiss',
      plannedRounds,
      ...(structure?.league && { league: structure.league }),
    },
    plannedCut,
    allowsOwnNames,
    isYouth,
    clockPlan,
    tablePlan: tablePlan ? { ...tablePlan, fixed } : undefined,
    awardedByes: file.players.flatMap(({ key: playerId, awardedByes: byes }) =>
      byes === undefined ? [] : [{ playerId, byes }],
    ),
  }
}

function playersAdded(file: PortableTournament): readonly Change[] {
  const taken = new Set<string>()
  return file.players.map(({ key: playerId, name, firstRound }) => {
    const named = takenName(file, name, { taken })
    taken.add(nameKey(named.name))
    return { kind: 'player_added', playerId, publicId: null, firstRound, ...named }
  })
}

function playersAndTeams(file: PortableTournament): readonly Change[] {
  const players = playersAdded(file)
  const teams = (file.teams ?? []).map(({ name, members, ...seats }) => ({
    ...{ name, members: members.map((place) => keyAt(file, place)), ...seats },
  }))
  const formed = teams.map((team): Change => ({ kind: 'team_formed', ...team }))
  const called = file.isYouth ? teamsToShorten({ teams }, realNamesIn(players)) : new Map()
  return [...players, ...underShorterNames(formed, called)]
}

/** Minutes said for a later part hold there alone. */
function clockOfPart({ clockPlan }: PortableTournament): readonly Change[] {
  if (clockPlan?.part === undefined) return []
  const { minutes, startsWithRound } = clockPlan
  return [{ kind: 'clock_planned', minutes, startsWithRound }]
}

function keyAt({ players }: PortableTournament, place: PlayerPlace): PlayerId {
  return players[place]?.key ?? ('' as PlayerId)
}

function importedDisqualification(playerId: PlayerId, round: RoundNumber): Change {
  const penaltyId = `imported-${playerId}` as PenaltyId
  const penalty = 'disqualification'
  return { kind: 'penalty_given', penaltyId, penalty, playerId, round, endedMatch: null, drops: true }
}

function* roundsInSteps(file: PortableTournament): Generator<undefined, readonly Change[]> {
  const changes: Change[] = []
  for (const [index, round] of file.rounds.entries()) {
    yield
    changes.push(...roundChanges(round, index + 1, file))
  }
  return changes
}

/** A round paired by hand has no seed; it is opened and set as it was. */
function roundChanges(round: PortableRound, number: RoundNumber, file: PortableTournament): readonly Change[] {
  const keyOf = (place: PlayerPlace) => keyAt(file, place)
  const opened = {
    kind: 'round_paired',
    round: number,
    seed: round.seed ?? '',
    matches: importedMatches(round, number, keyOf),
  } as const
  return [...draftsOf(file, number), ...stageChanges(file, number), ...pairedChanges(round, opened)]
}

/** The draft that begins with that round. */
function draftsOf(file: PortableTournament, round: RoundNumber): readonly Change[] {
  return draftChanges(file.structure?.drafts ?? [], round, (place) => keyAt(file, place))
}

/** A draft whose decks are being made. */
function unbegunParts(parts: readonly PortablePart[], file: PortableTournament): readonly Change[] {
  const unbegun = parts.filter(({ firstRound }) => firstRound > file.rounds.length)
  return unbegun.map((part) => partOpened(part, (place) => keyAt(file, place)))
}

function pairedChanges({ seed }: PortableRound, opened: Extract<Change, { kind: 'round_paired' }>): readonly Change[] {
  const { round } = opened
  return seed === null ? [opened, { kind: 'pairings_changed', round, removed: [], added: [] }] : [opened]
}

/** Groups as they were drawn; before the start, as they are planned. */
function groupStage(file: PortableTournament): readonly Change[] {
  const { structure } = file
  if (structure?.kind !== 'groups' || !structure.groups) return []
  const { sizes, ...plan } = structure.groups
  const order = structure.order.map((place) => keyAt(file, place))
  let from = 0
  const groups = sizes.map((size) => {
    from += size
    return order.slice(from - size, from)
  })
  const annulled = (structure.annulled ?? []).map((place) => keyAt(file, place))
  const stage = withAnnulled(withGroupPlan({ ...FIRST_GROUPS, groups }, plan), annulled)
  return [{ kind: 'stage_chosen', stage }]
}

/** How tables of four are drawn, before the first of them. */
function podStage({ structure, plannedRounds }: PortableTournament): readonly Change[] {
  if (structure?.kind !== 'pods') return []
  const { remainder = 'pods-of-3-low', pointsFirst } = structure
  const stage = { kind: 'pods', plannedRounds, remainder, ...(pointsFirst && { pointsFirst }) } as const
  return [{ kind: 'stage_chosen', stage }]
}

/** What large fields change, with the half as it was drawn. */
function swissStage(file: PortableTournament): readonly Change[] {
  const { structure, swiss, plannedRounds } = file
  if (structure || !swiss) return []
  const { accelerated = false, advanceAt = null, upperHalf = [] } = swiss
  const stage = withSwissPlan({ kind: 'swiss', plannedRounds }, { accelerated, advanceAt })
  const drawn = withDrawnHalf(
    stage,
    upperHalf.map((place) => keyAt(file, place)),
  )
  return [{ kind: 'stage_chosen', stage: drawn }]
}

function stageChanges(file: PortableTournament, round: RoundNumber): readonly Change[] {
  const { cut, structure } = file
  const keyOf = (place: PlayerPlace) => keyAt(file, place)
  const isDrawnOnce = structure?.kind === 'elimination' || structure?.kind === 'round-robin'
  if (structure && isDrawnOnce && round === 1) {
    const stage = stageOf(
      withLeague(firstStageOf(structure.kind), structure.league ?? null),
      structure.order.map(keyOf),
    )
    return [{ kind: 'stage_chosen', stage: withAnnulled(stage, (structure.annulled ?? []).map(keyOf)) }]
  }
  const part = file.parts?.find(({ firstRound }) => firstRound === round)
  if (part) return [partOpened(part, keyOf)]
  if (cut?.firstRound !== round) return []
  const seeds = cut.seeds.map(keyOf)
  if ((file.parts?.at(-1)?.kind ?? structure?.kind) === 'pods') {
    return [{ kind: 'stage_opened', stage: { kind: 'pod-bracket', seeds, ...podWishesOf(cut) } }]
  }
  const third = cut.thirdPlace ? { thirdPlace: true as const } : {}
  return [{ kind: 'stage_opened', stage: { kind: 'elimination', seeds, ...third } }]
}

function* endInSteps(
  file: PortableTournament,
  created: Imported['created'],
  played: readonly Change[],
): Generator<undefined, readonly Change[]> {
  switch (file.state) {
    case 'waiting':
    case 'running':
      return []
    case 'cancelled':
      return [{ kind: 'tournament_cancelled', reason: file.cancelReason }]
    case 'finished': {
      let tournament = createdTournament(created)
      for (const change of played) {
        yield
        tournament = evolveAll(tournament, [change])
      }
      const standings = yield* standingsInSteps({ ...tournament, throughRound: file.rounds.length })
      return [{ kind: 'tournament_finished', standings }]
    }
    default:
      return file.state satisfies never
  }
}
