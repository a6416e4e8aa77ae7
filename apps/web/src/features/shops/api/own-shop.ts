import type { CallInput } from '@tablee/contract/call'
import { OWN_LOGO_PATH } from '@tablee/contract/serving/shop-logos'
import {
  answerShopInvitation,
  changeShopMember,
  closeShop,
  getOwnShop,
  getShopInvitation,
  inviteToShop,
  keepShop,
  leaveShop,
  type OwnShopData,
  withdrawShopInvitation,
} from '@tablee/contract/shops/own-shop'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Act, useAct } from '../../../acts/act.ts'
import { useLetterLanguage } from '../../../language/letter-language.ts'
import { askOwnDataAnew, OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { ownDataKey, ownDataQuery } from '../../../transport/own-data-query.ts'
import { isWorthRetrying } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'

const RETRIES = 2

/** The account's shop, and invitations to others. */
export function ownShopQuery(client: ServerClient, account: string | null) {
  return ownDataQuery({
    ...{ account, name: 'shop' },
    ask: async () => (await client.callFunction(getOwnShop, {})).data,
  })
}

export function useOwnShop() {
  const { client } = useServer()
  return useQuery(ownShopQuery(client, useSignedInAccount()))
}

/** By the link's code, requested once. */
export function useShopInvitation(code: string) {
  const { client } = useServer()
  return useQuery({
    queryKey: [...OWN_DATA_KEY, 'shop-invitation', code],
    queryFn: async () => (await client.callFunction(getShopInvitation, { code })).data,
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
  })
}

type Answered = { readonly data: OwnShopData }

/** Every act answers the updated shop, shown at once; one's other data is refetched. */
function useShopAct<Input, Reply extends Answered>(
  perform: (client: ServerClient, input: Input) => Promise<Reply>,
): Act<Input, Reply> {
  const account = useSignedInAccount()
  return useAct({
    perform,
    keep: async (queryClient: QueryClient, { data: { shop, received } }) => {
      await askOwnDataAnew(queryClient)
      queryClient.setQueryData(ownDataKey({ account, name: 'shop' }), { shop, received })
    },
  })
}

export type ShopWish = CallInput<typeof keepShop>

export function useKeepShop() {
  return useShopAct((client, wish: ShopWish) => client.callFunction(keepShop, wish))
}

export type InvitationWish = Omit<CallInput<typeof inviteToShop>, 'language'>

export function useInviteToShop() {
  const language = useLetterLanguage()
  return useShopAct((client, wish: InvitationWish) => client.callFunction(inviteToShop, { ...wish, language }))
}

export function useWithdrawInvitation() {
  return useShopAct((client, { invitationId }: { readonly invitationId: string }) =>
    client.callFunction(withdrawShopInvitation, { invitationId }),
  )
}

export type InvitationAnswer = Pick<CallInput<typeof answerShopInvitation>, 'invitationId' | 'code' | 'isAccepted'>

export function useAnswerInvitation() {
  return useShopAct((client, { invitationId, code, isAccepted }: InvitationAnswer) =>
    client.callFunction(answerShopInvitation, { invitationId, isAccepted, ...(code === undefined ? {} : { code }) }),
  )
}

export type MemberChange = CallInput<typeof changeShopMember>

export function useChangeMember() {
  return useShopAct((client, { accountId, role }: MemberChange) =>
    client.callFunction(changeShopMember, { accountId, role }),
  )
}

export function useLeaveShop() {
  return useShopAct((client, _input: object) => client.callFunction(leaveShop, {}))
}

export function useCloseShop() {
  return useShopAct((client, _input: object) => client.callFunction(closeShop, {}))
}

/** Null removes the logo. */
export function useKeepLogo(): Act<{ readonly image: Blob | null }, unknown> {
  return useAct({
    perform: (client, { image }) => client.putImage(OWN_LOGO_PATH.replace('/v1', ''), image),
    keep: (queryClient) => askOwnDataAnew(queryClient),
  })
}
