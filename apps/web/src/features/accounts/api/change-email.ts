import { changeEmail, confirmEmailChange } from '@tablee/contract/accounts/change-email'
import type { Language } from '@tablee/domain/language'
import { queryOptions } from '@tanstack/react-query'
import { useLetterLanguage } from '../../../language/letter-language.ts'
import { askOwnDataAnew } from '../../../transport/own-data-key.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useAccountAct } from './account-act.ts'
import type { MailedLink } from './confirm-email.ts'

/** Has a link mailed to the new address, which counts once it was followed. */
export function useChangeEmail() {
  const language = useLetterLanguage()
  return useAccountAct({
    perform: async (client, wish: { readonly email: string; readonly password: string }) =>
      (await client.callFunction(changeEmail, { ...wish, language })).data,
    keep: askOwnDataAnew,
  })
}

type Following = { readonly link: MailedLink; readonly language: Language }

/** Gives the link of the mail back. It is good for one use, so that one answer serves however often it is asked. */
export function confirmEmailChangeQuery(client: ServerClient, { link, language }: Following) {
  return queryOptions({
    queryKey: ['confirm-email-change', link.userId, link.secret],
    queryFn: async () => (await client.callFunction(confirmEmailChange, { ...link, language })).data,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: (failures, error) => failures < 2 && !(error instanceof RefusedError),
  })
}
