import type { QueryClient } from '@tanstack/react-query'

/** Cache key prefix of the account's private data; removed with the session. */
export const OWN_DATA_KEY = ['own-data'] as const

/** Refetches one's own data. A first request still under way may predate the act, and the library would reuse it: cancel it. */
export async function askOwnDataAnew(queryClient: QueryClient): Promise<void> {
  const queryKey = OWN_DATA_KEY
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queryClient.invalidateQueries({ queryKey })
}
