import { keepInAccount } from '@tablee/contract/tournaments/keep-in-account'
import { getKeptTournaments } from '@tablee/contract/tournaments/questions/get-kept-tournaments'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Act, useAct } from '../../../../acts/act.ts'
import type { DeviceStorage } from '../../../../device-storage/device-storage.ts'
import type { SavedTournament } from '../../../../device-storage/saved-tournament.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { JUST_ASKED_MS } from '../../../../transport/just-asked.ts'
import { askOwnDataAnew, OWN_DATA_KEY } from '../../../../transport/own-data-key.ts'
import { isWorthRetrying, RefusedError } from '../../../../transport/request-error.ts'
import type { ServerClient } from '../../../../transport/server-client.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import { useSignedInAs } from '../../../../transport/signed-in-as.tsx'
import { eventShopQuery } from '../events/event-shop.ts'

type Asking = { readonly client: ServerClient; readonly storage: DeviceStorage }

const RETRIES = 1
/** At a time, most recent first. */
const MOST_TAKEN = 50

/** Also noted on the device for the screens. */
export function keptQuery({ client, storage }: Asking, account: string | null) {
  return queryOptions({
    queryKey: [...OWN_DATA_KEY, 'kept-tournaments', account],
    enabled: account !== null,
    queryFn: async () => {
      const { data } = await client.callFunction(getKeptTournaments, {})
      if (account !== null)
        storage.kept.note(
          account,
          data.map(({ id }) => id),
        )
      return data
    },
    staleTime: JUST_ASKED_MS,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

/**
 * While a tournament is open that this device does not organize: asks whether the signed-in account does, by itself for a quick one, as a
 * member of the shop for an event.
 */
export function useKeptWatch(tournament: Pick<Tournament, 'id' | 'announcement'>, isOrganizer: boolean) {
  const { client } = useServer()
  const storage = useDeviceStorage()
  const signedInAs = useSignedInAs()
  const account = signedInAs.kind === 'account' ? signedInAs.id : null
  const isWanted = tournament.announcement === null && !isOrganizer
  const query = useQuery({
    ...keptQuery({ client, storage }, account),
    enabled: account !== null && isWanted,
  })
  // What was noted here is asked about again: a member may have left the shop.
  const isNoted = account !== null && storage.kept.roleOfShop(account, tournament.id) !== null
  const isOfShop = tournament.announcement !== null && (!isOrganizer || isNoted)
  const shop = useQuery({ ...eventShopQuery(client, tournament.id, account), enabled: account !== null && isOfShop })
  const role = shop.data?.role
  useEffect(() => {
    if (account !== null && role !== undefined) storage.kept.noteRoleOfShop(account, tournament.id, role)
  }, [storage, account, tournament.id, role])
  const isUnknown = (isWanted || isOfShop) && signedInAs.kind === 'unknown'
  const isFetching = (isWanted && query.isFetching) || (isOfShop && shop.isFetching && shop.data === undefined)
  return { isAsking: isUnknown || (account !== null && isFetching) }
}

/** This device's quick tournaments missing from the account; empty until the server has answered. */
export function useTakeAlong(account: string) {
  const { client } = useServer()
  const storage = useDeviceStorage()
  const query = useQuery({ ...keptQuery({ client, storage }, account), refetchOnMount: 'always' })
  const there = new Set(query.data?.map(({ id }) => id))
  const missing = query.data
    ? organizedHere(storage).filter(({ id }) => !there.has(id) && !storage.kept.isLeft(account, id))
    : []
  const take = useTaking(account)
  return { missing, take, leave: () => storage.kept.leave(account, missing.map(idOf)) }
}

const idOf = ({ id }: SavedTournament) => id

/** Organized by a secret: events belong to their account anyway. */
function organizedHere(storage: DeviceStorage): readonly SavedTournament[] {
  return storage
    .savedTournaments()
    .filter(({ id, role }) => role === 'organizer' && storage.secret('organizer', id) !== null)
    .slice(0, MOST_TAKEN)
}

type Taking = { readonly tournaments: readonly SavedTournament[] }

/** Resolves to how many are in the account now. */
function useTaking(account: string): Act<Taking, { readonly taken: number }> {
  const storage = useDeviceStorage()
  return useAct({
    perform: async (client, { tournaments }) => {
      let taken = 0
      for (const { id, code } of tournaments) {
        const organizerId = storage.secret('organizer', id)
        if (organizerId === null || storage.kept.isKept(account, id)) continue
        try {
          await client.callFunction(keepInAccount, { code, organizerId })
          taken += 1
        } catch (error) {
          // Somebody else's by now, or gone.
          if (!(error instanceof RefusedError) || isWorthRetrying(error)) throw error
        }
        // Whatever the answer, never offered again.
        storage.kept.leave(account, [id])
      }
      return { taken }
    },
    keep: askOwnDataAnew,
  })
}
