import type { CallInput, CallReply } from '@tablee/contract/call'
import { changeSeries } from '@tablee/contract/tournaments/series'
import { type Act, useAct } from '../../../acts/act.ts'

type Input = Omit<CallInput<typeof changeSeries>, 'actId'>

/** The organizer changes several dates of a series; each tells its own screens what it has become. */
export function useChangeSeries(): Act<Input, CallReply<typeof changeSeries>> {
  return useAct<Input, CallReply<typeof changeSeries>>({
    perform: (client, input) => client.callFunction(changeSeries, input),
    keep: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['series-dates'] }),
  })
}
