import type { CallInput, CallReply } from '@tablee/contract/call'
import { changeSeries, restoreSeries } from '@tablee/contract/tournaments/series'
import { type Act, useAct } from '../../../../acts/act.ts'

type Input = Omit<CallInput<typeof changeSeries>, 'actId'>
export type ChangedDates = CallReply<typeof changeSeries>

/** Changes several dates of a series; each notifies its own screens. */
export function useChangeSeries(): Act<Input, ChangedDates> {
  return useAct<Input, ChangedDates>({
    perform: (client, input) => client.callFunction(changeSeries, input),
    keep: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['series-dates'] }),
  })
}

type Restoring = Omit<CallInput<typeof restoreSeries>, 'actId'>

/** Restores the dates' earlier values. */
export function useRestoreSeries(): Act<Restoring, CallReply<typeof restoreSeries>> {
  return useAct<Restoring, CallReply<typeof restoreSeries>>({
    perform: (client, input) => client.callFunction(restoreSeries, input),
    keep: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['series-dates'] }),
  })
}
