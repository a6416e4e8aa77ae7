import { requestOrganizerAccess } from '@tablee/contract/accounts/organizer-request'
import { useLetterLanguage } from '../../../language/letter-language.ts'
import { askOwnDataAnew } from '../../../transport/own-data-key.ts'
import { useAccountAct } from './account-act.ts'

/** Asks the server's operator for organizer access. */
export function useRequestAccess() {
  const language = useLetterLanguage()
  return useAccountAct({
    perform: async (client, { text }: { readonly text: string }) =>
      (await client.callFunction(requestOrganizerAccess, { text, language })).data,
    keep: askOwnDataAnew,
  })
}
