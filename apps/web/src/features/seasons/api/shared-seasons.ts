import type { CallInput, CallReply } from '@tablee/contract/call'
import {
  answerSeasonInvitation,
  inviteSeasonShop,
  leaveSharedSeason,
  returnToSeason,
} from '@tablee/contract/seasons/season-shops'
import { FEWEST_LETTERS_OF_SHOP, type FoundShop, findShops } from '@tablee/contract/shops/public-shop'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAct } from '../../../acts/act.ts'
import { JUST_ASKED_MS } from '../../../transport/just-asked.ts'
import { ownDataKey } from '../../../transport/own-data-query.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'
import type { OwnSeason } from './own-seasons.ts'

type OfSeason = { readonly seasonId: string }

/** The shops of a season answer each act; who reads the season asks it again. */
function useSharing<Input extends OfSeason>(
  perform: (client: ServerClient, input: Input) => Promise<CallReply<typeof inviteSeasonShop>>,
) {
  const account = useSignedInAccount()
  return useAct({
    perform: async (client: ServerClient, input: Input) => ({ ...(await perform(client, input)), input }),
    keep: async (queryClient, { data: sharing, input: { seasonId } }) => {
      const key = ownDataKey({ account, name: `season ${seasonId}` })
      queryClient.setQueryData<OwnSeason>(key, (before) => before && { ...before, sharing })
      if (sharing.isOwner) await queryClient.invalidateQueries({ queryKey: key })
      await queryClient.invalidateQueries({ queryKey: ownDataKey({ account, name: 'seasons' }) })
      await queryClient.invalidateQueries({ queryKey: ['season'] })
    },
  })
}

export function useInviteShop() {
  return useSharing((client, { seasonId, slug }: CallInput<typeof inviteSeasonShop>) =>
    client.callFunction(inviteSeasonShop, { seasonId, slug }),
  )
}

export function useLeaveSeason() {
  return useSharing((client, { seasonId, slug, takesEvents }: CallInput<typeof leaveSharedSeason>) =>
    client.callFunction(leaveSharedSeason, { seasonId, slug, takesEvents }),
  )
}

export function useReturnToSeason() {
  return useSharing((client, { seasonId, slug }: CallInput<typeof returnToSeason>) =>
    client.callFunction(returnToSeason, { seasonId, slug }),
  )
}

export function useAnswerInvitation() {
  const account = useSignedInAccount()
  return useAct({
    perform: (client, { seasonId, isAccepted }: CallInput<typeof answerSeasonInvitation>) =>
      client.callFunction(answerSeasonInvitation, { seasonId, isAccepted }),
    keep: (queryClient) => queryClient.invalidateQueries({ queryKey: ownDataKey({ account, name: 'seasons' }) }),
  })
}

type FoundShops = {
  readonly shops: readonly FoundShop[]
  /** Nobody is told that there are none while the server has yet to say so. */
  readonly state: 'unasked' | 'asking' | 'told' | 'failed'
}

/** Shops by words of name and town; earlier ones stay until the next arrive. */
export function useShopsToInvite(text: string): FoundShops {
  const { client } = useServer()
  const wanted = text.trim().slice(0, 100)
  const isEnough = wanted.length >= FEWEST_LETTERS_OF_SHOP
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['found-shops', wanted.toLowerCase()],
    queryFn: async () => (await client.callFunction(findShops, { text: wanted })).data.shops,
    enabled: isEnough,
    placeholderData: keepPreviousData,
    staleTime: JUST_ASKED_MS,
    retry: false,
  })
  if (!isEnough) return { shops: [], state: 'unasked' }
  const isTold = data !== undefined && !isPlaceholderData
  return { shops: data ?? [], state: isError ? 'failed' : isTold ? 'told' : 'asking' }
}
