import { awardedByes } from '@tablee/contract/tournaments/awarded-byes'
import { announced, finalStandings } from '@tablee/contract/tournaments/documents/read-change'
import { rulePack } from '@tablee/contract/tournaments/documents/rule-pack'
import { stages } from '@tablee/contract/tournaments/documents/stage'
import { judgeCalls } from '@tablee/contract/tournaments/fields/judge-calls'
import { penalties } from '@tablee/contract/tournaments/fields/penalty'
import { registrationRules } from '@tablee/contract/tournaments/fields/registration-rules'
import { plannedParts } from '@tablee/contract/tournaments/planned-parts'
import { clockPlan } from '@tablee/contract/tournaments/round-clock'
import { seasonSeeds } from '@tablee/contract/tournaments/season-seeds'
import { tablePlan } from '@tablee/contract/tournaments/table-plan'
import { teams } from '@tablee/contract/tournaments/team'
import { INITIAL } from '@tablee/domain/tournaments/attributes/attributes'
import { PLANNED_CUTS } from '@tablee/domain/tournaments/cut-sizes'
import { currentRound, phaseOf, finalStandings as standingsOf } from '@tablee/domain/tournaments/kinds/phase'
import { plannedRounds } from '@tablee/domain/tournaments/kinds/stage'
import { writtenStage } from '@tablee/domain/tournaments/kinds/written-stage'
import type { Announcement } from '@tablee/domain/tournaments/life/announcement'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { TEAM_KINDS } from '@tablee/domain/tournaments/teams/team'
import type {
  Phase,
  PublicId,
  SeriesId,
  Tournament,
  TournamentCode,
  TournamentId,
} from '@tablee/domain/tournaments/tournament'
import type * as z from 'zod/mini'
import { DamagedRowError, readStored, readStoredJson } from '../../database/damaged-row.ts'
import type { NamedAttributes } from '../../database/kept-attributes.ts'
import { ATTRIBUTE_COLUMNS } from '../../database/migrations/attribute-columns.ts'
import type { Row } from '../../database/tables/tables.ts'

export type TournamentRow = Row<'tournaments'>

export type TournamentHeader = Omit<Tournament, 'players' | 'rounds' | 'matches'>

const NO_LIMIT = 0

const ANNOUNCEMENT_COLUMNS = [
  ...(['id', 'type', 'game', 'format', 'format_name'] as const),
  ...(['starts_at', 'ends_at', 'description', 'location'] as const),
]

type Column = keyof TournamentRow

function from<Columns extends Column, Value>(
  columns: readonly Columns[],
  read: (row: Pick<TournamentRow, Columns>) => Value,
) {
  return { columns, read }
}

type ColumnsOfType<Type> = { [Name in Column]: TournamentRow[Name] extends Type ? Name : never }[Column]

function flag<Name extends ColumnsOfType<number>>(column: Name) {
  return {
    column,
    write: (value: boolean) => ({ [column]: value ? 1 : 0 }) as Record<Name, number>,
    ...from([column], (row) => row[column] === 1),
  }
}

function text<Text extends string = string, Name extends ColumnsOfType<string | null> = 'cancel_reason'>(column: Name) {
  return {
    column,
    write: (value: Text | null) => ({ [column]: value }) as Record<Name, Text | null>,
    ...from([column], (row) => row[column] as Text | null),
  }
}

type Json<Value> = { readonly usual: Value; readonly schema: z.ZodMiniType<Value>; readonly named: string }

/** JSON; null for the initial state of every tournament. */
function json<Value, Name extends ColumnsOfType<string | null>>(column: Name, { usual, schema, named }: Json<Value>) {
  const asUsual = JSON.stringify(usual)
  const written = (value: Value) => {
    const whole = value === usual ? asUsual : JSON.stringify(value)
    return whole === asUsual ? null : whole
  }
  return {
    column,
    write: (value: Value) => ({ [column]: written(value) }) as Record<Name, string | null>,
    ...from(['id', column], (row): Value => {
      const kept: string | null = row[column]
      return kept === null ? usual : readStoredJson({ ...placeOf(row), text: kept, schema }, named)
    }),
  }
}

type Described = typeof ATTRIBUTE_COLUMNS
type Holding = Extract<Described[keyof Described], { readonly holds: unknown }>

/** Texts stored as they are, each in its own column. */
const TEXTS = Object.fromEntries(
  Object.values(ATTRIBUTE_COLUMNS).flatMap((kept) => ('holds' in kept ? [[kept.holds, text(kept.column)]] : [])),
) as { readonly [Each in Holding as Each['holds']]: ReturnType<typeof text<string, Each['column']>> }

const RULES = json('registration_rules', {
  usual: INITIAL.registrationRules,
  ...{ schema: registrationRules, named: 'registration rules' },
})

/** `column` is the single column that queries compare, if there is one. */
export const TOURNAMENT_ATTRIBUTES = {
  ...TEXTS,
  id: { write: (id) => ({ id }), ...from(['id'], ({ id }) => id as TournamentId) },
  code: { write: (code) => ({ code }), ...from(['code'], ({ code }) => code as TournamentCode) },
  name: {
    column: 'name',
    write: (name) => ({ name, name_folded: nameKey(name) }),
    ...from(['name'], ({ name }) => name),
  },
  capacity: {
    write: (capacity) => ({ capacity: capacity ?? NO_LIMIT }),
    ...from(['capacity'], ({ capacity }) => (capacity === NO_LIMIT ? null : capacity)),
  },
  announcement: { write: announcementColumns, ...from(ANNOUNCEMENT_COLUMNS, announcementOf) },
  organizer: { write: (organizer) => ({ organizer }), ...from(['organizer'], (row) => row.organizer as PublicId) },
  rules: {
    write: (rules) => ({ rules: JSON.stringify(rules) }),
    ...from(['id', 'rules'], (row) => readStoredJson({ ...placeOf(row), text: row.rules, schema: rulePack }, 'rules')),
  },
  lot: { column: 'lot', write: (lot) => ({ lot }), ...from(['lot'], ({ lot }) => lot) },
  stages: {
    write: (all) => ({ stages: JSON.stringify(all.map(writtenStage)), planned_rounds: plannedRounds({ stages: all }) }),
    ...from(['id', 'stages'], (row) => readStoredJson({ ...placeOf(row), text: row.stages, schema: stages }, 'stages')),
  },
  areDecklistsPublic: flag('are_decklists_public'),
  isCancelled: flag('is_cancelled'),
  restartedAs: text<TournamentCode, 'restarted_as'>('restarted_as'),
  isImported: flag('is_imported'),
  hasPassword: flag('has_password'),
  allowsOwnNames: flag('allows_own_names'),
  isYouth: flag('is_youth'),
  plannedCut: {
    column: 'planned_cut',
    write: (size) => ({ planned_cut: size }),
    ...from(['planned_cut'], ({ planned_cut: kept }) => PLANNED_CUTS.find((size) => size === kept) ?? null),
  },
  seasonSeeds: json('season_seeds', { usual: INITIAL.seasonSeeds, schema: seasonSeeds, named: 'season seeds' }),
  plannedParts: json('planned_parts', { usual: INITIAL.plannedParts, schema: plannedParts, named: 'planned parts' }),
  registrationRules: {
    ...RULES,
    // The purge asks for it.
    write: (value) => ({ ...RULES.write(value), data_days: value.dataDays }),
  },
  clockPlan: json('clock_plan', { usual: INITIAL.clockPlan, schema: clockPlan, named: 'clock plan' }),
  tablePlan: json('table_plan', { usual: INITIAL.tablePlan, schema: tablePlan, named: 'table plan' }),
  series: text<SeriesId, 'series'>('series'),
  awardedByes: json('awarded_byes', { usual: INITIAL.awardedByes, schema: awardedByes, named: 'awarded byes' }),
  teamKind: {
    column: 'team_kind',
    write: (kind) => ({ team_kind: kind }),
    ...from(['team_kind'], ({ team_kind: kept }) => TEAM_KINDS.find((kind) => kind === kept) ?? null),
  },
  teams: json('teams', { usual: INITIAL.teams, schema: teams, named: 'teams' }),
  judgeCalls: json('judge_calls', { usual: INITIAL.judgeCalls, schema: judgeCalls, named: 'judge calls' }),
  penalties: json('penalties', { usual: INITIAL.penalties, schema: penalties, named: 'penalties' }),
  phase: { write: phaseColumns, ...from(['id', 'phase', 'current_round', 'standings'], readPhase) },
} satisfies NamedAttributes<TournamentRow, TournamentHeader>

/** The phase without the final standings. */
export const BRIEF_PHASE = {
  write: phaseColumns,
  ...from(['id', 'phase', 'current_round'], (row) => readPhase({ ...row, standings: '[]' })),
}

function announcementColumns(announcement: Announcement | null) {
  return {
    type: announcement ? ('advance' as const) : ('quick' as const),
    game: announcement?.game ?? null,
    format: announcement?.format ?? null,
    format_name: announcement?.formatName ?? null,
    starts_at: announcement?.startsAt ?? null,
    ends_at: announcement?.endsAt ?? null,
    description: announcement?.description ?? null,
    location: announcement?.location ?? null,
  }
}

function announcementOf(row: Pick<TournamentRow, (typeof ANNOUNCEMENT_COLUMNS)[number]>): Announcement | null {
  if (row.type === 'quick') return null
  const { game, format, format_name: formatName, location, starts_at: startsAt, ends_at: endsAt } = row
  const value = { game, format, formatName, startsAt, endsAt, description: row.description ?? '', location }
  return readStored({ ...placeOf(row), value, schema: announced }, 'announcement')
}

function phaseColumns(phase: Phase): Pick<TournamentRow, 'phase' | 'current_round' | 'standings'> {
  const standings = standingsOf({ phase })
  return {
    phase: phaseOf({ phase }),
    current_round: currentRound({ phase }),
    standings: standings && JSON.stringify(standings),
  }
}

function readPhase(row: Pick<TournamentRow, 'id' | 'phase' | 'current_round' | 'standings'>): Phase {
  switch (row.phase) {
    case 'waiting':
      return { kind: 'waiting' }
    case 'running':
      return { kind: 'running', round: row.current_round }
    case 'finished':
      return {
        kind: 'finished',
        rounds: row.current_round,
        standings: readStoredJson({ ...placeOf(row), text: row.standings ?? '', schema: finalStandings }, 'standings'),
      }
    default:
      row.phase satisfies never
      throw new DamagedRowError(placeOf(row), 'an unknown phase')
  }
}

function placeOf({ id }: Pick<TournamentRow, 'id'>) {
  return { table: 'tournaments', id }
}
