import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { getJournal as call, JournalEntry } from '@tablee/contract/tournaments/questions/get-journal'
import { wireMoment } from '@tablee/contract/wire-moment'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { type ShopTokenId, tokenOfHolder } from '@tablee/domain/shops/shop-token'
import { type ActName, MAY } from '@tablee/domain/tournaments/authority/may'
import { isOfStaff, type Role } from '@tablee/domain/tournaments/authority/role'
import type { Change } from '@tablee/domain/tournaments/change'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { Match, MatchId, PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import type { Queryable } from '../../../database/database.ts'
import { matchIn, outlineOf } from '../journal-columns.ts'
import {
  type About,
  changesOf,
  columnsOf,
  decidedApartAt,
  isAbout,
  isMeant,
  listEntries,
  readKept,
} from '../journal-entry-store.ts'
import { journalFacts } from '../journal-facts.ts'
import { shiftsToldIn, type ToldShift } from '../shifts.ts'
import { listTokenNames } from '../shop-event-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { authorOf, staffOf } from '../tournament-policy.ts'
import {
  findMatches,
  findTournamentId,
  findWithoutMatches,
  listMatchesOf,
  type PlayedElsewhere,
} from '../tournament-store.ts'

/** Entries the reader may not see count too, so a page may be short. */
const PAGE = 200

/** Acts only the staff could do before roles were recorded. */
const STAFF_ACTS = Object.entries<readonly Role[]>(MAY).flatMap(([act, roles]) =>
  roles.every(isOfStaff) ? [act as ActName] : [],
)

/** Player names come from the document, so hidden ones stay hidden. */
export function getJournal(
  { database, cache, caller, now }: Acting<TournamentGround>,
  { code, organizerId: secret, asStaff = false, before, playerKey }: ParsedInput<typeof call>,
): Promise<Outcome<CallReply<typeof call>>> {
  return database.read(async (db) => {
    const id = await findTournamentId(db, code)
    const held = id === null ? null : await findWithoutMatches(db, cache, id)
    if (!held) return refuse('tournament_not_found', { code })
    if (asStaff) {
      const author = authorOf('read-journal', held, { claim: { as: 'staff', secret, caller }, now: now() })
      if (!author.accepted) return author
    }
    const about = playerKey === undefined ? null : await aboutPlayer(db, held.tournament.id, playerKey)
    const read = await listStaffActs(db, held.tournament.id, { before, about })
    const rows = about ? read.filter((row) => isMeant(columnsOf(row, row.changes), about)) : read
    const named = new Set(
      rows.flatMap(({ changes }) => changes.flatMap((change) => [...matchIn(change), ...drawnIn(change)])),
    )
    const entries = entriesOf(rows, {
      ...{ held, isForStaff: asStaff, reported: await findReported(db, held, rows) },
      rules: await listRules(db, held.tournament.id, rows),
      tokens: await listTokenNames(
        db,
        rows.flatMap(({ author_holder: holder }) => tokenOfHolder(holder ?? '') ?? []),
      ),
      shifts: asStaff ? await shiftsToldIn(db, held) : new Map(),
      matches: new Map((await findMatches(db, held.tournament.id, [...named])).map((match) => [match.id, match])),
    })
    const next = read.length === PAGE ? (read.at(-1)?.sequence ?? null) : null
    return accept({ data: { entries: [...entries], next } })
  })
}

/** For a deck check. */
function drawnIn(change: Change): readonly MatchId[] {
  return change.kind === 'deck_checks_drawn' ? change.matches : []
}

type StaffAct = Awaited<ReturnType<typeof listStaffActs>>[number]

type Page = { readonly before: number | undefined; readonly about: About | null }

/** Directly or by a match; matches of a round taken back no longer exist. */
async function aboutPlayer(db: Queryable, id: TournamentId, key: PlayerId): Promise<About> {
  return { people: [key], matches: await listMatchesOf(db, id, key) }
}

/** Latest first. Players, and acts that need no role, do not count as staff. */
async function listStaffActs(db: Queryable, id: TournamentId, { before, about }: Page) {
  const rows = await db
    .selectFrom('journal')
    .select(['sequence', 'act', 'author_role', 'author_holder', 'at', 'reason'])
    .select(['tournament_id', 'kinds', 'round', 'matches', 'people', 'given', changesOf('outline').as('text')])
    .where('tournament_id', '=', id)
    .$if(about !== null, (query) => query.where((where) => isAbout(where, about ?? {})))
    .$if(before !== undefined, (query) => query.where('sequence', '<', before ?? 0))
    .where((where) =>
      where.or([
        where('author_role', 'not in', ['player', 'everybody']),
        where.and([where('author_role', 'is', null), where('act', 'in', STAFF_ACTS)]),
        // Redeeming a link needs no role, but the staff made the link.
        where('act', '=', 'redeem-device-link' satisfies ActName),
      ]),
    )
    .orderBy('sequence', 'desc')
    .limit(PAGE)
    .execute()
  return rows.map(({ text, ...row }) => {
    const { changes, laterKinds } = readKept(row, text)
    return { ...row, text, changes: outlineOf(changes), laterKinds, decidedAt: decidedApartAt(row) }
  })
}

type FirstReports = ReadonlyMap<MatchId, number>

async function findReported(
  db: Queryable,
  { tournament: { id } }: PlayedElsewhere,
  acts: readonly StaffAct[],
): Promise<FirstReports> {
  const latest = acts.find(({ changes }) => changes.some(({ kind }) => kind === 'match_scored'))
  if (!latest) return new Map()
  const about = { kinds: ['match_scored', 'match_contested'] } as const
  const entries = await listEntries(db, id, { about, changes: 'none', until: latest.sequence - 1 })
  return new Map(
    entries.toReversed().flatMap(({ sequence, matches }) => matches.map((match) => [match, sequence] as const)),
  )
}

/** Which pack every act stated, in order. */
type StatedRules = readonly { readonly sequence: number; readonly rules: RulePack }[]

async function listRules(db: Queryable, id: TournamentId, acts: readonly StaffAct[]): Promise<StatedRules> {
  const latest = acts.find(({ changes }) => changes.some(({ kind }) => kind === 'rules_varied'))
  if (!latest) return []
  const about = { kinds: ['tournament_created', 'rules_varied'] } as const
  const entries = await listEntries(db, id, { about, changes: 'outline', until: latest.sequence - 1 })
  return entries.flatMap(({ sequence, changes }) => {
    const rules = changes.flatMap((change) => ('rules' in change ? change.rules : []))
    return rules.map((one) => ({ sequence, rules: one }))
  })
}

type EntryGround = {
  readonly held: PlayedElsewhere
  readonly isForStaff: boolean
  readonly reported: FirstReports
  readonly rules: StatedRules
  readonly matches: ReadonlyMap<MatchId, Match>
  readonly tokens: ReadonlyMap<ShopTokenId, string>
  readonly shifts: ReadonlyMap<number, ToldShift>
}

function entriesOf(
  acts: readonly StaffAct[],
  { held, isForStaff, reported, rules, matches, tokens, shifts }: EntryGround,
): readonly JournalEntry[] {
  const staff = new Map(staffOf(held).map(({ id, label }) => [id, label]))
  return acts.flatMap(
    ({ sequence, act, at, author_role: role, author_holder: holder, reason, changes, laterKinds, decidedAt }) => {
      const isCorrection = (match: MatchId) => (reported.get(match) ?? sequence) < sequence
      const known = journalFacts(changes, {
        ...{ act, tournament: held.tournament, matches, isCorrection, isForStaff },
        rulesBefore: rules.findLast((stated) => stated.sequence < sequence)?.rules ?? null,
      })
      const facts = [...known, ...(isForStaff ? laterKinds.map((kind) => ({ kind, count: 1 })) : [])]
      if (facts.length === 0 && !isForStaff) return []
      const token = tokenOfHolder(holder ?? '')
      const shift = shifts.get(sequence)
      const name = token === null ? staff.get(holder ?? '') : tokens.get(token)
      return [
        {
          ...{ sequence, act, at: wireMoment(at) },
          role: role !== null && isOfStaff(role) ? role : null,
          name: isForStaff ? (name ?? null) : null,
          ...(token !== null && { byProgram: true as const }),
          reason: isForStaff ? reason : null,
          ...(decidedAt !== null && { apart: true as const }),
          ...(decidedAt !== null && isForStaff && { decidedAt: wireMoment(decidedAt) }),
          facts,
          ...(shift && { shift }),
        },
      ]
    },
  )
}
