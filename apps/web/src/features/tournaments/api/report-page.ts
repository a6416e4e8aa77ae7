import { reportPage } from '@tablee/contract/tournaments/report-page'
import { useAct } from '../../../acts/act.ts'

export function useReportPage(code: string) {
  return useAct({
    perform: async (client, { text }: { readonly text: string }) =>
      (await client.callFunction(reportPage, { code, text })).data,
  })
}
