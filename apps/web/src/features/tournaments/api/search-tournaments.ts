import type { Around } from '@tablee/contract/serving/around'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import type { DocumentQuery, ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { isSearching, type TournamentSearch } from './tournament-search.ts'

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
  /** Null: without limit. */
  maxPlayers: z._default(z.nullable(z.number()), null),
  gameType: z.nullable(z.string()),
  tournamentDate: z.nullable(z.string()),
  location: z.nullable(z.string()),
  hasPassword: z.boolean(),
})
export type FoundTournament = z.output<typeof foundTournament> & {
  /** Where something around a position is looked for. */
  readonly distanceKm?: number | null
}
/** What is looked for, and around which position: null for anywhere. That one is in no address, as the rest is. */
export type PlacedSearch = { readonly search: TournamentSearch; readonly around: Around | null }

/** What is to come, or what is over; or both, where only one of them can be found, or the date says what is looked for. */
type Part = 'toCome' | 'over' | 'both'
type Place = { readonly part: Part; readonly after: string | null }
type Page = { readonly found: readonly FoundTournament[]; readonly next: Place | null }

const PAGE = 12
const RETRIES = 1
/** As many as the server counts for a venue that types: docs/wire.md. */
const SUGGESTED = 6
const SUGGESTIONS_FRESH_MS = 60_000

/**
 * What is found a page at a time: what is to come before what is over, each the newest first. Nothing is asked without
 * anything to look for.
 */
export function searchQuery(client: ServerClient, { search, around }: PlacedSearch) {
  return infiniteQueryOptions({
    queryKey: ['tournament-search', search, around],
    enabled: isSearching(search) || around !== null,
    initialPageParam: { part: isDivided(search) ? 'toCome' : 'both', after: null } as Place,
    queryFn: ({ pageParam }) =>
      readPage(pageParam, (place, most) => list(client, { search, around }, { ...place, most })),
    getNextPageParam: ({ next }) => next,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

export function useTournamentSearch(wanted: PlacedSearch) {
  const { client } = useServer()
  return useInfiniteQuery(searchQuery(client, wanted))
}

/** The newest few of what is to come, in one question; the last ones stand until the next have come. */
export function useTournamentSuggestions({ search, around }: PlacedSearch) {
  const { client } = useServer()
  return useQuery(
    queryOptions({
      queryKey: ['tournament-suggestions', search, around],
      queryFn: () =>
        list(client, { search, around }, { part: isDivided(search) ? 'toCome' : 'both', after: null, most: SUGGESTED }),
      placeholderData: keepPreviousData,
      staleTime: SUGGESTIONS_FRESH_MS,
      // Nobody asked for them: who wants more certainty presses Enter.
      retry: false,
    }),
  )
}

async function list(
  client: ServerClient,
  { search, around }: PlacedSearch,
  { part, after, most }: Place & { readonly most: number },
): Promise<readonly FoundTournament[]> {
  const queries: readonly DocumentQuery[] = [
    ...searchQueries(search),
    ...partQueries(part, new Date()),
    { method: 'orderDesc', attribute: '$createdAt' },
    { method: 'limit', values: [most] },
    ...(after === null ? [] : [{ method: 'cursorAfter', values: [after] } as const]),
    { method: 'select', values: Object.keys(foundTournament.shape) },
  ]
  if (around === null) return z.array(foundTournament).parse(await client.listDocuments('tournaments', queries))
  const near = await client.listDocumentsAround('tournaments', around, queries)
  return near.map(({ document, distanceKm }) => ({ ...foundTournament.parse(document), distanceKm }))
}

type Ask = (place: Place, most: number) => Promise<readonly FoundTournament[]>

/** One more than is shown tells whether there is more. Where what is to come ends, what is over fills the page. */
async function readPage(place: Place, ask: Ask): Promise<Page> {
  const found = await ask(place, PAGE + 1)
  if (place.part === 'toCome' && found.length <= PAGE) {
    const room = PAGE - found.length
    const over = await ask({ part: 'over', after: null }, room + 1)
    return { found: [...found, ...over.slice(0, room)], next: placeAfter('over', over, room) }
  }
  return { found: found.slice(0, PAGE), next: placeAfter(place.part, found, PAGE) }
}

function placeAfter(part: Part, found: readonly FoundTournament[], shown: number): Place | null {
  return found.length > shown ? { part, after: found[shown - 1]?.$id ?? null } : null
}

function isDivided({ from, status }: TournamentSearch): boolean {
  return from === undefined && status !== 'completed'
}

/** Longer events count by the day they start on. */
const LONGEST_EVENT_DAYS = 31

/** Over is what is finished, and an event whose last day has passed. */
function partQueries(part: Part, now: Date): readonly DocumentQuery[] {
  const day = (ago: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago).toISOString()
  const [today, longAgo] = [day(0), day(LONGEST_EVENT_DAYS)]
  const compared = (method: 'lessThan' | 'greaterThanEqual', attribute: 'tournamentDate' | 'endDate', moment: string) =>
    ({ method, attribute, values: [moment] }) as const
  switch (part) {
    case 'toCome':
      return [
        both(
          equal('isFinished', false),
          either(
            { method: 'isNull', attribute: 'tournamentDate' },
            compared('greaterThanEqual', 'tournamentDate', today),
            both(
              compared('greaterThanEqual', 'tournamentDate', longAgo),
              compared('greaterThanEqual', 'endDate', today),
            ),
          ),
        ),
      ]
    case 'over': {
      const endless = either({ method: 'isNull', attribute: 'endDate' }, compared('lessThan', 'endDate', today))
      return [
        either(
          equal('isFinished', true),
          compared('lessThan', 'tournamentDate', longAgo),
          both(compared('lessThan', 'tournamentDate', today), endless),
        ),
      ]
    }
    case 'both':
      return []
    default:
      return part satisfies never
  }
}

function either(...values: DocumentQuery[]): DocumentQuery {
  return { method: 'or', values }
}

function both(...values: DocumentQuery[]): DocumentQuery {
  return { method: 'and', values }
}

/** As docs/wire.md writes the conditions. */
function searchQueries(search: TournamentSearch): readonly DocumentQuery[] {
  const { q, place, from, game, format, status, password } = search
  return [
    ...(q === undefined ? [] : [searched('everything', q)]),
    ...(place === undefined ? [] : [searched('location', place)]),
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
