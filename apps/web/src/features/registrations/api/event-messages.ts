import type { CallReply } from '@tablee/contract/call'
import { getEventMessages, messageRegistered } from '@tablee/contract/registrations/event-messages'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../../../acts/act.ts'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { useServer } from '../../../transport/server-context.tsx'

const keyOf = (tournamentId: string) => [...OWN_DATA_KEY, 'event-messages', tournamentId]

type Reading = {
  readonly tournamentId: string
  /** The secret or the account of who is registered; the organizer needs none. */
  readonly playerId?: string
}

/** What those registered were told of an event. */
export function useEventMessages({ tournamentId, playerId }: Reading) {
  const { client } = useServer()
  return useQuery({
    queryKey: [...keyOf(tournamentId), playerId ?? 'organizer'],
    queryFn: async () => {
      const { data } = await client.callFunction(getEventMessages, {
        tournamentId,
        ...(playerId === undefined ? {} : { playerId }),
      })
      return data
    },
    refetchOnWindowFocus: true,
    networkMode: 'always',
  })
}

/** Writes to all who are registered. */
export function useMessageRegistered(tournamentId: string) {
  return useAct<{ readonly text: string }, CallReply<typeof messageRegistered>>({
    perform: (client, input) => client.callFunction(messageRegistered, { tournamentId, ...input }),
    keep: (queryClient) => queryClient.invalidateQueries({ queryKey: keyOf(tournamentId) }),
  })
}
