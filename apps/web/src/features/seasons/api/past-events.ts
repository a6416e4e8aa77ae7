import type { CallInput } from '@tablee/contract/call'
import {
  correctPastEvent,
  deletePastEvents,
  getPastEvent,
  importPastEvents,
  type PastEventRead,
} from '@tablee/contract/seasons/past-events'
import type { SeasonPage } from '@tablee/contract/seasons/public-season'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useAct } from '../../../acts/act.ts'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { ownDataQuery } from '../../../transport/own-data-query.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'
import { keepSeasonPage } from './season-acts.ts'

type Answered = { readonly data: SeasonPage }

export function usePastEvent(seasonId: string, id: string) {
  const { client } = useServer()
  return useQuery(
    ownDataQuery({
      ...{ account: useSignedInAccount(), name: `past event ${id}` },
      ask: async (): Promise<PastEventRead> => (await client.callFunction(getPastEvent, { seasonId, id })).data,
    }),
  )
}

/** The page of the season is at hand at once, all else of the account is asked again. */
function usePastAct<Input>(perform: (client: ServerClient, input: Input) => Promise<Answered>) {
  const account = useSignedInAccount()
  return useAct({
    perform,
    keep: async (queryClient: QueryClient, { data }: Answered) => {
      await keepSeasonPage(queryClient, data, account)
      void queryClient.invalidateQueries({ queryKey: OWN_DATA_KEY })
    },
  })
}

type Taking = { readonly seasonId: string; readonly requests: readonly CallInput<typeof importPastEvents>['events'][] }

/** Some at once; sent again, those that arrived count once. */
export function useTakePastEvents() {
  return usePastAct(async (client, { seasonId, requests }: Taking) => {
    let answer: Answered | null = null
    for (const events of requests) answer = await client.callFunction(importPastEvents, { seasonId, events })
    if (answer === null) throw new Error('Nothing was to be taken')
    return answer
  })
}

export function useDeletePastEvents() {
  return usePastAct((client, { seasonId, ids }: CallInput<typeof deletePastEvents>) =>
    client.callFunction(deletePastEvents, { seasonId, ids }),
  )
}

export function useCorrectPastEvent() {
  return usePastAct((client, { seasonId, event }: CallInput<typeof correctPastEvent>) =>
    client.callFunction(correctPastEvent, { seasonId, event }),
  )
}
