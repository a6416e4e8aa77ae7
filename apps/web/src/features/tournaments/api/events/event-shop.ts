import { type EventShop, getEventShop, writeToShop } from '@tablee/contract/shops/public-shop'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Act, useAct } from '../../../../acts/act.ts'
import { useDeviceStorage } from '../../../../device-storage/use-device-storage.tsx'
import { useLetterLanguage } from '../../../../language/letter-language.ts'
import { JUST_ASKED_MS } from '../../../../transport/just-asked.ts'
import { isWorthRetrying } from '../../../../transport/request-error.ts'
import type { ServerClient } from '../../../../transport/server-client.ts'
import { useServer } from '../../../../transport/server-context.tsx'
import { useSignedInAs } from '../../../../transport/signed-in-as.tsx'
import { eventShopKey } from './event-shop-key.ts'

const RETRIES = 1

export function eventShopQuery(client: ServerClient, id: string, account: string | null) {
  return queryOptions<EventShop>({
    queryKey: eventShopKey(id, account),
    queryFn: async () => (await client.callFunction(getEventShop, { tournamentId: id })).data,
    staleTime: JUST_ASKED_MS,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

type Parties = Pick<Tournament, 'id' | 'announcement'>

/** The page's data is used until the account's own answer. */
export function useEventShop({ id, announcement }: Parties) {
  const { client } = useServer()
  const queryClient = useQueryClient()
  const signedInAs = useSignedInAs()
  const account = signedInAs.kind === 'account' ? signedInAs.id : null
  return useQuery({
    ...eventShopQuery(client, id, account),
    enabled: announcement !== null && signedInAs.kind !== 'unknown',
    placeholderData: () => queryClient.getQueryData<EventShop>(eventShopKey(id, null)),
  })
}

/** The account's role in the event's shop, as far as known, after a reload without a network too; no request. */
export function useShopRole({ id }: Pick<Tournament, 'id'>, account: string | null): EventShop['role'] {
  const { client } = useServer()
  const { kept } = useDeviceStorage()
  const { data } = useQuery({ ...eventShopQuery(client, id, account), enabled: false })
  if (account === null) return null
  return data ? data.role : kept.roleOfShop(account, id)
}

export type Message = { readonly name: string; readonly text: string; readonly isAnswerWanted: boolean }

export function useWriteToShop(tournamentId: string): Act<Message, unknown> {
  const language = useLetterLanguage()
  return useAct({
    perform: (client, message) => client.callFunction(writeToShop, { tournamentId, language, ...message }),
  })
}
