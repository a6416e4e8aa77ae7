import type { DocumentFilter, DocumentQuery } from '@tablee/contract/serving/document-query'
import type { TournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { TOO_BROAD, type TooBroad } from '../../../database/bounded-page.ts'
import type { Queryable } from '../../../database/database.ts'
import { othersHaveTheirTurn } from '../../../turns/others-have-their-turn.ts'

/** Each may require reading a large tournament. */
const MOST_ELEMENTS = 25

type FindDocument = (id: TournamentId) => Promise<TournamentDocument | null>
type ListAttribute = 'players' | 'matches' | 'finalRanking'

/** Elements are stored in no table, so the id inside one leads to the only tournament that can hold it, and its document decides. */
export async function withoutElements(
  db: Queryable,
  query: DocumentQuery,
  find: FindDocument,
): Promise<DocumentQuery | TooBroad> {
  if (elementCount(query.filters) > MOST_ELEMENTS) return TOO_BROAD
  const filters: DocumentFilter[] = []
  for (const filter of query.filters) filters.push(await answered(filter))
  return { ...query, filters }

  async function answered(filter: DocumentFilter): Promise<DocumentFilter> {
    if ('filters' in filter) {
      const inner: DocumentFilter[] = []
      for (const each of filter.filters) inner.push(await answered(each))
      return { ...filter, filters: inner }
    }
    const { method, attribute, values } = filter
    if (!isListAttribute(attribute) || (method !== 'contains' && method !== 'containsAll')) return filter
    const holders = []
    for (const value of values) holders.push(await holdersOf(attribute, String(value)))
    const [first = [], ...others] = holders
    const ids = method === 'contains' ? holders.flat() : first.filter((id) => others.every((ids) => ids.includes(id)))
    return { method: 'equal', attribute: '$id', values: [...new Set(ids)] }
  }

  async function holdersOf(attribute: ListAttribute, element: string): Promise<readonly TournamentId[]> {
    const ids: TournamentId[] = []
    for (const id of await candidates(db, attribute, element)) {
      await othersHaveTheirTurn()
      if ((await find(id))?.[attribute].includes(element)) ids.push(id)
    }
    return ids
  }
}

function elementCount(filters: readonly DocumentFilter[]): number {
  return filters.reduce((count, filter) => {
    if ('filters' in filter) return count + elementCount(filter.filters)
    return isListAttribute(filter.attribute) ? count + filter.values.length : count
  }, 0)
}

function isListAttribute(attribute: string): attribute is ListAttribute {
  return attribute === 'players' || attribute === 'matches' || attribute === 'finalRanking'
}

const KEY_OF = { players: 'key', matches: 'id', finalRanking: 'playerKey' } as const

async function candidates(db: Queryable, attribute: ListAttribute, element: string): Promise<readonly TournamentId[]> {
  const key = memberOf(element, KEY_OF[attribute])
  if (typeof key !== 'string' || key.includes('\u0000')) return []
  const rows = await db
    .selectFrom(attribute === 'matches' ? 'matches' : 'players')
    .select('tournament_id')
    .where('id', '=', key)
    // Ids are random: more than one holder is practically impossible.
    .limit(5)
    .execute()
  return rows.map(({ tournament_id }) => tournament_id as TournamentId)
}

function memberOf(element: string, member: string): unknown {
  try {
    const parsed: unknown = JSON.parse(element)
    return typeof parsed === 'object' && parsed !== null ? new Map(Object.entries(parsed)).get(member) : undefined
  } catch {
    return undefined
  }
}
