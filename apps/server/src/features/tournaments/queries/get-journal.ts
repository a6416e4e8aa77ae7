import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { getJournal as call, JournalEntry } from '@tablee/contract/tournaments/get-journal'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { type ActName, MAY } from '@tablee/domain/tournaments/authority/may'
import { isOfStaff, type Role } from '@tablee/domain/tournaments/authority/role'
import type { Change } from '@tablee/domain/tournaments/change'
import type { MatchId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'
import type { HeldTournament } from '../held-tournament.ts'
import { journalFacts } from '../journal-facts.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { authorOf, staffOf } from '../tournament-policy.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'

/** So many rows are read for one answer. Entries that the reader may not see count, so a page may be short. */
const PAGE = 200

/** Acts that were the staff's alone before roles were written down. */
const STAFF_ACTS = Object.entries<readonly Role[]>(MAY).flatMap(([act, roles]) =>
  roles.every(isOfStaff) ? [act as ActName] : [],
)

/** What the staff did, out of the journal; names of players are the document's, so hidden ones stay hidden. */
export function getJournal(
  { database, cache, caller, now }: Acting<TournamentGround>,
  { code, organizerId: secret, asStaff = false, before }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return database.read(async (db) => {
    const id = await findTournamentId(db, code)
    const held = id === null ? null : await findTournament(db, cache, id)
    if (!held) return refuse('tournament_not_found', { code })
    if (asStaff) {
      const author = authorOf('read-journal', held, { claim: { as: 'staff', secret, caller }, now: now() })
      if (!author.accepted) return author
    }
    const source = { db, dialect: database.dialect }
    const rows = await listStaffActs(db, held.tournament.id, before)
    const entries = entriesOf(rows, { held, isForStaff: asStaff, reported: await findReported(source, held, rows) })
    const next = rows.length === PAGE ? (rows.at(-1)?.sequence ?? null) : null
    return accept({ data: { entries: [...entries], next } })
  })
}

type StaffAct = Awaited<ReturnType<typeof listStaffActs>>[number]

/** The latest first. Players, and whoever needs no role, are not the staff. */
async function listStaffActs(db: Queryable, id: TournamentId, before: number | undefined) {
  const rows = await db
    .selectFrom('journal')
    .select(['sequence', 'act', 'author_role', 'author_holder', 'at', 'reason', 'changes'])
    .where('tournament_id', '=', id)
    .$if(before !== undefined, (query) => query.where('sequence', '<', before ?? 0))
    .where((where) =>
      where.or([
        where('author_role', 'not in', ['player', 'everybody']),
        where.and([where('author_role', 'is', null), where('act', 'in', STAFF_ACTS)]),
        // Whoever follows a link needs no role; the staff made the link.
        where('act', '=', 'redeem-device-link' satisfies ActName),
      ]),
    )
    .orderBy('sequence', 'desc')
    .limit(PAGE)
    .execute()
  return rows.map(({ changes, ...row }) => ({ ...row, changes: JSON.parse(changes) as readonly Change[] }))
}

/** For each match that these acts decided, the act by which something was said of it for the first time. */
type FirstReports = ReadonlyMap<string, number>

const MATCH_BEGINNING = '"matchId":"'
/** Longer than any id of a match. */
const BEGINNING_LENGTH = 200
const MATCH = /^"matchId":"([^"\\]+)"/

type Source = { readonly db: Queryable; readonly dialect: Database['dialect'] }

async function findReported(
  { db, dialect }: Source,
  held: HeldTournament,
  acts: readonly StaffAct[],
): Promise<FirstReports> {
  const latest = acts.find(({ changes }) => changes.some(({ kind }) => kind === 'match_scored'))
  if (!latest) return new Map()
  const place = sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')
  const first = sql<string>`substr(changes, ${place}(changes, ${sql.lit(MATCH_BEGINNING)}), ${sql.lit(BEGINNING_LENGTH)})`
  const rows = await db
    .selectFrom('journal')
    .select(['sequence', first.as('match')])
    .where('tournament_id', '=', held.tournament.id)
    .where('sequence', '<', latest.sequence)
    .where((where) =>
      where.or([
        where('changes', 'like', '%"kind":"match_scored"%'),
        where('changes', 'like', '%"kind":"match_contested"%'),
      ]),
    )
    .orderBy('sequence', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ sequence, match }) => {
      const [, id] = MATCH.exec(match) ?? []
      return id === undefined ? [] : [[id, sequence] as const]
    }),
  )
}

type EntryGround = { readonly held: HeldTournament; readonly isForStaff: boolean; readonly reported: FirstReports }

function entriesOf(acts: readonly StaffAct[], { held, isForStaff, reported }: EntryGround): readonly JournalEntry[] {
  const matches = new Map(held.tournament.matches.map((match) => [match.id, match]))
  const names = new Map(staffOf(held).map(({ id, label }) => [id, label]))
  return acts.flatMap(({ sequence, act, at, author_role: role, author_holder: holder, reason, changes }) => {
    const isCorrection = (match: MatchId) => (reported.get(match) ?? sequence) < sequence
    const facts = journalFacts(changes, { tournament: held.tournament, matches, isCorrection, isForStaff })
    if (facts.length === 0 && !isForStaff) return []
    return [
      {
        ...{ sequence, act, at: wireMoment(at) },
        role: role !== null && isOfStaff(role) ? role : null,
        name: isForStaff ? (names.get(holder ?? '') ?? null) : null,
        reason: isForStaff ? reason : null,
        facts: [...facts],
      },
    ]
  })
}
