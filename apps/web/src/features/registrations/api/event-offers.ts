import type { CallReply } from '@tablee/contract/call'
import { cancelTournament } from '@tablee/contract/registrations/cancel-tournament'
import {
  acceptEventOffer,
  declineEventOffer,
  getEventOffers,
  offerEvent,
  withdrawEventOffer,
} from '@tablee/contract/registrations/event-offers'
import { cancelSeries } from '@tablee/contract/tournaments/series'
import type { Language } from '@tablee/domain/language'
import type { SeriesScope } from '@tablee/domain/tournaments/life/series'
import { useQuery } from '@tanstack/react-query'
import { type Act, useAct } from '../../../acts/act.ts'
import { useLetterLanguage } from '../../../language/letter-language.ts'
import { askOwnDataAnew } from '../../../transport/own-data-key.ts'
import { ownDataQuery } from '../../../transport/own-data-query.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { useSignedInAccount } from '../../../transport/signed-in-as.tsx'

type Offers = CallReply<typeof getEventOffers>['data']
export type ComingEvent = Offers['coming'][number]
export type ReceivedOffer = Offers['received'][number]

export function eventOffersQuery(client: ServerClient, account: string | null) {
  return ownDataQuery({
    ...{ account, name: 'event-offers' },
    ask: async () => (await client.callFunction(getEventOffers, {})).data,
  })
}

/** For the signed-in account. */
export function useEventOffers() {
  const { client } = useServer()
  const account = useSignedInAccount()
  return useQuery(eventOffersQuery(client, account))
}

type Meant = { readonly tournamentId: string }
type Sent<Input> = Input & { readonly actId: string; readonly language: Language }

/** Refetches one's own lists: an event came, went or changed. */
function useOwnEventAct<Input, Reply>(
  perform: (client: ServerClient, input: Sent<Input>) => Promise<Reply>,
): Act<Input, Reply> {
  const language = useLetterLanguage()
  return useAct({
    perform: (client, input) => perform(client, { ...input, language }),
    keep: (queryClient) => void askOwnDataAnew(queryClient),
  })
}

export function useOfferEvent() {
  return useOwnEventAct((client, input: Sent<Meant & { readonly email: string }>) =>
    client.callFunction(offerEvent, input),
  )
}

export function useWithdrawOffer() {
  return useOwnEventAct((client, input: Sent<Meant>) => client.callFunction(withdrawEventOffer, input))
}

export function useAcceptOffer() {
  return useOwnEventAct((client, input: Sent<Meant>) => client.callFunction(acceptEventOffer, input))
}

export function useDeclineOffer() {
  return useOwnEventAct((client, input: Sent<Meant>) => client.callFunction(declineEventOffer, input))
}

export function useCancelSeries() {
  return useOwnEventAct((client, input: Sent<Meant & { readonly scope: SeriesScope; readonly reason: string }>) =>
    client.callFunction(cancelSeries, input),
  )
}

export function useCancelEvent() {
  return useOwnEventAct((client, input: Sent<Meant & { readonly reason: string }>) =>
    client.callFunction(cancelTournament, input),
  )
}
