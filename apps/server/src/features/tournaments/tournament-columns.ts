import { awardedByes } from '@tablee/contract/tournaments/awarded-byes'
import { announced, finalStandings } from '@tablee/contract/tournaments/documents/read-change'
import { rulePack } from '@tablee/contract/tournaments/documents/rule-pack'
import { stages } from '@tablee/contract/tournaments/documents/stage'
import { penalties } from '@tablee/contract/tournaments/fields/penalty'
import { registrationRules } from '@tablee/contract/tournaments/fields/registration-rules'
import { clockPlan } from '@tablee/contract/tournaments/round-clock'
import { tablePlan } from '@tablee/contract/tournaments/table-plan'
import { CLOCK_BY_HAND } from '@tablee/domain/tournaments/clock/clock-plan'
import { currentRound, phaseOf, finalStandings as standingsOf } from '@tablee/domain/tournaments/kinds/phase'
import { plannedRounds } from '@tablee/domain/tournaments/kinds/stage'
import type { Announcement } from '@tablee/domain/tournaments/life/announcement'
import { USUAL_REGISTRATION } from '@tablee/domain/tournaments/life/registration-rules'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { TABLES_FROM_ONE } from '@tablee/domain/tournaments/tables/table-plan'
import type { SeriesId } from '@tablee/domain/tournaments/tournament'
import {
  type Phase,
  PLANNED_CUTS,
  type PublicId,
  type Tournament,
  type TournamentCode,
  type TournamentId,
} from '@tablee/domain/tournaments/tournament'
import { DamagedRowError, readStored, readStoredJson } from '../../database/damaged-row.ts'
import type { KeptAttributes } from '../../database/kept-attributes.ts'
import type { Row } from '../../database/tables/tables.ts'

export type TournamentRow = Row<'tournaments'>

/** What a tournament is beside the lists that have tables of their own. */
export type TournamentHeader = Omit<Tournament, 'players' | 'rounds' | 'matches'>

/** The capacity of a tournament without a limit, as the table holds it. */
const NO_LIMIT = 0

/** Columns that hold yes or no. */
type FlagColumn = 'are_decklists_public' | 'is_cancelled' | 'has_password' | 'allows_own_names' | 'is_imported'

function flag<Column extends FlagColumn>(column: Column) {
  return {
    column,
    write: (value: boolean) => ({ [column]: value ? 1 : 0 }) as Record<Column, number>,
    read: (row: TournamentRow) => row[column] === 1,
  }
}

/** How each attribute of a tournament is kept; `column` where it is one column that questions are compared with. */
export const TOURNAMENT_ATTRIBUTES = {
  id: { write: (id) => ({ id }), read: ({ id }) => id as TournamentId },
  code: { write: (code) => ({ code }), read: ({ code }) => code as TournamentCode },
  name: { column: 'name', write: (name) => ({ name, name_folded: nameKey(name) }), read: ({ name }) => name },
  capacity: {
    write: (capacity) => ({ capacity: capacity ?? NO_LIMIT }),
    read: ({ capacity }) => (capacity === NO_LIMIT ? null : capacity),
  },
  announcement: { write: announcementColumns, read: announcementOf },
  organizer: { write: (organizer) => ({ organizer }), read: ({ organizer }) => organizer as PublicId },
  rules: {
    write: (rules) => ({ rules: JSON.stringify(rules) }),
    read: (row) => readStoredJson({ ...placeOf(row), text: row.rules, schema: rulePack }, 'rules'),
  },
  lot: { column: 'lot', write: (lot) => ({ lot }), read: ({ lot }) => lot },
  stages: {
    write: (all) => ({ stages: JSON.stringify(all), planned_rounds: plannedRounds({ stages: all }) }),
    read: (row) => readStoredJson({ ...placeOf(row), text: row.stages, schema: stages }, 'stages'),
  },
  areDecklistsPublic: flag('are_decklists_public'),
  isCancelled: flag('is_cancelled'),
  cancelReason: {
    column: 'cancel_reason',
    write: (reason) => ({ cancel_reason: reason }),
    read: ({ cancel_reason: reason }) => reason,
  },
  restartedAs: {
    column: 'restarted_as',
    write: (code) => ({ restarted_as: code }),
    read: ({ restarted_as: code }) => code as TournamentCode | null,
  },
  isImported: flag('is_imported'),
  hasPassword: flag('has_password'),
  allowsOwnNames: flag('allows_own_names'),
  plannedCut: {
    column: 'planned_cut',
    write: (size) => ({ planned_cut: size }),
    read: ({ planned_cut: kept }) => PLANNED_CUTS.find((size) => size === kept) ?? null,
  },
  registrationRules: {
    column: 'registration_rules',
    write: (rules) => ({ registration_rules: rules === USUAL_REGISTRATION ? null : JSON.stringify(rules) }),
    read: ({ registration_rules: text, ...row }) =>
      text === null
        ? USUAL_REGISTRATION
        : readStoredJson({ ...placeOf(row), text, schema: registrationRules }, 'registration rules'),
  },
  clockPlan: {
    column: 'clock_plan',
    write: (plan) => ({ clock_plan: plan === CLOCK_BY_HAND ? null : JSON.stringify(plan) }),
    read: ({ clock_plan: text, ...row }) =>
      text === null ? CLOCK_BY_HAND : readStoredJson({ ...placeOf(row), text, schema: clockPlan }, 'clock plan'),
  },
  tablePlan: {
    column: 'table_plan',
    write: (plan) => ({ table_plan: plan === TABLES_FROM_ONE ? null : JSON.stringify(plan) }),
    read: ({ table_plan: text, ...row }) =>
      text === null ? TABLES_FROM_ONE : readStoredJson({ ...placeOf(row), text, schema: tablePlan }, 'table plan'),
  },
  series: {
    column: 'series',
    write: (series) => ({ series }),
    read: ({ series }) => series as SeriesId | null,
  },
  awardedByes: {
    column: 'awarded_byes',
    write: (all) => ({ awarded_byes: all.length === 0 ? null : JSON.stringify(all) }),
    read: ({ awarded_byes: text, ...row }) =>
      text === null ? [] : readStoredJson({ ...placeOf(row), text, schema: awardedByes }, 'awarded byes'),
  },
  penalties: {
    column: 'penalties',
    write: (all) => ({ penalties: all.length === 0 ? null : JSON.stringify(all) }),
    read: ({ penalties: text, ...row }) =>
      text === null ? [] : readStoredJson({ ...placeOf(row), text, schema: penalties }, 'penalties'),
  },
  phase: { write: phaseColumns, read: readPhase },
} satisfies KeptAttributes<TournamentRow, TournamentHeader>

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

function announcementOf(row: TournamentRow): Announcement | null {
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

function readPhase(row: TournamentRow): Phase {
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
