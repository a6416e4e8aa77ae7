import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../transport/server-context.tsx'
import { accountMattersQuery } from '../api/account-matters.ts'

/** Those the app has words for; a later server may know more. */
const TROUBLES = ['refused', 'delayed', 'lost'] as const
export type MailTrouble = (typeof TROUBLES)[number]

/** A mail server refuses an address within seconds; anything else takes minutes. */
const SOON = { times: 5, ms: 3000 }
const LATER_MS = 20_000

/** Why the confirmation mail has not come, as far as the server knows; polled while the screen waits. */
export function useMailTrouble(account: UserDocument | null): MailTrouble | null {
  const { client } = useServer()
  const { data } = useQuery({
    ...accountMattersQuery(client),
    enabled: account !== null && !account.emailVerification,
    refetchInterval: ({ state }) => (state.dataUpdateCount < SOON.times ? SOON.ms : LATER_MS),
  })
  return knownTrouble(data?.confirmation?.trouble)
}

export function knownTrouble(trouble: string | null | undefined): MailTrouble | null {
  return TROUBLES.find((one) => one === trouble) ?? null
}
