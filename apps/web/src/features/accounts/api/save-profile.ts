import { useAccountAct } from './account-act.ts'
import { keepAccount, readAccount } from './account-query.ts'
import type { Profile } from './profile.ts'

/** Replaces the names, and the pseudo if it changed; other preferences stay as they are on the server. */
export function useSaveProfile() {
  return useAccountAct({
    perform: async (client, { name, ...profile }: Profile & { readonly name: string }) => {
      const { prefs, name: former } = readAccount(await client.callAccount({ method: 'GET', path: '/account' }))
      if (name !== former) await client.callAccount({ method: 'PATCH', path: '/account/name', body: { name } })
      const body = { prefs: { ...prefs, ...profile } }
      return readAccount(await client.callAccount({ method: 'PATCH', path: '/account/prefs', body }))
    },
    keep: keepAccount,
    isRepeatable: true,
  })
}
