import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { useQuery } from '@tanstack/react-query'
import { useServer } from '../../../transport/server-context.tsx'
import { accountMattersQuery } from '../api/account-matters.ts'

/** What the app has words for; a later server may know more. */
const TROUBLES = ['refused', 'delayed', 'lost'] as const
export type MailTrouble = (typeof TROUBLES)[number]

/** A mail server refuses an address within seconds; what takes longer takes minutes. */
const SOON = { times: 5, ms: 3000 }
const LATER_MS = 20_000

/** Why the mail that asks to confirm the address has not come, as far as the server knows; asked for while the screen waits for it. */
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
