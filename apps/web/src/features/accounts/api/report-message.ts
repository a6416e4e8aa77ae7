import { reportMessage } from '@tablee/contract/registrations/event-messages'
import { useAccountAct } from './account-act.ts'

/** Reports to the operator a message that should not have been sent. */
export function useReportMessage() {
  return useAccountAct({
    perform: async (client, token: string) => (await client.callFunction(reportMessage, { token })).data,
    isRepeatable: true,
  })
}
