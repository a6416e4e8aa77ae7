import { setImmediate as othersHaveTheirTurn } from 'node:timers/promises'
import type { Match, Player, Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { DamagedRowError } from '../../database/damaged-row.ts'
import type { Queryable, Transaction } from '../../database/database.ts'
import { readAttributes } from '../../database/kept-attributes.ts'
import type { Row } from '../../database/tables.ts'
import { readHolders } from './capability-store.ts'
import { catchUp } from './catch-up.ts'
import type { HeldTournament } from './held-tournament.ts'
import { readMatchRow } from './match-columns.ts'
import { PLAYER_ATTRIBUTES } from './player-columns.ts'
import { readRoundRow } from './round-columns.ts'
import type { TournamentCache } from './tournament-cache.ts'
import { TOURNAMENT_ATTRIBUTES, type TournamentHeader, type TournamentRow } from './tournament-columns.ts'

/** How often a reading that was overtaken by an act is begun again. */
const READING_ATTEMPTS = 5
/** How many matches of one tournament are read before others have their turn. */
const MATCHES_OF_TURN = 1000
/** How many tournaments of a list are read at a time. */
const READ_TOGETHER = 100

export async function findTournamentId(db: Queryable, code: TournamentCode): Promise<TournamentId | null> {
  const row = await db.selectFrom('tournaments').select('id').where('code', '=', code).executeTakeFirst()
  return row ? (row.id as TournamentId) : null
}

/** Takes the tournament for writing: from here to the end of the transaction nobody else acts on it. */
export async function lockTournament(
  tx: Transaction,
  cache: TournamentCache,
  id: TournamentId,
): Promise<HeldTournament | null> {
  // SQLite took the one write lock when the transaction began.
  const stored = await tx.db
    .selectFrom('tournaments')
    .select('sequence')
    .where('id', '=', id)
    .$if(tx.dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!stored) return null
  const made = cache.madeIn(tx.commit).get(id)
  const known = made?.sequence === stored.sequence ? made : cache.find(id, stored.sequence)
  if (known) return known
  const caughtUp = await caughtUpWith(tx.db, cache, { id, sequence: stored.sequence })
  if (caughtUp) return caughtUp
  const row = await findRow(tx.db, id)
  return row ? loadAround(tx.db, row) : null
}

/** The state that this process last saw, with what others did since; null where only the rows can tell. */
async function caughtUpWith(
  db: Queryable,
  cache: TournamentCache,
  { id, sequence }: { readonly id: TournamentId; readonly sequence: number },
): Promise<HeldTournament | null> {
  const last = cache.lastSeen(id)
  return last ? catchUp(db, last, sequence) : null
}

/** The tournament for reading, whole even when acts are committed meanwhile. */
export async function findTournament(
  db: Queryable,
  cache: TournamentCache,
  id: TournamentId,
): Promise<HeldTournament | null> {
  for (let attempt = 1; ; attempt++) {
    const row = await findRow(db, id)
    if (!row) return null
    const known = cache.find(id, row.sequence)
    if (known) return known
    const caughtUp = await caughtUpWith(db, cache, { id, sequence: row.sequence })
    if (caughtUp) {
      cache.keep(caughtUp)
      return caughtUp
    }
    const held = await loadAround(db, row)
    const after = await findRow(db, id)
    if (after?.sequence === row.sequence || attempt === READING_ATTEMPTS) {
      if (after?.sequence === row.sequence) cache.keep(held)
      return held
    }
  }
}

/** Which tournaments to read; of brief ones, no matches. */
export type TournamentsWanted = { readonly ids: readonly TournamentId[]; readonly areBrief: boolean }

/**
 * Those of the tournaments that exist, in the order of their ids, each of them whole, or brief where that is enough. One
 * that is damaged is noted and left out: it must not keep the others from being read.
 */
export async function findTournaments(
  db: Queryable,
  cache: TournamentCache,
  { ids, areBrief }: TournamentsWanted,
): Promise<readonly HeldTournament[]> {
  const found = new Map<TournamentId, HeldTournament>()
  for (let start = 0; start < ids.length; start += READ_TOGETHER) {
    const some = ids.slice(start, start + READ_TOGETHER)
    const rows = await db.selectFrom('tournaments').selectAll().where('id', 'in', some).execute()
    const known = rows.flatMap((row) => cache.find(row.id as TournamentId, row.sequence) ?? [])
    const isKnown = new Set<string>(known.map(({ tournament }) => tournament.id))
    const unknown = rows.filter(({ id }) => !isKnown.has(id))
    const loaded = await loadManyAround(db, unknown, { areBrief, cache })
    for (const held of [...known, ...loaded]) found.set(held.tournament.id, held)
    for (const id of await overtaken(db, loaded)) {
      const again = await findUndamaged(db, cache, id)
      if (again) found.set(id, again)
      else found.delete(id)
    }
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** For lists: null, and a note for the operator, in place of a damaged tournament. */
export async function findUndamaged(
  db: Queryable,
  cache: TournamentCache,
  id: TournamentId,
): Promise<HeldTournament | null> {
  try {
    return await findTournament(db, cache, id)
  } catch (error) {
    return noteDamage(cache, error)
  }
}

function noteDamage(cache: TournamentCache, error: unknown): null {
  if (!(error instanceof DamagedRowError)) throw error
  cache.noteDamage(error)
  return null
}

/** Those on which an act was committed while they were read in parts. */
async function overtaken(db: Queryable, loaded: readonly HeldTournament[]): Promise<readonly TournamentId[]> {
  if (loaded.length === 0) return []
  const ids = loaded.map(({ tournament }) => tournament.id)
  const rows = await db.selectFrom('tournaments').select(['id', 'sequence']).where('id', 'in', ids).execute()
  const sequences = new Map<string, number>(rows.map(({ id, sequence }) => [id, sequence]))
  return loaded.filter((held) => sequences.get(held.tournament.id) !== held.sequence).map((held) => held.tournament.id)
}

function findRow(db: Queryable, id: TournamentId): Promise<TournamentRow | undefined> {
  return db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst()
}

type RowsAround = {
  readonly players: readonly Row<'players'>[]
  readonly matches: readonly Match[]
  readonly rounds: readonly Row<'rounds'>[]
  readonly capabilities: readonly Row<'capabilities'>[]
}

/** The tournament of a row, which nobody writes meanwhile; of a large one, others have their turn in between. */
export async function loadAround(db: Queryable, row: TournamentRow): Promise<HeldTournament> {
  const matches = await loadMatchesInTurns(db, row.id)
  return heldOf(row, { ...(await loadRowsBeside(db, [row.id])), matches })
}

async function loadManyAround(
  db: Queryable,
  rows: readonly TournamentRow[],
  { areBrief, cache }: { readonly areBrief: boolean; readonly cache: TournamentCache },
): Promise<readonly HeldTournament[]> {
  const [first, ...others] = rows
  if (!first) return []
  if (others.length === 0 && !areBrief) return loadAlone(db, cache, first)
  const ids = rows.map(({ id }) => id)
  const around = areBrief
    ? { players: await loadPlayers(db, ids), matches: [], rounds: [], capabilities: [] }
    : { ...(await loadRowsBeside(db, ids)), matches: await loadMatches(db, ids) }
  const [players, matches] = [byTournament(around.players), byTournament(around.matches)]
  const [rounds, capabilities] = [byTournament(around.rounds), byTournament(around.capabilities)]
  const readOne = (row: TournamentRow): HeldTournament | null => {
    try {
      return heldOf(row, {
        players: players.get(row.id) ?? [],
        matches: (matches.get(row.id) ?? []).map(readMatchRow),
        rounds: rounds.get(row.id) ?? [],
        capabilities: capabilities.get(row.id) ?? [],
      })
    } catch (error) {
      return noteDamage(cache, error)
    }
  }
  return rows.flatMap((row) => readOne(row) ?? [])
}

/** One that is large is a step of a list by itself. */
async function loadAlone(
  db: Queryable,
  cache: TournamentCache,
  row: TournamentRow,
): Promise<readonly HeldTournament[]> {
  try {
    return [await loadAround(db, row)]
  } catch (error) {
    noteDamage(cache, error)
    return []
  }
}

function byTournament<Row extends { readonly tournament_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ tournament_id: id }) => id)
}

function loadPlayers(db: Queryable, ids: readonly string[]): Promise<readonly Row<'players'>[]> {
  return db
    .selectFrom('players')
    .selectAll()
    .where('tournament_id', 'in', ids)
    .orderBy('added_in')
    .orderBy('added_as')
    .execute()
}

function loadMatches(db: Queryable, ids: readonly string[]): Promise<readonly Row<'matches'>[]> {
  return db
    .selectFrom('matches')
    .selectAll()
    .where('tournament_id', 'in', ids)
    .orderBy('added_in')
    .orderBy('added_as')
    .execute()
}

type PlacedMatch = Pick<Row<'matches'>, 'added_in' | 'added_as'> & { readonly match: Match }

/** Some at a time in the order of their ids, which has an index, and at last in the order in which they were added. */
async function loadMatchesInTurns(db: Queryable, id: string): Promise<readonly Match[]> {
  const placed: PlacedMatch[] = []
  for (let last: string | null = null; ; ) {
    const rows: readonly Row<'matches'>[] = await db
      .selectFrom('matches')
      .selectAll()
      .where('tournament_id', '=', id)
      .$if(last !== null, (query) => query.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(MATCHES_OF_TURN)
      .execute()
    for (const row of rows) {
      const { added_in, added_as } = row
      placed.push({ added_in, added_as, match: readMatchRow(row) })
    }
    if (rows.length < MATCHES_OF_TURN) break
    last = rows.at(-1)?.id ?? null
    await othersHaveTheirTurn()
  }
  const isLarge = placed.length > MATCHES_OF_TURN
  if (isLarge) await othersHaveTheirTurn()
  placed.sort((one, other) => one.added_in - other.added_in || one.added_as - other.added_as)
  const matches = placed.map(({ match }) => match)
  if (isLarge) await othersHaveTheirTurn()
  return matches
}

async function loadRowsBeside(db: Queryable, ids: readonly string[]): Promise<Omit<RowsAround, 'matches'>> {
  const players = await loadPlayers(db, ids)
  const rounds = await db.selectFrom('rounds').selectAll().where('tournament_id', 'in', ids).orderBy('number').execute()
  const capabilities = await db.selectFrom('capabilities').selectAll().where('tournament_id', 'in', ids).execute()
  return { players, rounds, capabilities }
}

function heldOf(row: TournamentRow, { players, matches, rounds, capabilities }: RowsAround): HeldTournament {
  const tournament: Tournament = {
    ...readAttributes<TournamentRow, TournamentHeader>(TOURNAMENT_ATTRIBUTES, row),
    players: players.map((player) => readAttributes<Row<'players'>, Player>(PLAYER_ATTRIBUTES, player)),
    rounds: rounds.map(readRoundRow),
    matches,
  }
  const { sequence, created_at: createdAt, updated_at: updatedAt } = row
  return { tournament, sequence, createdAt, updatedAt, holders: readHolders(capabilities) }
}
