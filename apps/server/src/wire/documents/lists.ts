import type { DocumentFilter, DocumentQuery } from '@tablee/contract/serving/document-query'
import { isLongJson, jsonParts } from '@tablee/contract/serving/json-parts'
import type { CostlyQuestion, DocumentPage, ServedCollection } from '@tablee/contract/serving/served-collection'
import { LANGUAGE_OF_PROGRAMMERS } from '@tablee/domain/language'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import { textInTurns, type WrittenText } from '../../turns/text-in-turns.ts'
import type { LimitName } from '../limits/limits.ts'
import { ProtocolError } from '../protocol-error.ts'
import { invalidQuery } from './read-filter.ts'
import type { Selection } from './read-queries.ts'
import { selected } from './selected.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

type Keys = ServedCollection['keys']
const CHEAP_ORDERS = new Set([null, '$createdAt', 'soonest', 'name', 'distance'])
/** The search card needs fewer. */
const MOST_COMPARISONS = 24
const MOST_DOCUMENTS = 100
/** Suggestions while typing. */
const SHORT_LIST = 6

/**
 * The limit a list counts for, by its possible cost. Named documents are answered at once, for a whole venue; searches cost more. Short
 * lists count separately: two hundred phones typing a name must not use up anyone's searches.
 */
export function limitOfList(
  { keys }: Pick<ServedCollection, 'keys'>,
  { filters, orders, isShuffled, limit }: Omit<DocumentQuery, 'isCounted'>,
): LimitName {
  if (limit > MOST_DOCUMENTS) return 'dearListsOfAddress'
  if (filters.some((filter) => filter.method === 'equal' && keys.includes(filter.attribute))) return 'readsOfAddress'
  const isCheap = !isShuffled && orders.every(({ attribute }) => CHEAP_ORDERS.has(attribute))
  if (!isCheap || comparisonsOf(filters) > MOST_COMPARISONS) return 'dearListsOfAddress'
  return limit <= SHORT_LIST ? 'shortListsOfAddress' : 'listsOfAddress'
}

/** Comparing parts of texts, or negated conditions, goes beyond any search. */
function comparisonsOf(filters: readonly DocumentFilter[]): number {
  return filters.reduce((count, filter) => {
    if ('filters' in filter)
      return count + (filter.method === 'not' ? MOST_COMPARISONS + 1 : comparisonsOf(filter.filters))
    return count + (DEAR_METHODS.has(filter.method) ? MOST_COMPARISONS + 1 : filter.values.length)
  }, 0)
}

const DEAR_METHODS: ReadonlySet<DocumentFilter['method']> = new Set([
  ...(['notEqual', 'startsWith', 'endsWith', 'contains', 'containsAll'] as const),
])

export function tooCostly(question: CostlyQuestion, keys: Keys): ProtocolError {
  switch (question) {
    case 'question_too_broad':
      return invalidQuery(
        `too many documents would have to be compared: narrow them down, by equal on ${oneOf(keys)}, by search, or by a shorter list of conditions`,
      )
    case 'page_too_large':
      return invalidQuery(
        'the documents of this page hold too many players and matches: ask for fewer of them by limit, or leave players, matches, finalRanking and rounds out by select',
      )
    default:
      return question satisfies never
  }
}

function oneOf(keys: Keys): string {
  return new Intl.ListFormat(LANGUAGE_OF_PROGRAMMERS, { type: 'disjunction' }).format(keys)
}

type Shown = {
  readonly select: Selection
  /** Said after the documents. */
  readonly more?: Readonly<Record<string, object>>
}

type Listed = Shown & { readonly keys: Keys }

export async function writeList(page: DocumentPage | CostlyQuestion | null, listed: Listed): Promise<WrittenText> {
  const pieces = piecesOfList(page, listed)
  if (isLongJson(page)) await othersHaveTheirTurn()
  return textInTurns(pieces)
}

/** Each is made when it is asked for; a failed list is an error of the protocol. */
export function piecesOfList(page: DocumentPage | CostlyQuestion | null, { keys, ...shown }: Listed): Iterable<string> {
  if (!page) throw new ProtocolError('general_cursor_not_found', 'The document of the cursor could not be found.')
  if (typeof page === 'string') throw tooCostly(page, keys)
  return partsOfPage(page, shown)
}

function* partsOfPage({ total, documents }: DocumentPage, { select, more = {} }: Shown): Generator<string> {
  yield `{"total":${total},"documents":[`
  for (const [place, document] of documents.entries()) {
    if (place > 0) yield ','
    yield* jsonParts(selected(document, select))
  }
  yield `]${Object.entries(more)
    .map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join('')}}`
}
