import type { Player, Round, TournamentId, WholeMatch } from '@tablee/domain/tournaments/tournament'
import type { ExpressionBuilder } from 'kysely'
import type { Queryable, Transaction } from '../../database/database.ts'
import { namedValues, runStatement, type Statement } from '../../database/dialect/kept-statement.ts'
import { writeAtOnce } from '../../database/dialect/write-at-once.ts'
import { changedColumns, columnsOf } from '../../database/kept-attributes.ts'
import type { Row, Tables } from '../../database/tables/tables.ts'
import { pausing } from '../../turns/in-turns.ts'
import { writeHolders } from './capability-store.ts'
import type { HeldTournament } from './held-tournament.ts'
import { type ListDifference, listDifference } from './list-difference.ts'
import { matchColumns } from './match-columns.ts'
import { PLAYER_ATTRIBUTES } from './player-columns.ts'
import { roundColumns } from './round-columns.ts'
import { TOURNAMENT_ATTRIBUTES } from './tournament-columns.ts'

/** SQLite limits the number of parameters. */
const ROWS_PER_STATEMENT = 500
/** Where a statement is prepared in this process: one this short is kept, and prepared once. */
const ROWS_OF_KEPT = 50

/**
 * Writes what is another thing after an act than before, and nothing else, then what stands beside it: the only writer of a tournament's
 * rows. Without a state before, the tournament is new. What a change means is known to `evolve` alone.
 */
export async function writeDifference(
  tx: Pick<Transaction, 'db' | 'dialect' | 'isAlone'>,
  { before, after }: States,
  beside: readonly Statement[] = [],
): Promise<void> {
  const { db } = tx
  const act: Act = { db, tournamentId: after.tournament.id, sequence: after.sequence, ...goingOn(tx) }
  const lists = differencesOf(before, after)
  if (before && before.holders === after.holders && onlyChanges(lists)) {
    await writeAtOnce(tx, [headerUpdate(before, after), ...listUpdates(act, lists), ...beside])
    return
  }
  await act.pause()
  if (before) await runStatement(db, headerUpdate(before, after))
  else await insertHeader(db, after)
  await writeRounds(act, lists.rounds)
  await writeMatches(act, lists.matches)
  await writePlayers(act, lists.players)
  await writeHolders(db, act.tournamentId, { before: before?.holders ?? null, after: after.holders })
  await act.pause()
  for (const statement of beside) await runStatement(db, statement)
}

export type States = { readonly before: HeldTournament | null; readonly after: HeldTournament }

type Lists = {
  readonly rounds: ListDifference<Round>
  readonly matches: ListDifference<WholeMatch>
  readonly players: ListDifference<Player>
}

function differencesOf(before: HeldTournament | null, { tournament: after }: HeldTournament): Lists {
  const { players, rounds, matches } = before?.tournament ?? NOTHING
  return {
    rounds: listDifference(rounds, after.rounds, ({ number }) => number),
    matches: listDifference(matches, after.matches, ({ id }) => id),
    players: listDifference(players, after.players, ({ id }) => id),
  }
}

/** Then no row comes or goes, and the order in which they are written makes no difference. */
function onlyChanges(lists: Lists): boolean {
  return Object.values(lists).every(({ added, removed }) => added.length === 0 && removed.length === 0)
}

function listUpdates(act: Act, { rounds, matches, players }: Lists): readonly Statement[] {
  return [
    ...roundUpdates(act, rounds),
    ...updatesOf(act, matches, matchColumns).map((update) => rowsUpdate('matches', act, update)),
    ...updatesOf(act, players, playerColumns).map((update) => rowsUpdate('players', act, update)),
  ]
}

const NOTHING = { players: [], rounds: [], matches: [] }

type Act = {
  readonly db: Queryable
  readonly tournamentId: TournamentId
  readonly sequence: number
  /** Thousands of rows keep nobody waiting who needs no database. */
  readonly pause: () => Promise<void>
  readonly addedTogether: number
}

function goingOn({ dialect }: Pick<Transaction, 'dialect'>): Pick<Act, 'pause' | 'addedTogether'> {
  return { pause: pausing(), addedTogether: dialect.worksBeside ? ROWS_PER_STATEMENT : ROWS_OF_KEPT }
}

function headerUpdate(before: HeldTournament, { tournament, sequence, updatedAt }: HeldTournament): Statement {
  const changed = changedColumns(TOURNAMENT_ATTRIBUTES, before.tournament, tournament)
  const columns = { ...changed, sequence, updated_at: updatedAt }
  const names = Object.keys(columns)
  return {
    shape: `all_tournaments ${names}`,
    values: [...Object.values(columns), tournament.id],
    build: (db, values) =>
      db
        .updateTable('all_tournaments')
        .set(namedValues(names, values))
        .where('id', '=', values[names.length] as TournamentId),
  }
}

async function insertHeader(
  db: Queryable,
  { tournament, sequence, createdAt: created_at, updatedAt: updated_at }: HeldTournament,
): Promise<void> {
  const columns = columnsOf(TOURNAMENT_ATTRIBUTES, tournament)
  await db
    .insertInto('all_tournaments')
    .values({ ...columns, sequence, created_at, updated_at })
    .execute()
}

function roundUpdates({ tournamentId }: Act, { changed, moved }: ListDifference<Round>): readonly Statement[] {
  return [...changed.map(({ after }) => after), ...moved.map(({ item }) => item)].map((round) => {
    const columns = roundColumns(round)
    const names = Object.keys(columns)
    return {
      shape: `rounds ${names}`,
      values: [...Object.values(columns), tournamentId, round.number],
      build: (db, values) =>
        db
          .updateTable('rounds')
          .set(namedValues(names, values))
          .where('tournament_id', '=', values[names.length] as TournamentId)
          .where('number', '=', values[names.length + 1] as Round['number']),
    }
  })
}

async function writeRounds(act: Act, rounds: ListDifference<Round>): Promise<void> {
  const { db, tournamentId } = act
  const removed = rounds.removed.map(({ number }) => number)
  await inParts(act, parts(removed), (numbers) =>
    db.deleteFrom('rounds').where('tournament_id', '=', tournamentId).where('number', 'in', numbers).execute(),
  )
  for (const update of roundUpdates(act, rounds)) await runStatement(db, update)
  const added = rounds.added.map(({ item }) => ({ tournament_id: tournamentId, ...roundColumns(item) }))
  await inParts(act, parts(added, act.addedTogether), (rows) => db.insertInto('rounds').values(rows).execute())
}

async function writeMatches(act: Act, matches: ListDifference<WholeMatch>): Promise<void> {
  const { db } = act
  const removed = matches.removed.map(({ id }) => id)
  await inParts(act, parts(removed), (ids) => db.deleteFrom('matches').where(areThese(act, ids)).execute())
  for (const update of updatesOf(act, matches, matchColumns)) {
    await act.pause()
    await runStatement(db, rowsUpdate('matches', act, update))
  }
  const added = matches.added.map(({ item, place }) => ({ ...matchColumns(item), ...placed(act, place) }))
  await inParts(act, parts(added, act.addedTogether), (rows) => db.insertInto('matches').values(rows).execute())
}

async function writePlayers(act: Act, players: ListDifference<Player>): Promise<void> {
  const { db } = act
  await inParts(act, parts(players.removed), (some) => deletePlayers(act, some))
  for (const update of updatesOf(act, players, playerColumns)) {
    await act.pause()
    await runStatement(db, rowsUpdate('players', act, update))
  }
  const added = players.added.map(({ item, place }) => ({ ...playerColumns(item), ...placed(act, place) }))
  await inParts(act, parts(added, act.addedTogether), (rows) => db.insertInto('players').values(rows).execute())
}

function playerColumns(player: Player) {
  return columnsOf(PLAYER_ATTRIBUTES, player)
}

/** Including their pending device links. */
async function deletePlayers(act: Act, players: readonly Player[]): Promise<void> {
  const { db, tournamentId } = act
  const ids = players.map(({ id }) => id)
  await db.deleteFrom('players').where(areThese(act, ids)).execute()
  await db
    .deleteFrom('device_links')
    .where('tournament_id', '=', tournamentId)
    .where('role', '=', 'player')
    .where('player_id', 'in', ids)
    .execute()
}

function rowsUpdate(table: 'matches' | 'players', { tournamentId }: Act, { ids, columns }: Update<object>): Statement {
  const names = Object.keys(columns)
  return {
    shape: `${table} ${names} ${ids.length}`,
    values: [...Object.values(columns), tournamentId, ...ids],
    build: (db, values) => {
      const [tournament, ...rows] = values.slice(names.length)
      const areMeant = areThese({ tournamentId: tournament as TournamentId }, rows as readonly string[])
      const changed = namedValues(names, values)
      return table === 'matches'
        ? db.updateTable('matches').set(changed).where(areMeant)
        : db.updateTable('players').set(changed).where(areMeant)
    },
  }
}

function areThese({ tournamentId }: Pick<Act, 'tournamentId'>, ids: readonly string[]) {
  return (is: ExpressionBuilder<Tables, 'matches' | 'players'>) =>
    is.and([is('tournament_id', '=', tournamentId), is('id', 'in', ids)])
}

type Place = Pick<Row<'players'>, 'tournament_id' | 'added_in' | 'added_as'>

/** Rows are read in the order of the acts that placed them, then by position in the act. */
function placed({ tournamentId, sequence }: Act, place: number): Place {
  return { tournament_id: tournamentId, added_in: sequence, added_as: place }
}

type Update<Columns> = { readonly ids: readonly string[]; readonly columns: Partial<Columns> & Partial<Place> }

/** Grouped by items that differ alike. */
function updatesOf<Item extends { readonly id: string }, Columns extends object>(
  act: Act,
  { changed, moved }: ListDifference<Item>,
  write: (item: Item) => Columns,
): readonly Update<Columns>[] {
  const updates = [
    ...changed.map(({ before, after }) => ({ id: after.id, columns: differing(write(before), write(after)) })),
    ...moved.map(({ before, item, place }) => {
      const { added_in, added_as } = placed(act, place)
      return { id: item.id, columns: { ...differing(write(before), write(item)), added_in, added_as } }
    }),
  ].filter(({ columns }) => Object.keys(columns).length > 0)
  return [...Map.groupBy(updates, ({ columns }) => JSON.stringify(columns)).values()].flatMap((alike) =>
    parts(alike).map((some) => ({ ids: some.map(({ id }) => id), columns: some[0]?.columns ?? {} })),
  )
}

function differing<Columns extends object>(before: Columns, after: Columns): Partial<Columns> {
  const columns: Partial<Columns> = {}
  for (const name in after) if (before[name] !== after[name]) columns[name] = after[name]
  return columns
}

async function inParts<Item>(
  { pause }: Act,
  some: readonly (readonly Item[])[],
  write: (items: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (const items of some) {
    await pause()
    await write(items)
  }
}

function parts<Item>(items: readonly Item[], length = ROWS_PER_STATEMENT): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / length)
  return Array.from({ length: count }, (_, part) => items.slice(part * length, (part + 1) * length))
}
