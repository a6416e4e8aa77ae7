import type { CallReply } from '@tablee/contract/call'
import { deleteTournament } from '@tablee/contract/tournaments/delete-tournament'
import type { DeletedTournament } from '@tablee/contract/tournaments/documents/deleted-tournament'
import { getDeletedTournaments } from '@tablee/contract/tournaments/questions/get-deleted-tournaments'
import { restoreTournament } from '@tablee/contract/tournaments/restore-tournament'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Act, useAct } from '../../../../acts/act.ts'
import type { DeviceStorage } from '../../../../device-storage/device-storage.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { JUST_ASKED_MS } from '../../../../transport/just-asked.ts'
import { OWN_DATA_KEY } from '../../../../transport/own-data-key.ts'
import { isWorthRetrying } from '../../../../transport/request-error.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../../transport/signed-in-as.tsx'
import { keepDocument, tournamentKey } from '../following/tournament-query.ts'
import type { StaffAccess } from './own-roles.ts'

/** The call's limit. */
const MOST_SECRETS = 90
const RETRIES = 1
const DELETED_KEY = 'deleted-tournaments'

/** What this device or its account deleted and can restore; no request if neither organizes anything. */
export function useDeletedTournaments() {
  const { client } = useServer()
  const storage = useDeviceStorage()
  const account = useSignedInAccount()
  const organizerIds = organizerSecrets(storage)
  return useQuery({
    queryKey: [...OWN_DATA_KEY, DELETED_KEY, account, organizerIds.length],
    enabled: account !== null || organizerIds.length > 0,
    queryFn: async () => (await client.callFunction(getDeletedTournaments, { organizerIds: [...organizerIds] })).data,
    staleTime: JUST_ASKED_MS,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

/** Including tournaments no longer listed: a deleted one leaves the list, but its secret stays. */
function organizerSecrets(storage: DeviceStorage): readonly string[] {
  return [...new Set(storage.secrets('organizer'))].slice(-MOST_SECRETS)
}

/** Hides it from everyone, including this device. */
export function useDeleteTournament({ code, secret: organizerId }: StaffAccess): Act<object, DeletedTournament> {
  return useAct({
    perform: async (client) => (await client.callFunction(deleteTournament, { code, organizerId })).data,
    keep: readListsAgain,
  })
}

export type Restorable = Pick<DeletedTournament, 'id' | 'code'>

/** By this device's secret or the account. */
export function useRestoreTournament(): Act<Restorable, CallReply<typeof restoreTournament>> {
  const storage = useDeviceStorage()
  return useAct({
    perform: (client, { id, code }) =>
      client.callFunction(restoreTournament, { code, organizerId: storage.secret('organizer', id) ?? undefined }),
    keep: (queryClient, { tournament }) => {
      const { id, code } = tournament
      if (storage.secret('organizer', id) !== null)
        storage.saveTournament({ id, code, role: 'organizer', playerName: null })
      queryClient.removeQueries({ queryKey: tournamentKey(tournament.code), exact: true, type: 'inactive' })
      keepDocument(queryClient, tournament)
      readListsAgain(queryClient)
    },
  })
}

function readListsAgain(queryClient: QueryClient): void {
  for (const queryKey of [OWN_DATA_KEY, ['recent-tournaments'], ['saved-plays']])
    void queryClient.invalidateQueries({ queryKey })
}
