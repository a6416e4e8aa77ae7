import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import type { Change } from '@tablee/domain/tournaments/change'
import { roundOfMatch } from '@tablee/domain/tournaments/results/match-id'
import type { MatchId, PlayerId, RoundNumber, TournamentId } from '@tablee/domain/tournaments/tournament'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import * as z from 'zod/mini'
import { readStoredJson } from '../../database/damaged-row.ts'
import type { Queryable } from '../../database/database.ts'
import type { Row, Tables } from '../../database/tables/tables.ts'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import { elementsOf } from './elements-of.ts'
import { journalColumns, outlineOf, wordsOf } from './journal-columns.ts'
import { unpackedText } from './packed-change.ts'

/** Entries match if one of these applies. */
export type About = {
  readonly kinds?: readonly Change['kind'][]
  /** Prefixes of match ids. */
  readonly matchesBegin?: readonly string[]
  readonly matches?: readonly MatchId[]
  readonly people?: readonly PlayerId[]
  /** The round paired, taken back or edited; `any` for all. */
  readonly round?: RoundNumber | 'any'
  readonly acts?: readonly string[]
}

export type Wanted = {
  readonly about: About
  /** How much of the changes to read: none, without long lists, or all. */
  readonly changes: 'none' | 'outline' | 'whole'
  /** From long entries such as imports. */
  readonly matches?: ReadonlySet<MatchId>
  readonly after?: number
  readonly until?: number
  /** Only the latest, still in order. */
  readonly latest?: number
}

export type ReadEntry = Pick<Row<'journal'>, 'sequence' | 'act' | 'at' | 'author_role'> & {
  readonly matches: readonly MatchId[]
  readonly changes: readonly Change[]
}

/** Of others only columns are read. */
export async function listEntries(db: Queryable, id: TournamentId, wanted: Wanted): Promise<readonly ReadEntry[]> {
  const { about, after, until, latest } = wanted
  const rows = await db
    .selectFrom('journal')
    .select(['tournament_id', 'sequence', 'act', 'at', 'author_role', 'kinds', 'round', 'matches', 'people'])
    .select(changesOf(wanted.changes).as('text'))
    .where('tournament_id', '=', id)
    .where((where) => isAbout(where, about))
    .$if(after !== undefined, (query) => query.where('sequence', '>', after ?? 0))
    .$if(until !== undefined, (query) => query.where('sequence', '<=', until ?? 0))
    .orderBy('sequence')
    .execute()
  // Limited here: most entries without columns do not match.
  const entries: ReadEntry[] = []
  for (const row of rows) {
    const entry = await entryOf(row, wanted)
    if (entry) entries.push(entry)
  }
  return latest === undefined ? entries : entries.slice(-latest)
}

/** An entry of an older server is read in full until its columns are filled in. */
export function changesOf(much: Wanted['changes']) {
  switch (much) {
    case 'none':
      return sql<string>`case when kinds is null then changes else '[]' end`
    case 'outline':
      return sql<string>`coalesce(outline, changes)`
    case 'whole':
      return sql<string>`changes`
    default:
      return much satisfies never
  }
}

export function isAbout(where: ExpressionBuilder<Tables, 'journal'>, about: About): Expression<SqlBool> {
  const { kinds = [], matchesBegin = [], matches = [], people = [], round, acts = [] } = about
  return where.or([
    where('kinds', 'is', null),
    ...(people.length > 0 ? [where('people', 'is', null)] : []),
    ...people.map((key) => where('people', 'like', `% ${key} %`)),
    ...matches.map((match) => where('matches', 'like', `% ${match} %`)),
    ...kinds.map((kind) => where('kinds', 'like', `% ${kind} %`)),
    ...matchesBegin.map((beginning) => where('matches', 'like', `% ${beginning}%`)),
    ...(round === 'any' ? [where('round', 'is not', null)] : []),
    ...(typeof round === 'number' ? [where('round', '=', round)] : []),
    ...(acts.length > 0 ? [where('act', 'in', [...acts])] : []),
  ])
}

type EntryColumns = Pick<Row<'journal'>, 'act' | 'kinds' | 'round' | 'matches' | 'people'> & { readonly text: string }
type EntryRow = EntryColumns & Pick<Row<'journal'>, 'tournament_id' | 'sequence' | 'at' | 'author_role'>

async function entryOf(row: EntryRow, { about, changes: much, matches: asked }: Wanted): Promise<ReadEntry | null> {
  const { sequence, act, at, author_role, text } = row
  const read = asked && isLong(row) ? await readOfMatches(row, asked) : readKeptChanges(row, text)
  const columns = columnsOf(row, read)
  // A database ignores case in such a comparison.
  if (!isMeant(columns, about)) return null
  const changes = much === 'outline' ? outlineOf(read) : read
  return { sequence, act, at, author_role, matches: columns.matches as readonly MatchId[], changes }
}

/** Characters read before others get their turn. */
const CHARACTERS_OF_TURN = 100_000
/** What is packed in it may be ten times as long. */
const LONG_ENTRY = 10_000

function isLong({ kinds, text }: EntryRow): boolean {
  return kinds !== null && text.length > LONG_ENTRY
}

/** Of tables, those that are asked for alone. */
async function readOfMatches(row: EntryRow, asked: ReadonlySet<MatchId>): Promise<readonly Change[]> {
  const rounds = new Set([...asked].map(roundOfMatch))
  const wanted = { isWanted: (value: KeptChange) => maySayOf(value, { asked, rounds }), matches: asked }
  const changes: Change[] = []
  let unread = 0
  await othersHaveTheirTurn()
  for (const text of elementsOf(row.text)) {
    changes.push(...readKept(row, `[${text}]`, wanted).changes)
    unread += text.length
    if (unread < CHARACTERS_OF_TURN) continue
    unread = 0
    await othersHaveTheirTurn()
  }
  return changes
}

type AskedMatches = { readonly asked: ReadonlySet<MatchId>; readonly rounds: ReadonlySet<RoundNumber> }

function maySayOf({ round, matchId }: KeptChange, { asked, rounds }: AskedMatches): boolean {
  return rounds.has(round as RoundNumber) || asked.has(matchId as MatchId)
}

type Columns = {
  readonly act: string
  readonly kinds: readonly string[]
  readonly matches: readonly string[]
  readonly people: readonly string[]
  readonly round: RoundNumber | null
}

export function columnsOf(row: EntryColumns, changes: readonly Change[]): Columns {
  const { act, kinds, round, matches, people } =
    row.kinds === null || row.people === null ? { ...row, ...journalColumns(changes, row.text) } : row
  return { act, kinds: wordsOf(kinds ?? ''), round, matches: wordsOf(matches ?? ''), people: wordsOf(people ?? '') }
}

export function isMeant({ act, kinds, matches, people, round }: Columns, about: About): boolean {
  return (
    (about.kinds ?? []).some((kind) => kinds.includes(kind)) ||
    (about.matches ?? []).some((match) => matches.includes(match)) ||
    (about.people ?? []).some((key) => people.includes(key)) ||
    (about.matchesBegin ?? []).some((beginning) => matches.some((match) => match.startsWith(beginning))) ||
    (about.acts ?? []).includes(act) ||
    (about.round === 'any' ? round !== null : round !== null && round === about.round)
  )
}

const keptChange = z.looseObject({ kind: z.string() })
type KeptChange = z.infer<typeof keptChange>

type EntryPlace = Pick<Row<'journal'>, 'tournament_id' | 'sequence'>

export type KeptChanges = {
  readonly changes: readonly Change[]
  /** Written by a later version. */
  readonly laterKinds: readonly string[]
}

type WantedChanges = {
  readonly isWanted: (value: KeptChange) => boolean
  /** Null for all. */
  readonly matches: ReadonlySet<MatchId> | null
}

const ALL: WantedChanges = { isWanted: () => true, matches: null }

export function readKept(place: EntryPlace, text: string, { isWanted, matches }: WantedChanges = ALL): KeptChanges {
  const { tournament_id: tournament, sequence } = place
  const stored = { table: 'journal', id: `${sequence} of tournament ${tournament}` }
  const values = readStoredJson({ ...stored, text, schema: z.array(keptChange) }, 'changes')
  const changes: Change[] = []
  const laterKinds: string[] = []
  for (const one of values.filter(isWanted)) {
    const unpacked = unpackedText(one)
    const value = unpacked === null ? one : readStoredJson({ ...stored, text: unpacked, schema: keptChange }, 'changes')
    const change = readChange(matches ? withTablesOf(value, matches) : value)
    if (change) changes.push(change)
    else laterKinds.push(value.kind)
  }
  return { changes, laterKinds }
}

function withTablesOf({ matches, ...value }: KeptChange, asked: ReadonlySet<MatchId>): KeptChange {
  return Array.isArray(matches)
    ? { ...value, matches: matches.filter(({ id }) => asked.has(id)) }
    : { matches, ...value }
}

export function readKeptChanges(place: EntryPlace, text: string): readonly Change[] {
  return readKept(place, text).changes
}

const givenApart = z.object({ at: z.string(), apart: z.optional(z.literal(true)) })

/** By the device's clock; null when the server decided. */
export function decidedApartAt({
  tournament_id: tournament,
  sequence,
  given: text,
}: EntryPlace & Pick<Row<'journal'>, 'given'>): string | null {
  if (!text?.includes('"apart"')) return null
  const id = `${sequence} of tournament ${tournament}`
  const { at, apart } = readStoredJson({ table: 'journal', id, text, schema: givenApart }, 'given')
  return apart ? at : null
}
