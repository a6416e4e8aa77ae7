import { TOURNAMENT_CODE_LENGTH } from '@tablee/domain/tournaments/tournament-code'
import { useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import type { DocumentQuery } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import type { TournamentSearch } from '../search-card/tournament-search.ts'

const foundTournament = z.object({
  $id: z.string(),
  code: z.string(),
  name: z.string(),
  isStarted: z.boolean(),
  isFinished: z.boolean(),
  currentRound: z.number(),
  registeredPlayersCount: z.number(),
  gameType: z.nullable(z.string()),
  tournamentDate: z.nullable(z.string()),
  location: z.nullable(z.string()),
  hasPassword: z.boolean(),
})
export type FoundTournament = z.output<typeof foundTournament>

type Page = { readonly found: readonly FoundTournament[]; readonly hasMore: boolean }

const PAGE = 12
const RETRIES = 1

/** What is found, the newest first, a page at a time. Nothing is asked without anything to look for. */
export function useTournamentSearch(search: TournamentSearch) {
  const { client } = useServer()
  return useInfiniteQuery({
    queryKey: ['tournament-search', search],
    enabled: Object.keys(search).length > 0,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam: after }): Promise<Page> => {
      const documents = await client.listDocuments('tournaments', [
        ...searchQueries(search),
        { method: 'orderDesc', attribute: '$createdAt' },
        // One more than is shown tells whether there is more.
        { method: 'limit', values: [PAGE + 1] },
        ...(after === null ? [] : [{ method: 'cursorAfter', values: [after] } as const]),
        { method: 'select', values: Object.keys(foundTournament.shape) },
      ])
      const found = z.array(foundTournament).parse(documents)
      return { found: found.slice(0, PAGE), hasMore: found.length > PAGE }
    },
    getNextPageParam: ({ found, hasMore }) => (hasMore ? found.at(-1)?.$id : undefined),
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

/** As docs/wire.md writes the conditions. */
function searchQueries(search: TournamentSearch): readonly DocumentQuery[] {
  const { q, place, from, game, format, status, password } = search
  return [
    ...(q === undefined ? [] : [textQuery(q)]),
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

/** Six characters may be a code, fewer the beginning of one, more only a name. */
function textQuery(text: string): DocumentQuery {
  const name = searched('name', text)
  if (text.length > TOURNAMENT_CODE_LENGTH) return name
  const code = text.length === TOURNAMENT_CODE_LENGTH ? equal('code', text.toUpperCase()) : searched('code', text)
  return { method: 'or', values: [code, name] }
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
