import type { CallReply } from '@tablee/contract/call'
import { getLastAdvancedEvent } from '@tablee/contract/tournaments/questions/get-last-advanced-event'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ServerClient } from '../../../../transport/server-client.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import { LAST_EVENTS_KEY } from './last-events-key.ts'

export type AnnouncedEvent = CallReply<typeof getLastAdvancedEvent>['data'][number]

/** Upcoming events, soonest first. */
export function lastEventsQuery(client: ServerClient) {
  return queryOptions({
    queryKey: LAST_EVENTS_KEY,
    queryFn: async () => (await client.callFunction(getLastAdvancedEvent, {})).data,
    networkMode: 'always',
  })
}

export function useLastAdvancedEvents() {
  return useQuery(lastEventsQuery(useServer().client))
}
