import type { CallReply } from '@tablee/contract/call'
import { getEventMessages, messageRegistered } from '@tablee/contract/registrations/event-messages'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../../../acts/act.ts'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { useServer } from '../../../transport/server-context.tsx'

const keyOf = (tournamentId: string) => [...OWN_DATA_KEY, 'event-messages', tournamentId]

type Reading = {
  readonly tournamentId: string
  /** A secret or account id; the organizer needs none. */
  readonly playerId?: string
}

/** Messages sent to those registered. */
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

/** To everyone registered. */
export function useMessageRegistered(tournamentId: string) {
  return useAct<{ readonly text: string }, CallReply<typeof messageRegistered>>({
    perform: (client, input) => client.callFunction(messageRegistered, { tournamentId, ...input }),
    keep: (queryClient) => queryClient.invalidateQueries({ queryKey: keyOf(tournamentId) }),
  })
}
