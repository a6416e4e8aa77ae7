import { QueryClient } from '@tanstack/react-query'

/** Live screens are notified; refetching on focus would only wake phones. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry: 1 } },
  })
}
