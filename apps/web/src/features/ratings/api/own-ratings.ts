import type { CallInput } from '@tablee/contract/call'
import {
  getOwnRatings,
  keepRating,
  leaveRating,
  listOwnRatings,
  nameRatedPerson,
  type OwnRating,
  type RatingSwitches,
} from '@tablee/contract/ratings/own-ratings'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../../../acts/act.ts'
import { ownDataKey, ownDataQuery } from '../../../transport/own-data-query.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'
import { RATING_KEY } from './rating.ts'

const SWITCHES = 'rating-switches'
const OWN = 'ratings'

/** Which ratings of the account's shop are on. */
export function useRatingSwitches() {
  const { client } = useServer()
  return useQuery(
    ownDataQuery({
      ...{ account: useSignedInAccount(), name: SWITCHES },
      ask: async (): Promise<RatingSwitches> => (await client.callFunction(listOwnRatings, {})).data,
    }),
  )
}

export function useKeepRating() {
  const account = useSignedInAccount()
  return useAct({
    perform: (client, { of, isOn }: CallInput<typeof keepRating>) => client.callFunction(keepRating, { of, isOn }),
    keep: (queryClient, { data }) => {
      queryClient.setQueryData<RatingSwitches>(ownDataKey({ account, name: SWITCHES }), data)
      queryClient.removeQueries({ queryKey: [RATING_KEY] })
      void queryClient.invalidateQueries({ queryKey: ['season'] })
    },
  })
}

/** On the wish of somebody who may have no account. */
export function useNamePerson() {
  return useAct({
    perform: (client, { ratingId, key, isNamed }: CallInput<typeof nameRatedPerson>) =>
      client.callFunction(nameRatedPerson, { ratingId, key, isNamed }),
    keep: (queryClient) => queryClient.invalidateQueries({ queryKey: [RATING_KEY] }),
  })
}

/** The account's own. */
export function useOwnRatings() {
  const { client } = useServer()
  return useQuery(
    ownDataQuery({
      ...{ account: useSignedInAccount(), name: OWN },
      ask: async (): Promise<readonly OwnRating[]> => (await client.callFunction(getOwnRatings, {})).data.ratings,
    }),
  )
}

export function useLeaveRating() {
  const account = useSignedInAccount()
  return useAct({
    perform: (client, { ratingId, isNamed }: CallInput<typeof leaveRating>) =>
      client.callFunction(leaveRating, { ratingId, isNamed }),
    keep: (queryClient, { data }) => {
      queryClient.setQueryData<readonly OwnRating[]>(ownDataKey({ account, name: OWN }), data.ratings)
      queryClient.removeQueries({ queryKey: [RATING_KEY] })
    },
  })
}
