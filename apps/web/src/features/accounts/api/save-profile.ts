import { useAccountAct } from './account-act.ts'
import { keepAccount, readAccount } from './account-query.ts'
import type { Profile } from './profile.ts'

/** Replaces the names; what else the preferences hold stays, as it is on the server now. */
export function useSaveProfile() {
  return useAccountAct({
    perform: async (client, profile: Profile) => {
      const { prefs } = readAccount(await client.callAccount({ method: 'GET', path: '/account' }))
      const body = { prefs: { ...prefs, ...profile } }
      return readAccount(await client.callAccount({ method: 'PATCH', path: '/account/prefs', body }))
    },
    keep: keepAccount,
    isRepeatable: true,
  })
}
