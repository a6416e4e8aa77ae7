import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { QueryClient } from '@tanstack/react-query'

/** Cache key prefix of the account's private data; removed with the session. */
export const OWN_DATA_KEY = ['own-data'] as const

export const REGISTRATIONS_KEY = [...OWN_DATA_KEY, 'registrations'] as const

/** Begins the keys under which an event's registrations are held, for whoever reads them here. */
export function registrationsKeyOf(tournamentId: string) {
  return [...REGISTRATIONS_KEY, tournamentId] as const
}

/** As visible to this device after act number `sequence`. */
export type HeldRegistrations = { readonly sequence: number; readonly rows: readonly RegistrationView[] }

/** Refetches one's own data. A first request still under way may predate the act, and the library would reuse it: cancel it. */
export async function askOwnDataAnew(queryClient: QueryClient): Promise<void> {
  const queryKey = OWN_DATA_KEY
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queryClient.invalidateQueries({ queryKey })
}
