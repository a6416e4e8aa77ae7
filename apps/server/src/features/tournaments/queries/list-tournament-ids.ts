import type { DocumentFilter, DocumentQuery, QueryValue } from '@tablee/contract/serving/document-query'
import { nameKey } from '@tablee/domain/tournaments/player-name'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** `total` is counted no further than this. */
const LARGEST_TOTAL = 5000

const TRUE = sql<SqlBool>`1 = 1`
const FALSE = sql<SqlBool>`1 = 0`
/** What no tournament has a column for. */
const NOTHING = sql<string | null>`cast(null as text)`
const PLAYERS = sql<number>`(select count(*) from players where players.tournament_id = tournaments.id)`

/** Outside names of what can be filtered and ordered. Booleans are 1 and 0 on both databases. */
const COLUMNS: Readonly<Record<string, RawBuilder<unknown>>> = {
  $id: sql.ref('tournaments.id'),
  $createdAt: sql.ref('tournaments.created_at'),
  $updatedAt: sql.ref('tournaments.updated_at'),
  name: sql.ref('tournaments.name'),
  code: sql.ref('tournaments.code'),
  type: sql.ref('tournaments.type'),
  playerCount: sql`nullif(tournaments.capacity, 0)`,
  maxPlayers: sql`nullif(tournaments.capacity, 0)`,
  registeredPlayersCount: PLAYERS,
  currentRound: sql.ref('tournaments.current_round'),
  isStarted: sql`(case when tournaments.phase <> 'waiting' then 1 else 0 end)`,
  isFinished: sql`(case when tournaments.phase = 'finished' then 1 else 0 end)`,
  hasPassword: sql`0`,
  organizerId: sql.ref('tournaments.organizer'),
  gameType: sql.ref('tournaments.game'),
  format: sql.ref('tournaments.format'),
  tournamentDate: sql.ref('tournaments.starts_at'),
  endDate: sql.ref('tournaments.ends_at'),
  location: sql.ref('tournaments.location'),
  description: sql`coalesce(tournaments.description, '')`,
  plannedRounds: sql.ref('tournaments.planned_rounds'),
  areDecklistsPublic: sql.ref('tournaments.are_decklists_public'),
  liveSequence: sql.ref('tournaments.sequence'),
  rules: sql.ref('tournaments.rules'),
  lot: sql.ref('tournaments.lot'),
}

/** Where words are looked for: folded as the words themselves are. */
const SEARCHED: Readonly<Record<string, RawBuilder<unknown>>> = {
  name: sql.ref('tournaments.name_folded'),
  code: sql`lower(tournaments.code)`,
}

export type TournamentIds = { readonly total: number; readonly ids: readonly TournamentId[] }

/** The tournaments that a list of documents shows, and how many match in all. */
export async function listTournamentIds(db: Queryable, query: DocumentQuery): Promise<TournamentIds> {
  const condition = all(query.filters.map(conditionOf))
  const counted = db.selectFrom('tournaments').select('id').where(condition).limit(LARGEST_TOTAL).as('matching')
  const { total } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  let page = db.selectFrom('tournaments').select('id').where(condition)
  for (const { attribute, descending } of query.orders) {
    page = page.orderBy(columnOf(attribute), descending ? 'desc' : 'asc')
  }
  const rows = await page.orderBy('created_at').orderBy('id').limit(query.limit).offset(query.offset).execute()
  return { total: Number(total), ids: rows.map(({ id }) => id as TournamentId) }
}

function columnOf(attribute: string): RawBuilder<unknown> {
  return COLUMNS[attribute] ?? NOTHING
}

function conditionOf(filter: DocumentFilter): Expression<SqlBool> {
  if ('filters' in filter) {
    const conditions = filter.filters.map(conditionOf)
    return filter.method === 'or' ? any(conditions) : all(conditions)
  }
  const column = columnOf(filter.attribute)
  const values = filter.values.map(sqlValue)
  const [first, second] = values
  switch (filter.method) {
    case 'equal':
      return any(values.map((value) => sql<SqlBool>`${column} = ${value}`))
    case 'notEqual':
      return sql<SqlBool>`${column} <> ${first}`
    case 'lessThan':
      return sql<SqlBool>`${column} < ${first}`
    case 'lessThanEqual':
      return sql<SqlBool>`${column} <= ${first}`
    case 'greaterThan':
      return sql<SqlBool>`${column} > ${first}`
    case 'greaterThanEqual':
      return sql<SqlBool>`${column} >= ${first}`
    case 'between':
      return sql<SqlBool>`${column} between ${first} and ${second}`
    case 'isNull':
      return sql<SqlBool>`${column} is null`
    case 'isNotNull':
      return sql<SqlBool>`${column} is not null`
    case 'startsWith':
      return sql<SqlBool>`substr(${column}, 1, ${[...String(first)].length}) = ${first}`
    case 'search':
      return searchCondition(filter.attribute, String(first))
    default:
      return filter satisfies never
  }
}

/** Every word must occur; punctuation only separates; without any word nothing is found. */
function searchCondition(attribute: string, typed: string): Expression<SqlBool> {
  const column = SEARCHED[attribute]
  const words = nameKey(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (!column || words.length === 0) return FALSE
  return all(words.map((word) => sql<SqlBool>`${column} like ${`%${escapeLike(word)}%`} escape '\\'`))
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function sqlValue(value: QueryValue): string | number {
  return typeof value === 'boolean' ? Number(value) : value
}

function all(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return conditions.length === 0 ? TRUE : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

function any(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return conditions.length === 0 ? FALSE : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}
