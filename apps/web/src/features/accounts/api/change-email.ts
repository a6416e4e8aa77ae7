import { changeEmail, confirmEmailChange } from '@tablee/contract/accounts/change-email'
import type { Language } from '@tablee/domain/language'
import { queryOptions } from '@tanstack/react-query'
import { useLetterLanguage } from '../../../language/letter-language.ts'
import { askOwnDataAnew } from '../../../transport/own-data-key.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { useAccountAct } from './account-act.ts'
import type { MailedLink } from './confirm-email.ts'

/** Mails a link to the new address, which takes effect once the link is followed. */
export function useChangeEmail() {
  const language = useLetterLanguage()
  return useAccountAct({
    perform: async (client, wish: { readonly email: string; readonly password: string }) =>
      (await client.callFunction(changeEmail, { ...wish, language })).data,
    keep: askOwnDataAnew,
  })
}

type Following = { readonly link: MailedLink; readonly language: Language }

/** Redeems the link of the mail. It works once, so one answer serves all callers. */
export function confirmEmailChangeQuery(client: ServerClient, { link, language }: Following) {
  return queryOptions({
    queryKey: ['confirm-email-change', link.userId, link.secret],
    queryFn: async () => (await client.callFunction(confirmEmailChange, { ...link, language })).data,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: (failures, error) => failures < 2 && !(error instanceof RefusedError),
  })
}
