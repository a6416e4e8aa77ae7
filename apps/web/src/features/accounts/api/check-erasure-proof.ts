import { checkErasureProof } from '@tablee/contract/accounts/check-erasure-proof'
import { useAct } from '../../../acts/act.ts'

export function useCheckErasureProof() {
  return useAct({
    perform: async (client, { proof }: { readonly proof: string }) =>
      (await client.callFunction(checkErasureProof, { proof })).data,
  })
}
