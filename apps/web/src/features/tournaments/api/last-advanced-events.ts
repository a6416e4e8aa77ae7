import type { CallReply } from '@tablee/contract/call'
import { getLastAdvancedEvent } from '@tablee/contract/tournaments/get-last-advanced-event'
import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../transport/server-context.tsx'

export type AnnouncedEvent = CallReply<typeof getLastAdvancedEvent>['data'][number]

export const LAST_EVENTS_KEY = ['last-advanced-events'] as const

/** The events announced last, the newest first. */
export function useLastAdvancedEvents() {
  const { client } = useServer()
  return useQuery({
    queryKey: LAST_EVENTS_KEY,
    queryFn: async () => (await client.callFunction(getLastAdvancedEvent, {})).data,
    networkMode: 'always',
  })
}
