import { exportAccount } from '@tablee/contract/accounts/export-account'
import { useAccountAct } from './account-act.ts'

/** Everything the server keeps about whoever asks. */
export function useExportData() {
  return useAccountAct({
    perform: async (client, _nothing: undefined) => (await client.callFunction(exportAccount, {})).data,
    isRepeatable: true,
  })
}
