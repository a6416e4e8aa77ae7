import { reportPage } from '@tablee/contract/tournaments/report-page'
import { useAct } from '../../../acts/act.ts'

/** Tells the operator what is wrong with the page of a tournament. */
export function useReportPage(code: string) {
  return useAct({
    perform: async (client, { text }: { readonly text: string }) =>
      (await client.callFunction(reportPage, { code, text })).data,
  })
}
