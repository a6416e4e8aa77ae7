type Query = { readonly method: string; readonly attribute?: string; readonly values?: readonly unknown[] }

/** A stranger's query of a list of documents, beyond what pages ask. */
export type CostlyQuestion = { readonly collection?: 'tournaments' | 'rounds'; readonly queries: readonly Query[] }

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const letters = Array.from({ length: 100 }, (_, index) => LETTERS[index % 26] ?? '')
const times = (count: number, query: Query): readonly Query[] => Array.from({ length: count }, () => query)
const on = (method: string, attribute: string, ...values: unknown[]): Query => ({ method, attribute, values })
const either = (...values: Query[]): Query => ({ method: 'or', values })
const limit = (count: number): Query => ({ method: 'limit', values: [count] })
const NEVER = on('contains', 'name', 'jamais écrit')
const COMMON = ['tournoi', 'tour', 't', 'to', 'tou', 'tourn', 'tourno', 'du', 'd', 'v', 've', 'ven', 'vend', 'vendr']

/** By description; those that would look at too much are refused, however many tournaments there are. */
export const COSTLY_QUESTIONS: Readonly<Record<string, CostlyQuestion>> = {
  'every document from the first': { queries: [] },
  'contains on a name': { queries: [NEVER] },
  '28 times a hundred letters': { queries: times(28, on('containsAll', 'description', ...letters)) },
  notContains: { queries: [on('notContains', 'name', 'a')] },
  notSearch: { queries: [on('notSearch', 'name', 'tournoi')] },
  startsWith: { queries: [on('startsWith', 'name', 'x')] },
  'endsWith on a description': { queries: [on('endsWith', 'description', 'x')] },
  notEqual: { queries: [on('notEqual', 'name', 'x')] },
  isNotNull: { queries: [on('isNotNull', 'endDate')] },
  'a number of players': { queries: [on('equal', 'registeredPlayersCount', 77)] },
  'a tree of or and and': {
    queries: times(8, either(NEVER, { method: 'and', values: [NEVER, on('search', 'name', 'zz')] })),
  },
  'a word that many names have, and what none has': { queries: [on('search', 'name', 'tournoi'), NEVER] },
  'every beginning of common words at once': {
    queries: [either(...COMMON.map((word) => on('search', 'name', word))), on('search', 'name', 'jamais')],
  },
  'many searches, each of forty words': {
    queries: times(20, on('search', 'name', `${COMMON.join(' ')} ${LETTERS.join(' ')}`)),
  },
  'many searches, one or another': {
    queries: [
      either(...LETTERS.flatMap((one) => ['o', 'e', 'a'].map((two) => on('search', 'name', one + two)))),
      NEVER,
    ],
  },
  'ordered by name': { queries: [{ method: 'orderAsc', attribute: 'name' }] },
  'ordered by name and format': {
    queries: ['name', 'format'].map((attribute) => ({ method: 'orderAsc', attribute })),
  },
  'ordered by players': { queries: [{ method: 'orderDesc', attribute: 'registeredPlayersCount' }] },
  'ordered by a hundred things': { queries: times(100, { method: 'orderAsc', attribute: 'format' }) },
  shuffled: { queries: [{ method: 'orderRandom' }] },
  'everything of an organizer of very many': { queries: [on('equal', 'organizerId', 'o')] },
  'a far offset': { queries: [{ method: 'offset', values: [10_000] }] },
  'an offset too far': { queries: [{ method: 'offset', values: [1_000_000_000] }] },
  'a far offset of a search': { queries: [on('search', 'name', 'tournoi'), { method: 'offset', values: [10_000] }] },
  '5000 whole documents': { queries: [limit(5000)] },
  '5000 documents of the end': { queries: [limit(5000), { method: 'orderDesc', attribute: '$createdAt' }] },
  '30 full tournaments': { queries: [limit(30)] },
  '100 full tournaments, briefly': { queries: [limit(100), { method: 'select', values: ['name', 'code'] }] },
  'rounds of everything': { collection: 'rounds', queries: [] },
  'rounds by a name': { collection: 'rounds', queries: [on('contains', 'player1Name', 'a')] },
  'rounds of one event, ordered by score': {
    collection: 'rounds',
    queries: [
      on('equal', 'tournamentId', `${'0'.repeat(19)}1`),
      limit(5000),
      { method: 'orderAsc', attribute: 'score1' },
    ],
  },
}

export function questionUrl({ collection = 'tournaments', queries }: CostlyQuestion): string {
  const search = queries.map((query, place) => `queries[${place}]=${encodeURIComponent(JSON.stringify(query))}`)
  return `/v1/databases/tablee/collections/${collection}/documents?${search.join('&')}`
}
