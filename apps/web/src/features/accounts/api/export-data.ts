import { exportAccount } from '@tablee/contract/accounts/export-account'
import { useAccountAct } from './account-act.ts'

/** Everything the server stores about the account. */
export function useExportData() {
  return useAccountAct({
    perform: async (client, _nothing: undefined) => (await client.callFunction(exportAccount, {})).data,
    isRepeatable: true,
  })
}
