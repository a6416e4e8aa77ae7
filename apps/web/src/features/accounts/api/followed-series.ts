import {
  answerSeriesMail,
  followSeries,
  followSeriesByMail,
  getFollowedSeries,
} from '@tablee/contract/accounts/follow-series'
import { chooseLanguage } from '@tablee/domain/language'
import { queryOptions } from '@tanstack/react-query'
import { OWN_DATA_KEY } from '../../../transport/own-data-key.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useAccountAct } from './account-act.ts'

const KEY = [...OWN_DATA_KEY, 'followed-series']

/** The series the account gets mails about. */
export function followedSeriesQuery(client: ServerClient) {
  return queryOptions({
    queryKey: KEY,
    queryFn: async (): Promise<readonly string[]> => (await client.callFunction(getFollowedSeries, {})).data.series,
    networkMode: 'always',
    retry: (failures, error) => failures < 2 && !(error instanceof RefusedError),
  })
}

/** Turns mails about each date on or off. */
export function useFollowSeries(series: string, language: string) {
  return useAccountAct({
    perform: async (client, follows: boolean) =>
      (await client.callFunction(followSeries, { series, follows, language: chooseLanguage([language]) })).data.series,
    keep: (queryClient, followed) => queryClient.setQueryData(KEY, followed),
    isRepeatable: true,
  })
}

/** Without an account: the address is asked by mail. */
export function useFollowByMail(series: string, language: string) {
  return useAccountAct({
    perform: async (client, email: string) =>
      (await client.callFunction(followSeriesByMail, { series, email, language: chooseLanguage([language]) })).data,
    isRepeatable: false,
  })
}

/** The answer of the letter's recipient. */
export function useAnswerSeriesMail(token: string) {
  return useAccountAct({
    perform: async (client, follows: boolean) => (await client.callFunction(answerSeriesMail, { token, follows })).data,
    isRepeatable: true,
  })
}
