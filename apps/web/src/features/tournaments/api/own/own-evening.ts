import type { CallReply } from '@tablee/contract/call'
import { getOwnEvening, MOST_OF_EVENING } from '@tablee/contract/registrations/get-own-evening'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { OWN_DATA_KEY } from '../../../../transport/own-data-key.ts'
import { isWorthRetrying } from '../../../../transport/request-error.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import { useSignedInAs } from '../../../../transport/signed-in-as.tsx'

export type OwnEvening = CallReply<typeof getOwnEvening>['data']
export type PlayedTonight = OwnEvening['playing'][number]
export type OrganizedTonight = OwnEvening['organizing'][number]
export type SeatNow = Omit<OwnEvening['seats'][number], 'tournamentId'>

const RETRIES = 1

/** What the account plays and runs tonight, and where this device sits in its latest tournaments; no request without an account. */
export function useOwnEvening() {
  const { client } = useServer()
  const storage = useDeviceStorage()
  const signedInAs = useSignedInAs()
  const account = signedInAs.kind === 'account' ? signedInAs.id : null
  const seats = storage
    .savedTournaments()
    .flatMap(({ id }) => {
      const publicId = storage.publicId('player', id)
      return publicId === null ? [] : [{ tournamentId: id, publicId }]
    })
    .slice(0, MOST_OF_EVENING)
  const query = useQuery({
    queryKey: [...OWN_DATA_KEY, 'evening', account, seats],
    enabled: signedInAs.kind !== 'unknown' && (account !== null || seats.length > 0),
    queryFn: async () => (await client.callFunction(getOwnEvening, { seats })).data,
    staleTime: 0,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
  const { data } = query
  const hasEvening = account === null || !data ? null : data.playing.length + data.organizing.length > 0
  // Next time, reserve its space from the start.
  useEffect(() => {
    const noted = hasEvening ? 'yes' : null
    if (hasEvening !== null && storage.preference('has-evening') !== noted) storage.setPreference('has-evening', noted)
  }, [storage, hasEvening])
  const isAsking = signedInAs.kind === 'unknown' || (account !== null && query.isPending)
  return {
    query,
    isOfAccount: account !== null,
    /** Likely to have a result. */
    isAwaited: isAsking && storage.isSignedIn() && storage.preference('has-evening') !== null,
  }
}
