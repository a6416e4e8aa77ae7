import type { Around } from '@tablee/contract/serving/around'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isWorthRetrying } from '../../../../transport/request-error.ts'
import type { DocumentQuery, ServerClient } from '../../../../transport/server-client.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import { isSearching, isWholeCountry, type SearchOrder, type TournamentSearch } from './tournament-search.ts'

const foundTournament = z.object({
  $id: z.string(),
  code: z.string(),
  name: z.string(),
  isStarted: z.boolean(),
  isFinished: z.boolean(),
  isCancelled: z._default(z.boolean(), false),
  currentRound: z.number(),
  bracketPlaces: z._default(z.nullable(z.number()), null),
  registeredPlayersCount: z.number(),
  /** Null: unlimited. */
  maxPlayers: z._default(z.nullable(z.number()), null),
  gameType: z.nullable(z.string()),
  tournamentDate: z.nullable(z.string()),
  location: z.nullable(z.string()),
  hasPassword: z.boolean(),
})
export type FoundTournament = z.output<typeof foundTournament> & {
  /** Radius around a position. */
  readonly distanceKm?: number | null
}
/** The search and its position, null for anywhere. The position is never part of the address. */
export type PlacedSearch = { readonly search: TournamentSearch; readonly around: Around | null }

type Page = {
  readonly found: readonly FoundTournament[]
  readonly next: string | null
  /** In total, from the first page. */
  readonly total: number | null
}

/** The server counts no further. */
export const MOST_COUNTED = 5000

const PAGE = 12
const RETRIES = 1
/** The server's limit for a typing venue: docs/wire.md. */
const SUGGESTED = 6
const SUGGESTIONS_FRESH_MS = 60_000

/** By page, soonest first. No request for an empty search. */
export function searchQuery(client: ServerClient, { search, around }: PlacedSearch) {
  return infiniteQueryOptions({
    queryKey: ['tournament-search', search, around],
    enabled: isSearching(search) || around !== null,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: after }) => readPage(client, { search, around, after }),
    getNextPageParam: ({ next }: Page) => next,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

export function useTournamentSearch(wanted: PlacedSearch) {
  const { client } = useServer()
  return useInfiniteQuery(searchQuery(client, wanted))
}

/** The soonest unfinished matches in one request; earlier ones stay until the next arrive. */
export function useTournamentSuggestions({ search, around }: PlacedSearch) {
  const { client } = useServer()
  return useQuery(
    queryOptions({
      queryKey: ['tournament-suggestions', search, around],
      queryFn: async () => {
        const unfinished = search.status === undefined ? [equal('isFinished', false)] : []
        return (await list(client, { search, around, conditions: unfinished, most: SUGGESTED })).found
      },
      placeholderData: keepPreviousData,
      staleTime: SUGGESTIONS_FRESH_MS,
      // Optional: Enter runs the real search.
      retry: false,
    }),
  )
}

type Listing = PlacedSearch & {
  readonly most: number
  readonly after?: string | null
  readonly isCounted?: boolean
  readonly conditions?: readonly DocumentQuery[]
}

async function list(
  client: ServerClient,
  { search, around, most, after = null, conditions = [], isCounted = false }: Listing,
): Promise<Omit<Page, 'next'>> {
  const queries: readonly DocumentQuery[] = [
    ...searchQueries(search),
    ...conditions,
    { method: 'orderAsc', attribute: orderOf({ search, around }) },
    { method: 'limit', values: [most] },
    ...(after === null ? [] : [{ method: 'cursorAfter', values: [after] } as const]),
    { method: 'select', values: Object.keys(foundTournament.shape) },
  ]
  const { found, total } = await client.findDocuments('tournaments', queries, { around, isCounted })
  return { total, found: found.map(({ document, distanceKm }) => ({ ...foundTournament.parse(document), distanceKm })) }
}

/** Distance needs a position. */
export function orderOf({ search, around }: PlacedSearch): SearchOrder | 'soonest' {
  const { order = 'soonest' } = search
  return order === 'distance' && around === null ? 'soonest' : order
}

/** One extra item tells whether there is more. */
async function readPage(client: ServerClient, asked: PlacedSearch & { readonly after: string | null }): Promise<Page> {
  const { found, total } = await list(client, { ...asked, most: PAGE + 1, isCounted: asked.after === null })
  return { found: found.slice(0, PAGE), next: found.length > PAGE ? (found[PAGE - 1]?.$id ?? null) : null, total }
}

function searchQueries(search: TournamentSearch): readonly DocumentQuery[] {
  const { q, place, from, game, format, status, password } = search
  return [
    ...(q === undefined ? [] : [searched('everything', q)]),
    ...(place === undefined || isWholeCountry(place) ? [] : [searched('location', place)]),
    ...(from === undefined
      ? []
      : [
          {
            method: 'greaterThanEqual',
            attribute: 'tournamentDate',
            values: [new Date(`${from}T00:00`).toISOString()],
          } as const,
        ]),
    ...(game === undefined ? [] : [equal('gameType', game)]),
    ...(format === undefined ? [] : [equal('format', format)]),
    ...(status === undefined ? [] : statusQueries(status)),
    ...(password === undefined ? [] : [equal('hasPassword', true)]),
  ]
}

function statusQueries(status: NonNullable<TournamentSearch['status']>): readonly DocumentQuery[] {
  switch (status) {
    case 'pending':
      return [equal('isStarted', false)]
    case 'active':
      return [equal('isStarted', true), equal('isFinished', false)]
    case 'completed':
      return [equal('isFinished', true)]
    default:
      return status satisfies never
  }
}

function equal(attribute: string, value: string | boolean) {
  return { method: 'equal', attribute, values: [value] } as const
}

function searched(attribute: string, text: string) {
  return { method: 'search', attribute, values: [text] } as const
}
