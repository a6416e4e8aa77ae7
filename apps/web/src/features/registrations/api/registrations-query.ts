import { getAdvancedRegistrations } from '@tablee/contract/registrations/get-advanced-registrations'
import type { RegistrationView, WholeRegistration } from '@tablee/contract/registrations/registration-document'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useIsCutOff, useServer } from '../../../transport/server-context.tsx'
import { useSignedInAs } from '../../../transport/signed-in-as.tsx'
import { followRegistrations } from './follow-registrations.ts'

const RETRIES = 2
/** Without the live connection they are read every so often. */
const POLL_EVERY_MS = 10_000

/**
 * The registrations of an event in the order in which they came, live for as long as the screen shows them: whole where
 * the account or the device may read them whole. Kept in memory only, apart for each account.
 */
export function useRegistrations({ id }: Pick<Tournament, 'id'>) {
  const server = useServer()
  const storage = useDeviceStorage()
  const queryClient = useQueryClient()
  const signedInAs = useSignedInAs()
  const isCutOff = useIsCutOff()
  const account = signedInAs.kind === 'account' ? signedInAs.id : null
  const query = useQuery({
    queryKey: registrationsKey(id, account),
    queryFn: () => listRegistrations(server.client, storage, id),
    enabled: signedInAs.kind !== 'unknown',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isCutOff && state.data ? POLL_EVERY_MS : false),
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
  const isFollowing = signedInAs.kind !== 'unknown'
  useEffect(() => {
    if (!isFollowing) return
    const queryKey = registrationsKey(id, account)
    // Several places of a screen may ask at once: they share one reading.
    const read = () => queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
    const readAgain = async () => {
      // A first reading under way may have been answered before the channel opened: it is waited for, and does not count.
      if (queryClient.getQueryData(queryKey) === undefined) await read()
      await read()
    }
    return followRegistrations({ live: server.live, id, readAgain })
  }, [server, queryClient, id, account, isFollowing])
  return query
}

/** Also an account's session proves nothing of what this device registered before: the device speaks for itself. */
async function listRegistrations(
  client: ServerClient,
  storage: DeviceStorage,
  tournamentId: string,
): Promise<readonly RegistrationView[]> {
  const secret = storage.secret('player', tournamentId)
  const input = { tournamentId, ...(secret === null ? {} : { playerId: secret }) }
  const { data } = await client.callFunction(getAdvancedRegistrations, input)
  return data
}

function eventKey(tournamentId: string) {
  return [...OWN_DATA_KEY, 'registrations', tournamentId] as const
}

function registrationsKey(tournamentId: string, account: string | null) {
  return [...eventKey(tournamentId), account] as const
}

/** Shows at once what an act answered; the live channel brings the rest. */
export function keepRegistration(queryClient: QueryClient, kept: WholeRegistration): void {
  queryClient.setQueriesData<readonly RegistrationView[]>({ queryKey: eventKey(kept.tournamentId) }, (held) => {
    if (!held) return held
    return held.some(({ id }) => id === kept.id)
      ? held.map((one) => (one.id === kept.id ? kept : one))
      : [...held, kept]
  })
}

/** The same for the answer to an act on several. */
export function keepRegistrations(queryClient: QueryClient, kept: readonly WholeRegistration[]): void {
  const [first] = kept
  if (!first) return
  const byId = new Map(kept.map((one) => [one.id, one]))
  queryClient.setQueriesData<readonly RegistrationView[]>({ queryKey: eventKey(first.tournamentId) }, (held) =>
    held?.map((one) => byId.get(one.id) ?? one),
  )
}
