import {
  explainRating,
  getRating,
  type RatingExplanation,
  type RatingPage,
} from '@tablee/contract/ratings/public-rating'
import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { JUST_ASKED_MS } from '../../../transport/just-asked.ts'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAs } from '../../../transport/signed-in-as.tsx'

const RETRIES = 2
/** Each answer reads some of the events that ended since. */
const MOST_READINGS = 40

const ASKED = {
  staleTime: JUST_ASKED_MS,
  networkMode: 'always',
  retry: (failures: number, error: Error) => failures < RETRIES && isWorthRetrying(error),
} as const

export type OfRating = { readonly id: string; readonly game: string | null }

/** By account: whoever manages it is told more. */
export const RATING_KEY = 'rating'

/** A game of a later version is asked as none. */
function wishOf({ id, game }: OfRating) {
  return { ratingId: id, game: GAMES.find((each) => each === game) ?? null }
}

/** With its first rows, once all events are read. */
export function useRating(of: OfRating) {
  const { client } = useServer()
  const { account, isKnown } = useReader()
  return useQuery({
    ...ASKED,
    queryKey: [RATING_KEY, of.id, of.game, account],
    queryFn: () => askRead(client, of),
    enabled: isKnown,
  })
}

async function askRead(client: ServerClient, of: OfRating): Promise<RatingPage> {
  const ask = async () => (await client.callFunction(getRating, wishOf(of))).data
  let page = await ask()
  for (let times = 1; page.waiting > 0 && times < MOST_READINGS; times++) page = await ask()
  return page
}

function wholeQuery(client: ServerClient, of: OfRating, account: string | null) {
  return queryOptions({
    ...ASKED,
    queryKey: [RATING_KEY, of.id, of.game, account, 'whole'],
    queryFn: async () => {
      let whole = await askRead(client, of)
      while (whole.rows.length < whole.peopleCount) {
        const next = (await client.callFunction(getRating, { ...wishOf(of), from: whole.rows.length })).data
        // Fewer people than a moment ago.
        if (next.rows.length === 0) break
        whole = { ...next, rows: [...whole.rows, ...next.rows] }
      }
      return whole
    },
  })
}

/** All rows, for a search. */
export function useWholeRating(of: OfRating, isWanted: boolean) {
  const { client } = useServer()
  const { account, isKnown } = useReader()
  return useQuery({ ...wholeQuery(client, of, account), enabled: isWanted && isKnown })
}

/** Why somebody has their number, the latest events first. */
export function useExplanation({ id, game }: OfRating, key: string) {
  const { client } = useServer()
  const { account } = useReader()
  return useInfiniteQuery({
    ...ASKED,
    queryKey: [RATING_KEY, id, game, account, 'why', key],
    queryFn: async ({ pageParam: from }): Promise<RatingExplanation> =>
      (await client.callFunction(explainRating, { ...wishOf({ id, game }), key, from })).data,
    initialPageParam: 0,
    getNextPageParam: ({ stepsCount }, pages) => {
      const read = pages.reduce((sum, { steps }) => sum + steps.length, 0)
      return read < stepsCount ? read : undefined
    },
  })
}

function useReader() {
  const signedInAs = useSignedInAs()
  return {
    account: signedInAs.kind === 'account' ? signedInAs.id : null,
    isKnown: signedInAs.kind !== 'unknown',
  }
}
