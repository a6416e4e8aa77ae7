import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import type { Change } from '@tablee/domain/tournaments/change'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import type { Tournament, TournamentId } from '@tablee/domain/tournaments/tournament'
import { DamagedRowError } from '../../../database/damaged-row.ts'
import type { Database, Queryable } from '../../../database/database.ts'
import { unpackedText } from '../packed-change.ts'
import type { TournamentRow } from '../tournament-columns.ts'
import { loadAround } from '../tournament-rows.ts'

export type Finding = { readonly code: string; readonly what: string }

export type Checked = { readonly tournaments: number; readonly acts: number; readonly findings: readonly Finding[] }

const READ_TOGETHER = 100
/** Retries when acts arrive while reading. */
const ATTEMPTS = 5
const DIFFERENCES_TOLD = 3

/** Replays every journal, also of hidden tournaments, and compares the result with the tables. */
export async function checkJournals(database: Database): Promise<Checked> {
  const findings: Finding[] = []
  let [tournaments, acts] = [0, 0]
  for (let last = ''; ; ) {
    const ids = await database.read((db) => listIdsAfter(db, last))
    if (ids.length === 0) return { tournaments, acts, findings }
    for (const id of ids) {
      const { code, sequence, problems } = await database.read((db) => checkOne(db, id))
      tournaments += 1
      acts += sequence
      findings.push(...problems.map((what) => ({ code, what })))
    }
    last = ids.at(-1) ?? last
  }
}

async function listIdsAfter(db: Queryable, last: string): Promise<readonly TournamentId[]> {
  const rows = await db
    .selectFrom('all_tournaments')
    .select('id')
    .where('id', '>', last)
    .orderBy('id')
    .limit(READ_TOGETHER)
    .execute()
  return rows.map(({ id }) => id as TournamentId)
}

type CheckedOne = { readonly code: string; readonly sequence: number; readonly problems: readonly string[] }

async function checkOne(db: Queryable, id: TournamentId): Promise<CheckedOne> {
  for (let attempt = 1; ; attempt++) {
    const row = await findAnyRow(db, id)
    if (!row) return { code: '', sequence: 0, problems: [] }
    const { code, sequence } = row
    // An import under way or interrupted: invisible, and erased later.
    if (sequence === 0) return { code, sequence, problems: [] }
    const problems = await problemsOf(db, row)
    const after = await findAnyRow(db, id)
    if (problems.length === 0 || after?.sequence === sequence || attempt === ATTEMPTS)
      return { code, sequence, problems: after ? problems : [] }
  }
}

function findAnyRow(db: Queryable, id: TournamentId): Promise<TournamentRow | undefined> {
  return db.selectFrom('all_tournaments').selectAll().where('id', '=', id).executeTakeFirst()
}

async function problemsOf(db: Queryable, row: TournamentRow): Promise<readonly string[]> {
  const entries = await db
    .selectFrom('journal')
    .select(['sequence', 'changes'])
    .where('tournament_id', '=', row.id)
    .orderBy('sequence')
    .execute()
  const gap = entries.findIndex(({ sequence }, index) => sequence !== index + 1)
  if (gap !== -1) return [`act ${gap + 1} is missing in the journal`]
  if (entries.length !== row.sequence) return [`the tables know ${row.sequence} acts, the journal ${entries.length}`]
  const changes: Change[] = []
  for (const { sequence, changes: text } of entries) {
    const read = readChanges(text)
    if (!read) return [`act ${sequence} of the journal cannot be read`]
    changes.push(...read)
  }
  return compare(db, row, changes)
}

function readChanges(text: string): readonly Change[] | null {
  try {
    const values: unknown = JSON.parse(text)
    const changes = Array.isArray(values) ? values.map((value) => readChange(unpacked(value))) : [null]
    return changes.includes(null) ? null : changes.filter((change) => change !== null)
  } catch {
    return null
  }
}

function unpacked(value: unknown): unknown {
  const text = unpackedText(value)
  return text === null ? value : JSON.parse(text)
}

async function compare(db: Queryable, row: TournamentRow, changes: readonly Change[]): Promise<readonly string[]> {
  const [first, ...more] = changes
  if (first?.kind !== 'tournament_created') return ['the journal does not begin with the creation']
  try {
    const { tournament } = await loadAround(db, row)
    return differences(replayed(first, more), tournament)
  } catch (error) {
    if (error instanceof DamagedRowError || error instanceof ReplayError) return [error.message]
    throw error
  }
}

class ReplayError extends Error {}

function replayed(first: Extract<Change, { kind: 'tournament_created' }>, more: readonly Change[]): Tournament {
  try {
    return evolveAll(createdTournament(first), more)
  } catch (error) {
    throw new ReplayError(`the journal cannot be replayed (${error instanceof Error ? error.message : typeof error})`)
  }
}

function differences(journal: Tournament, tables: Tournament): readonly string[] {
  const { players: _, rounds: __, matches: ___, ...header } = tables
  const attributes = Object.keys(header) as (keyof typeof header)[]
  const found = [
    ...attributes.filter((name) => written(journal[name]) !== written(tables[name])).map((name) => `its ${name}`),
    ...differing(journal.players.map(nameless), tables.players.map(nameless), ({ id }) => `player ${id}`),
    ...differing(journal.rounds, tables.rounds, ({ number }) => `round ${number}`),
    ...differing(journal.matches, tables.matches, ({ id }) => `match ${id}`),
  ]
  if (found.length === 0) return []
  const told = found.slice(0, DIFFERENCES_TOLD).join(', ')
  const more = found.length > DIFFERENCES_TOLD ? ` and ${found.length - DIFFERENCES_TOLD} more` : ''
  return [`journal and tables differ: ${told}${more}`]
}

/** Names of people are in the tables only. */
function nameless(player: Tournament['players'][number]) {
  return { ...player, name: '' }
}

function differing<Item>(
  journal: readonly Item[],
  tables: readonly Item[],
  named: (item: Item) => string,
): readonly string[] {
  const kept = new Map(tables.map((item) => [named(item), written(item)]))
  const told = new Map(journal.map((item) => [named(item), written(item)]))
  const names = new Set([...told.keys(), ...kept.keys()])
  const found = [...names].filter((name) => told.get(name) !== kept.get(name))
  const isInOrder = journal.map(named).join() === tables.map(named).join()
  return found.length > 0 || isInOrder ? found : ['the order of its rows']
}

/** Ignores the order of members. */
function written(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  )
}
