import { QueryClient } from '@tanstack/react-query'

/** Live screens are told of changes; asking again on every look at the tab would only wake phones. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry: 1 } },
  })
}
