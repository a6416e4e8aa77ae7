import type { DecidedApart } from '@tablee/contract/serving/carried-act'
import { readKeptAct } from '@tablee/contract/tournaments/documents/read-kept-act'
import type { AnyKeptAct } from '@tablee/domain/tournaments/acts/kept-act'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import type { ActName } from '@tablee/domain/tournaments/authority/may'
import { STAFF_ROLES } from '@tablee/domain/tournaments/authority/role'
import type { Change } from '@tablee/domain/tournaments/change'
import { writtenChange } from '@tablee/domain/tournaments/kinds/written-match'
import { journalChange } from '@tablee/domain/tournaments/public-change'
import { roundOfMatch } from '@tablee/domain/tournaments/results/match-id'
import type { MatchId, PlayerId, PublicId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../database/database.ts'
import { namedValues, runStatement, type Statement } from '../../database/dialect/kept-statement.ts'
import type { Row } from '../../database/tables/tables.ts'
import { journalColumns } from './journal-columns.ts'
import { listEntries } from './journal-entry-store.ts'

export type JournalEntry = {
  readonly tournamentId: TournamentId
  readonly sequence: number
  readonly act: ActName
  readonly actId: string | undefined
  readonly author: Author
  readonly at: string
  readonly reason: string | null
  readonly changes: readonly Change[]
  /** The act itself, if the domain's table decided it. */
  readonly kept?: AnyKeptAct | undefined
  /** What a device drew for an act that another table decided. */
  readonly apart?: DecidedApart['given'] | undefined
}

export async function appendToJournal(db: Queryable, entry: JournalEntry): Promise<void> {
  await runStatement(db, journalled(entry))
}

/** What writes the entry. */
export function journalled(entry: JournalEntry): Statement {
  return appendRow(entryRow(entry, JSON.stringify(entry.changes.map(keptChange))))
}

function keptChange(change: Change) {
  return writtenChange(journalChange(change))
}

/** One after the other, as the journal writes them. */
export function* keptChanges(changes: readonly Change[]): Generator<ReturnType<typeof keptChange>> {
  for (const change of changes) yield keptChange(change)
}

/** The row of an entry, with the list of its changes as a text already: of a long one, a piece of work by itself. */
export function entryRow(entry: JournalEntry, changes: string) {
  return {
    tournament_id: entry.tournamentId,
    sequence: entry.sequence,
    act: entry.act,
    act_id: entry.actId ?? null,
    author: entry.author.publicId,
    author_role: entry.author.role,
    author_holder: entry.author.holderId,
    at: entry.at,
    reason: entry.reason,
    changes,
    ...keptTexts(entry),
    ...journalColumns(entry.changes.map(journalChange), changes),
  }
}

export function appendRow(row: ReturnType<typeof entryRow>): Statement {
  const names = Object.keys(row)
  return {
    shape: `journal ${names}`,
    values: Object.values(row),
    build: (db, values) => db.insertInto('journal').values(namedValues(names, values) as typeof row),
  }
}

/** Only what the schema names is written. */
function keptTexts({ kept, apart }: Pick<JournalEntry, 'kept' | 'apart'>): Pick<Row<'journal'>, 'input' | 'given'> {
  if (apart) {
    const { at, seed, ids } = apart
    return { input: null, given: JSON.stringify({ at: at.toISOString(), seed, ids, apart: true }) }
  }
  const written = kept && readKeptAct(kept.name, kept)
  return written
    ? { input: JSON.stringify(written.input), given: JSON.stringify(written.given) }
    : { input: null, given: null }
}

/** Then it is a retry. */
export async function isActKnown(
  db: Queryable,
  act: { readonly tournamentId: TournamentId; readonly author: PublicId; readonly actId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('journal')
    .select('sequence')
    .where('tournament_id', '=', act.tournamentId)
    .where('author', '=', act.author)
    .where('act_id', '=', act.actId)
    .executeTakeFirst()
  return row !== undefined
}

/** With their numbers. */
export async function listKnownActs(
  db: Queryable,
  tournamentId: TournamentId,
  actIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('journal')
    .select(['act_id', 'sequence'])
    .where('tournament_id', '=', tournamentId)
    .where('act_id', 'in', [...actIds])
    .where('author_role', 'in', [...STAFF_ROLES])
    .execute()
  return new Map(rows.flatMap(({ act_id: id, sequence }) => (id === null ? [] : [[id, sequence] as const])))
}

export async function findCreation(db: Queryable, author: PublicId, actId: string): Promise<TournamentId | null> {
  const row = await db
    .selectFrom('tournaments')
    .innerJoin('journal', 'journal.tournament_id', 'tournaments.id')
    .select('tournaments.id')
    .where('tournaments.organizer', '=', author)
    .where('journal.sequence', '=', 1)
    .where('journal.act_id', '=', actId)
    .executeTakeFirst()
  return row ? (row.id as TournamentId) : null
}

export async function listLatestDropActs(
  db: Queryable,
  tournamentId: TournamentId,
): Promise<ReadonlyMap<PlayerId, string>> {
  const entries = await listEntries(db, tournamentId, { about: { kinds: ['player_dropped'] }, changes: 'outline' })
  return new Map(
    entries.flatMap(({ act, changes }) =>
      changes.flatMap((change) => (change.kind === 'player_dropped' ? [[change.playerId, act] as const] : [])),
    ),
  )
}

/** More than one match ever has. */
const ENTRIES_OF_MATCH = 100

/** A file brings the results of its rounds. */
const IMPORT = 'import-tournament' satisfies ActName

/** By acts on the match or on its round's tables, oldest first. */
export async function listChangesOfMatch(
  db: Queryable,
  tournamentId: TournamentId,
  matchId: MatchId,
): Promise<readonly Change[]> {
  const entries = await listEntries(db, tournamentId, {
    about: { matchesBegin: [`${matchId}`], round: roundOfMatch(matchId), acts: [IMPORT] },
    changes: 'whole',
    matches: new Set([matchId]),
    latest: ENTRIES_OF_MATCH,
  })
  return entries.flatMap(({ changes }) => changes)
}
