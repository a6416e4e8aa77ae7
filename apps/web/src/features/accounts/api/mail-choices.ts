import { chooseMails, getMailChoices } from '@tablee/contract/accounts/mail-choices'
import type { MailTopic } from '@tablee/domain/accounts/mail-topics'
import { queryOptions } from '@tanstack/react-query'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useAccountAct } from './account-act.ts'

/** From a letter's link; null for the account's own address. */
export type MailToken = string | null

const keyOf = (token: MailToken) => (token === null ? [...OWN_DATA_KEY, 'mail-choices'] : ['mail-choices', token])
const shown = (token: MailToken) => (token === null ? {} : { token })

export function mailChoicesQuery(client: ServerClient, token: MailToken) {
  return queryOptions({
    queryKey: keyOf(token),
    queryFn: async () => (await client.callFunction(getMailChoices, shown(token))).data,
    networkMode: 'always',
    retry: (failures, error) => failures < 2 && !(error instanceof RefusedError),
  })
}

/** With a link's token, also confirms that somebody reads the address. */
export function useChooseMails(token: MailToken) {
  return useAccountAct({
    perform: async (client, off: readonly MailTopic[]) =>
      (await client.callFunction(chooseMails, { ...shown(token), off: [...off] })).data,
    keep: (queryClient, choices) => queryClient.setQueryData(keyOf(token), choices),
    isRepeatable: true,
  })
}

/** The recipient was never meant: no more mails to that address. */
export function useRefuseLetters(token: string) {
  return useAccountAct({
    perform: async (client, _: null) =>
      (await client.callFunction(chooseMails, { token, off: [], isRefused: true })).data,
    keep: (queryClient, choices) => queryClient.setQueryData(keyOf(token), choices),
    isRepeatable: true,
  })
}
