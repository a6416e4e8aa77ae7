import { getOwnPast, getPlayerPage } from '@tablee/contract/past/own-past'
import { PAST_EVENTS_TOGETHER, PAST_OPPONENTS_TOGETHER, type PastPage } from '@tablee/contract/past/past-page'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { JUST_ASKED_MS } from '../../../transport/just-asked.ts'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'
import type { PastFilter } from './past-view.ts'

const RETRIES = 2

const ASKED = {
  staleTime: JUST_ASKED_MS,
  networkMode: 'always',
  retry: (failures: number, error: Error) => failures < RETRIES && isWorthRetrying(error),
} as const

function wishOf({ game, year }: PastFilter, page: number) {
  return {
    ...{ game, year },
    eventsFrom: page * PAST_EVENTS_TOGETHER,
    opponentsFrom: page * PAST_OPPONENTS_TOGETHER,
  }
}

function pageAfter({ eventsCount, opponentsCount }: PastPage, pages: number): number | null {
  return pages * PAST_EVENTS_TOGETHER < eventsCount || pages * PAST_OPPONENTS_TOGETHER < opponentsCount ? pages : null
}

/** The server reads a few events at once: asks until it has read them, or gets no further. */
async function untilRead<Answer>(ask: () => Promise<Answer>, waitingIn: (answer: Answer) => number): Promise<Answer> {
  let answer = await ask()
  for (let before = Number.POSITIVE_INFINITY; waitingIn(answer) > 0 && waitingIn(answer) < before; ) {
    before = waitingIn(answer)
    answer = await ask()
  }
  return answer
}

export function ownPastQuery(client: ServerClient, { account, ...filter }: PastFilter & { account: string | null }) {
  return infiniteQueryOptions({
    ...ASKED,
    initialPageParam: 0,
    queryKey: [...OWN_DATA_KEY, 'past', account, filter],
    queryFn: async ({ pageParam }) => {
      const ask = async () => (await client.callFunction(getOwnPast, wishOf(filter, pageParam))).data
      return untilRead(ask, ({ waiting }) => waiting)
    },
    enabled: account !== null,
    getNextPageParam: (last, pages) => pageAfter(last, pages.length),
  })
}

/** What is shown stays until the answer for another choice is there. */
export function useOwnPast(filter: PastFilter) {
  const { client } = useServer()
  const account = useSignedInAccount()
  return useInfiniteQuery({ ...ownPastQuery(client, { account, ...filter }), placeholderData: keepPreviousData })
}

export function playerPageQuery(client: ServerClient, { slug, ...filter }: PastFilter & { slug: string }) {
  return infiniteQueryOptions({
    ...ASKED,
    initialPageParam: 0,
    queryKey: ['player-page', slug, filter],
    queryFn: async ({ pageParam }) => {
      const ask = async () => (await client.callFunction(getPlayerPage, { slug, ...wishOf(filter, pageParam) })).data
      return untilRead(ask, ({ past }) => past.waiting)
    },
    getNextPageParam: ({ past }, pages) => pageAfter(past, pages.length),
  })
}

export function usePlayerPage(slug: string, filter: PastFilter) {
  const { client } = useServer()
  return useInfiniteQuery({
    ...playerPageQuery(client, { slug, ...filter }),
    placeholderData: (before, query) => (query?.queryKey[1] === slug ? before : undefined),
  })
}
