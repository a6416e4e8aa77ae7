import type { QueryClient } from '@tanstack/react-query'

/** In the cache, everything that only the person who is signed in may see stands below this; gone with the session. */
export const OWN_DATA_KEY = ['own-data'] as const

/**
 * What is shown of one's own data is asked for anew. A first answer that is still on its way may have been read before the
 * act; the library would wait for it and take it for the new one, so it is given up.
 */
export async function askOwnDataAnew(queryClient: QueryClient): Promise<void> {
  const queryKey = OWN_DATA_KEY
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queryClient.invalidateQueries({ queryKey })
}
