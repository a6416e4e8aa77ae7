import { getSeason, type SeasonPage } from '@tablee/contract/seasons/public-season'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { JUST_ASKED_MS } from '../../../transport/just-asked.ts'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAs } from '../../../transport/signed-in-as.tsx'
import { type OfSeason, seasonKey, wholeSeasonKey } from './season-key.ts'

const RETRIES = 2
/** A wall that nobody touches asks again by itself. */
const WALL_ASKS_MS = 60_000

const ASKED = {
  staleTime: JUST_ASKED_MS,
  networkMode: 'always',
  retry: (failures: number, error: Error) => failures < RETRIES && isWorthRetrying(error),
} as const

/** With the first rows of its table. */
export function seasonQuery(client: ServerClient, of: OfSeason) {
  return queryOptions<SeasonPage>({
    ...ASKED,
    queryKey: seasonKey(of),
    queryFn: async () => (await client.callFunction(getSeason, { slug: of.slug, from: 0 })).data,
  })
}

export function useSeason(slug: string) {
  const { client } = useServer()
  const { account, isKnown } = useReader()
  return useQuery({ ...seasonQuery(client, { slug, account }), enabled: isKnown })
}

/** All rows, for a search, a wall and paper. */
function wholeSeasonQuery(client: ServerClient, of: OfSeason) {
  return queryOptions<SeasonPage>({
    ...ASKED,
    queryKey: wholeSeasonKey(of),
    queryFn: async () => {
      const page = async (from: number) => (await client.callFunction(getSeason, { slug: of.slug, from })).data
      let whole = await page(0)
      while (whole.rows.length < whole.peopleCount) {
        const next = await page(whole.rows.length)
        // Fewer people than a moment ago.
        if (next.rows.length === 0) break
        whole = { ...next, rows: [...whole.rows, ...next.rows] }
      }
      return whole
    },
  })
}

export function useWholeSeason(slug: string, { isWanted = true, isOnWall = false }) {
  const { client } = useServer()
  const { account, isKnown } = useReader()
  return useQuery({
    ...wholeSeasonQuery(client, { slug, account }),
    enabled: isWanted && isKnown,
    ...(isOnWall ? { refetchInterval: WALL_ASKS_MS } : {}),
  })
}

/** A failure leaves what is shown. */
export function useBringWhole(slug: string): () => Promise<void> {
  const { client } = useServer()
  const queryClient = useQueryClient()
  const { account } = useReader()
  return () => queryClient.prefetchQuery(wholeSeasonQuery(client, { slug, account }))
}

function useReader() {
  const signedInAs = useSignedInAs()
  return {
    account: signedInAs.kind === 'account' ? signedInAs.id : null,
    isKnown: signedInAs.kind !== 'unknown',
  }
}
