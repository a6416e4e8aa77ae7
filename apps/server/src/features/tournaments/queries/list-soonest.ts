import type { DocumentFilter, DocumentQuery } from '@tablee/contract/serving/document-query'
import type { Phase, TournamentId } from '@tablee/domain/tournaments/tournament'
import { matchingOf, TOO_BROAD, type TooBroad } from '../../../database/bounded-page.ts'
import type { AttributeColumns } from '../../../database/document-conditions.ts'
import { mostRowsOf } from '../../../database/question-cost.ts'
import type { SearchTerm } from '../../../database/search-index.ts'
import { ANNOUNCED_TERM, phaseTerm, type SearchPlan, startsFromTerm, without } from '../search/search-plan.ts'
import { all, any } from '../search/search-term.ts'
import { listByLooking } from './list-by-looking.ts'
import { type IndexReader, listFromIndex, type TournamentIds } from './list-from-index.ts'
import { placesByStart, type StartPlace, startOf } from './places-by-start.ts'

/** What is played now; what starts next; what waits without a date; what is over or was never played. */
const PARTS = ['running', 'coming', 'open', 'over'] as const
type Part = (typeof PARTS)[number]

const HOUR_MS = 3_600_000
/** An event that nobody has started counts as coming for so long after its hour. */
const LATE_START_MS = 12 * HOUR_MS
/** One that was never ended counts as running for so long. */
const LONGEST_EVENT_MS = 31 * 24 * HOUR_MS

type Moments = { readonly comingFrom: string; readonly runningFrom: string }

export type SoonestAsked = {
  /** Null: every tournament is meant. */
  readonly plan: SearchPlan | null
  readonly attributes: AttributeColumns
  readonly now: Date
}

/**
 * The soonest first: each part comes from the search index by itself, and no more of it than the page still needs. What is coming
 * is in the order of its starts, the other parts newest first. Null where the document of the cursor is not there.
 */
export async function listSoonest(
  reader: IndexReader,
  query: DocumentQuery,
  { plan, attributes, now }: SoonestAsked,
): Promise<TournamentIds | TooBroad | null> {
  const { limit, offset, cursor, isCounted } = query
  const moments = momentsOf(now)
  const behind = cursor ? await startOf(reader, cursor.id) : undefined
  if (behind === null) return null
  const term = plan?.term ?? phaseTerm(['waiting', 'running', 'finished'])
  const filters = plan?.rest ?? query.filters
  const asking = { reader, attributes, filters, term, moments }
  const wanted = offset + limit
  const ids: TournamentId[] = []
  const first = behind ? PARTS.indexOf(partOf(behind, moments)) : 0
  for (const [index, part] of PARTS.slice(first).entries()) {
    if (ids.length >= wanted) break
    const found = await idsOf(asking, { part, most: wanted - ids.length, behind: index === 0 ? behind : undefined })
    if (found === TOO_BROAD) return TOO_BROAD
    ids.push(...found)
  }
  const page = { total: 0, ids: ids.slice(offset, wanted) }
  if (!isCounted) return page
  const counted = await listNewest(asking, { term, most: 0, isCounted })
  return counted === TOO_BROAD || counted === null ? TOO_BROAD : { ...page, total: counted.total }
}

function momentsOf(now: Date): Moments {
  // By whole hours the index tells starts apart.
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  const before = (span: number) => new Date(hour - span).toISOString()
  return { comingFrom: before(LATE_START_MS), runningFrom: before(LONGEST_EVENT_MS) }
}

function partOf({ phase, startsAt }: Pick<StartPlace, 'phase' | 'startsAt'>, moments: Moments): Part {
  if (phase === 'running' && (startsAt === null || startsAt >= moments.runningFrom)) return 'running'
  if (phase !== 'waiting') return 'over'
  if (startsAt === null) return 'open'
  return startsAt >= moments.comingFrom ? 'coming' : 'over'
}

/** As `partOf` decides, for the index. */
function termOf(part: Part, { comingFrom, runningFrom }: Moments): SearchTerm {
  const [waiting, running] = (['waiting', 'running'] as const).map((phase: Phase['kind']) => phaseTerm([phase])) as [
    SearchTerm,
    SearchTerm,
  ]
  switch (part) {
    case 'running':
      return any([without(running, ANNOUNCED_TERM), all([running, startsFromTerm(runningFrom)])])
    case 'coming':
      return all([waiting, startsFromTerm(comingFrom)])
    case 'open':
      return without(waiting, ANNOUNCED_TERM)
    case 'over': {
      const everything = phaseTerm(['waiting', 'running', 'finished'])
      const others = PARTS.filter((one) => one !== 'over').map((one) => termOf(one, { comingFrom, runningFrom }))
      return without(everything, any(others))
    }
    default:
      return part satisfies never
  }
}

type Asking = {
  readonly reader: IndexReader
  readonly attributes: AttributeColumns
  /** What the index cannot tell. */
  readonly filters: readonly DocumentFilter[]
  readonly term: SearchTerm
  readonly moments: Moments
}
type Wanted = { readonly part: Part; readonly most: number; readonly behind: StartPlace | undefined }

async function idsOf(asking: Asking, { part, most, behind }: Wanted): Promise<readonly TournamentId[] | TooBroad> {
  const term = all([termOf(part, asking.moments), asking.term])
  if (part === 'coming') return comingIds({ ...asking, term }, { most, behind })
  const found = await listNewest(asking, { term, most, isCounted: false, behind })
  return found === TOO_BROAD || found === null ? TOO_BROAD : found.ids
}

type Newest = {
  readonly term: SearchTerm
  readonly most: number
  readonly isCounted: boolean
  readonly behind?: StartPlace | undefined
}

function listNewest({ reader, attributes, filters }: Asking, { term, most, isCounted, behind }: Newest) {
  const cursor = behind ? { id: behind.id, isBefore: false } : null
  const page = { filters, orders: [], isShuffled: false, cursor, limit: most, offset: 0, isCounted }
  const asked = { term, startsFrom: null, isNewestFirst: true }
  return filters.length === 0
    ? listFromIndex(reader, page, asked)
    : listByLooking(reader, page, { ...asked, attributes })
}

async function comingIds(
  { reader, attributes, filters, term, moments }: Asking,
  { most, behind }: Omit<Wanted, 'part'>,
): Promise<readonly TournamentId[] | TooBroad> {
  const { db, dialect } = reader
  const ids: TournamentId[] = []
  let looked = 0
  for await (const places of placesByStart(reader, { term, from: moments.comingFrom, behind })) {
    if (places === TOO_BROAD) return TOO_BROAD
    looked += places.length
    if (filters.length > 0 && looked > mostRowsOf(attributes, { filters })) return TOO_BROAD
    const tournaments = db.selectFrom('tournaments')
    const compared = { attributes, dialect, filters, ids: places.map(({ id }) => id) }
    ids.push(...((await matchingOf(tournaments, compared)) as readonly TournamentId[]))
    if (ids.length >= most) break
  }
  return ids.slice(0, most)
}
