import type { Announcement, Format, GameType } from '@tablee/domain/tournaments/announcement'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type {
  Match,
  MatchId,
  MatchState,
  Phase,
  Player,
  PlayerId,
  PublicId,
  ScoreReport,
  Tournament,
  TournamentCode,
  TournamentId,
} from '@tablee/domain/tournaments/tournament'
import type { Selectable } from 'kysely'
import type { Queryable, Transaction } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { NO_LIMIT } from './change-store.ts'
import type { HeldTournament, Holders } from './held-tournament.ts'
import type { TournamentCache } from './tournament-cache.ts'

type TournamentRow = Selectable<Tables['tournaments']>
type MatchRow = Selectable<Tables['matches']>

/** How often a reading that was overtaken by an act is begun again. */
const READING_ATTEMPTS = 5
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
  const row = await tx.db
    .selectFrom('tournaments')
    .selectAll()
    .where('id', '=', id)
    .$if(tx.dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return null
  return cache.find(id, row.sequence) ?? loadAround(tx.db, row)
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
    const held = await loadAround(db, row)
    const after = await findRow(db, id)
    if (after?.sequence === row.sequence || attempt === READING_ATTEMPTS) {
      if (after?.sequence === row.sequence) cache.keep(held)
      return held
    }
  }
}

/** Those of the tournaments that exist, in the order of their ids, each of them whole. */
export async function findTournaments(
  db: Queryable,
  cache: TournamentCache,
  ids: readonly TournamentId[],
): Promise<readonly HeldTournament[]> {
  const found = new Map<TournamentId, HeldTournament>()
  for (let start = 0; start < ids.length; start += READ_TOGETHER) {
    const some = ids.slice(start, start + READ_TOGETHER)
    const rows = await db.selectFrom('tournaments').selectAll().where('id', 'in', some).execute()
    const known = rows.flatMap((row) => cache.find(row.id as TournamentId, row.sequence) ?? [])
    const isKnown = new Set<string>(known.map(({ tournament }) => tournament.id))
    const loaded = await loadManyAround(
      db,
      rows.filter(({ id }) => !isKnown.has(id)),
    )
    for (const held of [...known, ...loaded]) found.set(held.tournament.id, held)
    for (const id of await overtaken(db, loaded)) {
      const again = await findTournament(db, cache, id)
      if (again) found.set(id, again)
      else found.delete(id)
    }
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Those on which an act was committed while they were read in parts. */
async function overtaken(db: Queryable, loaded: readonly HeldTournament[]): Promise<readonly TournamentId[]> {
  if (loaded.length === 0) return []
  const ids = loaded.map(({ tournament }) => tournament.id)
  const rows = await db.selectFrom('tournaments').select(['id', 'sequence']).where('id', 'in', ids).execute()
  const sequences = new Map<string, number>(rows.map(({ id, sequence }) => [id, sequence]))
  return loaded.filter((held) => sequences.get(held.tournament.id) !== held.sequence).map((held) => held.tournament.id)
}

/** With everything that belongs to it. */
export async function deleteTournamentRows(db: Queryable, id: TournamentId): Promise<void> {
  await db.deleteFrom('tournaments').where('id', '=', id).execute()
}

function findRow(db: Queryable, id: TournamentId): Promise<TournamentRow | undefined> {
  return db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst()
}

type PlayerRow = Selectable<Tables['players']>
type RoundRow = Selectable<Tables['rounds']>
type CapabilityRow = Selectable<Tables['capabilities']>
type RowsAround = {
  readonly players: readonly PlayerRow[]
  readonly matches: readonly MatchRow[]
  readonly rounds: readonly RoundRow[]
  readonly capabilities: readonly CapabilityRow[]
}

async function loadAround(db: Queryable, row: TournamentRow): Promise<HeldTournament> {
  return heldOf(row, await loadRowsAround(db, [row.id]))
}

async function loadManyAround(db: Queryable, rows: readonly TournamentRow[]): Promise<readonly HeldTournament[]> {
  if (rows.length === 0) return []
  const around = await loadRowsAround(
    db,
    rows.map(({ id }) => id),
  )
  const [players, matches] = [byTournament(around.players), byTournament(around.matches)]
  const [rounds, capabilities] = [byTournament(around.rounds), byTournament(around.capabilities)]
  return rows.map((row) =>
    heldOf(row, {
      players: players.get(row.id) ?? [],
      matches: matches.get(row.id) ?? [],
      rounds: rounds.get(row.id) ?? [],
      capabilities: capabilities.get(row.id) ?? [],
    }),
  )
}

function byTournament<Row extends { readonly tournament_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ tournament_id: id }) => id)
}

async function loadRowsAround(db: Queryable, ids: readonly string[]): Promise<RowsAround> {
  const players = await db
    .selectFrom('players')
    .selectAll()
    .where('tournament_id', 'in', ids)
    .orderBy('added_in')
    .orderBy('added_as')
    .execute()
  const matches = await db
    .selectFrom('matches')
    .selectAll()
    .where('tournament_id', 'in', ids)
    .orderBy('added_in')
    .orderBy('added_as')
    .execute()
  const rounds = await db.selectFrom('rounds').selectAll().where('tournament_id', 'in', ids).orderBy('number').execute()
  const capabilities = await db.selectFrom('capabilities').selectAll().where('tournament_id', 'in', ids).execute()
  return { players, matches, rounds, capabilities }
}

function heldOf(row: TournamentRow, { players, matches, rounds, capabilities }: RowsAround): HeldTournament {
  const tournament: Tournament = {
    id: row.id as TournamentId,
    code: row.code as TournamentCode,
    name: row.name,
    capacity: row.capacity === NO_LIMIT ? null : row.capacity,
    announcement: announcementOf(row),
    organizer: row.organizer as PublicId,
    rules: JSON.parse(row.rules) as RulePack,
    lot: row.lot,
    plannedRounds: row.planned_rounds,
    areDecklistsPublic: row.are_decklists_public === 1,
    hasPassword: row.has_password === 1,
    phase: phaseOf(row),
    players: players.map(
      (player): Player => ({
        id: player.id as PlayerId,
        name: player.name,
        publicId: player.public_id === null ? null : (player.public_id as PublicId),
        firstRound: player.first_round,
        droppedAfter: player.dropped_after,
      }),
    ),
    rounds: rounds.map(({ number, seed }) => ({ number, seed })),
    matches: matches.map(matchOf),
  }
  const { sequence, created_at: createdAt, updated_at: updatedAt } = row
  return { tournament, sequence, createdAt, updatedAt, holders: holdersOf(capabilities) }
}

function holdersOf(rows: readonly CapabilityRow[]): Holders {
  const players = rows.filter(({ role }) => role === 'player')
  return {
    organizer: rows.find(({ role }) => role === 'organizer')?.hash ?? '',
    entry: rows.find(({ role }) => role === 'entry')?.hash ?? null,
    players: new Map(players.map((row) => [row.player_id as PlayerId, row.hash])),
  }
}

function announcementOf(row: TournamentRow): Announcement | null {
  if (row.type === 'quick') return null
  return {
    game: row.game as GameType,
    format: row.format as Format,
    startsAt: row.starts_at ?? row.created_at,
    endsAt: row.ends_at,
    description: row.description ?? '',
    location: row.location,
  }
}

function phaseOf(row: TournamentRow): Phase {
  switch (row.phase) {
    case 'waiting':
      return { kind: 'waiting' }
    case 'running':
      return { kind: 'running', round: row.current_round }
    case 'finished':
      return {
        kind: 'finished',
        rounds: row.current_round,
        standings: JSON.parse(row.standings ?? '[]') as readonly Standing[],
      }
    default:
      return row.phase satisfies never
  }
}

function matchOf(row: MatchRow): Match {
  const base = { id: row.id as MatchId, round: row.round }
  const player1 = row.player1 as PlayerId
  if (row.kind !== 'played' || row.player2 === null) {
    return { ...base, kind: row.kind === 'loss' ? 'loss' : 'bye', player: player1 }
  }
  const players = [player1, row.player2 as PlayerId] as const
  return { ...base, kind: 'played', table: row.table_number ?? 0, players, state: stateOf(row) }
}

function stateOf(row: MatchRow): MatchState {
  const reports = () => JSON.parse(row.reports) as readonly ScoreReport[]
  switch (row.state) {
    case 'pending':
      return { kind: 'pending' }
    case 'contested':
      return { kind: 'contested', reports: reports() }
    case 'terminated': {
      const score = { wins1: row.wins1 ?? 0, wins2: row.wins2 ?? 0, draws: row.draws ?? 0 }
      return { kind: 'terminated', score, decidedBy: row.decided_by ?? 'player', reports: reports() }
    }
    default:
      return row.state satisfies never
  }
}
