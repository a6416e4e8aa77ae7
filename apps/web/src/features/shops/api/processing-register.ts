import { getProcessingRegister } from '@tablee/contract/shops/processing-register'
import { useQuery } from '@tanstack/react-query'
import { ownDataQuery } from '../../../transport/own-data-query.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'

export function useProcessingRegister() {
  const { client } = useServer()
  return useQuery(
    ownDataQuery({
      ...{ account: useSignedInAccount(), name: 'processing-register' },
      ask: async () => (await client.callFunction(getProcessingRegister, {})).data,
    }),
  )
}
