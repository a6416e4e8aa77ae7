import type { MatchId, PlayerId, TournamentCode, TournamentId, WholeMatch } from '@tablee/domain/tournaments/tournament'
import { DamagedRowError } from '../../database/damaged-row.ts'
import type { Queryable, Transaction } from '../../database/database.ts'
import { askAtOnce } from '../../database/dialect/ask-at-once.ts'
import { compiledOnce } from '../../database/dialect/compiled-once.ts'
import { dialectOf } from '../../database/dialect/dialect.ts'
import { actsAfter, type KeptAct } from './acts-since-store.ts'
import { catchUp, caughtUpBy } from './catch-up.ts'
import type { HeldTournament } from './held-tournament.ts'
import { readMatchRow } from './match-columns.ts'
import type { TournamentCache } from './tournament-cache.ts'
import type { TournamentRow } from './tournament-columns.ts'
import { heldOf, loadAround, loadMatches, loadPlayers, loadSeats } from './tournament-rows.ts'

/** Attempts when an act overtakes the reading. */
const READING_ATTEMPTS = 5
/** The parameters both databases accept. */
const MATCHES_TOGETHER = 500
const READ_TOGETHER = 100

export async function findTournamentId(db: Queryable, code: TournamentCode): Promise<TournamentId | null> {
  const row = await db.selectFrom('tournaments').select('id').where('code', '=', code).executeTakeFirst()
  return row ? (row.id as TournamentId) : null
}

/** Until the transaction ends. */
export async function lockTournament(
  tx: Transaction,
  cache: TournamentCache,
  id: TournamentId,
): Promise<HeldTournament | null> {
  const made = cache.madeIn(tx.commit).get(id)
  const last = cache.lastSeen(id)
  const { stored, since } = await lockRow(tx, id, !made && last && cache.isSharedWithOthers(id) ? last : null)
  if (!stored) return null
  if (made?.sequence === stored.sequence) return made
  const known = cache.find(id, stored.sequence)
  cache.noteOthers(id, !known)
  if (known) return known
  const caughtUp =
    last && since
      ? caughtUpBy(since, last, stored.sequence)
      : await caughtUpWith(tx.db, cache, { id, sequence: stored.sequence })
  if (caughtUp) return caughtUp
  const row = await findRow(tx.db, id)
  return row ? loadNoted(tx.db, cache, row) : null
}

type Locked = { readonly stored: { readonly sequence: number } | undefined; readonly since: readonly KeptAct[] | null }

/** With the acts since `last`, when it is likely that there are some. */
async function lockRow(tx: Transaction, id: TournamentId, last: HeldTournament | null): Promise<Locked> {
  const lock = lockOf(tx.db, { id })
  if (!last) return { stored: (await tx.db.executeQuery(lock.compile())).rows[0], since: null }
  const [[stored], since] = await askAtOnce(tx, [lock, actsAfter(tx.db, last)])
  return { stored, since }
}

/** SQLite took its single write lock when the transaction began. */
const lockOf = compiledOnce<{ readonly id: TournamentId }, { readonly sequence: number }>(['id'], (db, { id }) =>
  db
    .selectFrom('tournaments')
    .select('sequence')
    .where('id', '=', id)
    .$if(dialectOf(db).writesTogether, (query) => query.forUpdate()),
)

/** Null when the rows must be read. */
async function caughtUpWith(
  db: Queryable,
  cache: TournamentCache,
  { id, sequence }: { readonly id: TournamentId; readonly sequence: number },
): Promise<HeldTournament | null> {
  const last = cache.lastSeen(id)
  return last ? catchUp(db, last, sequence) : null
}

/** For reading: consistent even when acts are committed meanwhile. */
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
    const held = await loadNoted(db, cache, row)
    const after = await findRow(db, id)
    if (after?.sequence === row.sequence || attempt === READING_ATTEMPTS) {
      if (after?.sequence === row.sequence) cache.keep(held)
      return held
    }
  }
}

/** Enough to decide who may ask for what. */
export type PlayedElsewhere = HeldTournament & { readonly tournament: { readonly matches: readonly never[] } }

/** A large tournament has thousands of matches. */
export async function findWithoutMatches(
  db: Queryable,
  cache: TournamentCache,
  id: TournamentId,
): Promise<PlayedElsewhere | null> {
  const row = await findRow(db, id)
  if (!row) return null
  const known = cache.find(id, row.sequence)
  const held = known ?? heldOf(row, { ...(await loadSeats(db, [id])), matches: [] })
  if (!known) cache.noteWork({ elementsRead: held.tournament.players.length })
  return { ...held, tournament: { ...held.tournament, matches: [] } }
}

/** Unordered; missing ids are skipped. */
export async function findMatches(
  db: Queryable,
  id: TournamentId,
  ids: readonly MatchId[],
): Promise<readonly WholeMatch[]> {
  const found: WholeMatch[] = []
  for (let start = 0; start < ids.length; start += MATCHES_TOGETHER) {
    const some = ids.slice(start, start + MATCHES_TOGETHER)
    const rows = await db
      .selectFrom('matches')
      .selectAll()
      .where('tournament_id', '=', id)
      .where('id', 'in', some)
      .execute()
    found.push(...rows.map(readMatchRow))
  }
  return found
}

/** In all rounds. */
export async function listMatchesOf(db: Queryable, id: TournamentId, key: PlayerId): Promise<readonly MatchId[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('tournament_id', '=', id)
    .where((where) => where.or([where('player1', '=', key), where('player2', '=', key)]))
    .execute()
  return rows.map((row) => row.id as MatchId)
}

/** In order. */
export async function findContested(db: Queryable, id: TournamentId): Promise<readonly WholeMatch[]> {
  const rows = await db
    .selectFrom('matches')
    .selectAll()
    .where('tournament_id', '=', id)
    .where('state', '=', 'contested')
    .orderBy('added_in')
    .orderBy('added_as')
    .execute()
  return rows.map(readMatchRow)
}

/** Brief ones have no matches. */
export type TournamentsWanted = { readonly ids: readonly TournamentId[]; readonly areBrief: boolean }

/** Ordered by id. Damaged ones are noted and omitted, so that the others can be read. */
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

/** Null for a damaged one, with a note for the operator. */
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

async function loadNoted(db: Queryable, cache: TournamentCache, row: TournamentRow): Promise<HeldTournament> {
  const held = await loadAround(db, row)
  cache.noteWork({ elementsRead: held.tournament.players.length + held.tournament.matches.length })
  return held
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
    : { ...(await loadSeats(db, ids)), matches: await loadMatches(db, ids) }
  cache.noteWork({ elementsRead: around.players.length + around.matches.length })
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

/** A large one is a step by itself. */
async function loadAlone(
  db: Queryable,
  cache: TournamentCache,
  row: TournamentRow,
): Promise<readonly HeldTournament[]> {
  try {
    return [await loadNoted(db, cache, row)]
  } catch (error) {
    noteDamage(cache, error)
    return []
  }
}

function byTournament<Row extends { readonly tournament_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ tournament_id: id }) => id)
}
