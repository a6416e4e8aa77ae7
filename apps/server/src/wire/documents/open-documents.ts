import { jsonParts } from '@tablee/contract/serving/json-parts'
import type { LocateTournament } from '@tablee/contract/serving/locate-tournament'
import type { ServedCollection } from '@tablee/contract/serving/served-collection'
import { EVERY_TOURNAMENT } from '../../ports/last-acts.ts'
import type { OpenAnswer } from './kept-answers.ts'
import { JSON_TYPE, limitOfList, piecesOfList } from './lists.ts'
import type { ReadQueries, Selection } from './read-queries.ts'
import { selected } from './selected.ts'

const HEADERS = { 'Content-Type': JSON_TYPE }

type Asked = {
  readonly collection: ServedCollection
  readonly locateTournament: LocateTournament
  readonly select: Selection
}

type Query = Omit<ReadQueries, 'select'>

/**
 * A list that is the same for everyone, about one tournament if the query names it; null for other lists, and for the most expensive kind.
 * It is read without an account, so that nothing private can get in.
 */
export function openList(asked: Asked, query: Query, isCounted: boolean): OpenAnswer | null {
  const { collection, locateTournament, select } = asked
  if (!collection.namesTournament || query.isShuffled) return null
  const by = nameIn(collection, query)
  if (!by && limitOfList(collection, query) === 'dearListsOfAddress') return null
  return {
    address: JSON.stringify(['list', collection.id, query, isCounted, select]),
    locate: async () => (by ? locateTournament(by) : EVERY_TOURNAMENT),
    write: async () => {
      const page = await collection.list({ ...query, isCounted, shown: select }, null)
      return { text: piecesOfList(page, { select, keys: collection.keys }), headers: HEADERS }
    },
  }
}

/** Read without an account; null when it depends on the caller. */
export function openDocument({ collection, locateTournament, select }: Asked, id: string): OpenAnswer | null {
  if (!collection.namesTournament) return null
  const isOfTournament = collection.namesTournament.$id === 'id'
  return {
    address: JSON.stringify(['document', collection.id, id, select]),
    locate: async () => (isOfTournament ? locateTournament({ id }) : EVERY_TOURNAMENT),
    write: async () => {
      const document = await collection.find(id, null)
      return document && { text: jsonParts(selected(document, select)), headers: HEADERS }
    },
  }
}

/** The single tournament of all the list's documents; null when the query names none, or another document too. */
function nameIn({ namesTournament = {} }: ServedCollection, { filters, cursor }: Query) {
  if (cursor) return null
  for (const filter of filters) {
    if (filter.method !== 'equal') continue
    const [value, ...moreValues] = filter.values
    const isName = typeof value === 'string' && moreValues.length === 0
    if (!isName || !Object.hasOwn(namesTournament, filter.attribute)) continue
    return namesTournament[filter.attribute] === 'id' ? { id: value } : { code: value }
  }
  return null
}
