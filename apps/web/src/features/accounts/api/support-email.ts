import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../transport/server-context.tsx'

/** The address that the operator gave for questions; null when there is none, undefined while nobody answered. */
export function useSupportEmail({ isNeeded }: { readonly isNeeded: boolean }): string | null | undefined {
  const { client } = useServer()
  const { data } = useQuery({
    queryKey: ['product-info'],
    queryFn: () => client.productInfo(),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return data?.supportEmail
}
