import { isOrganizer } from '@tablee/contract/accounts/user-document'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { askOwnDataAnew } from '../../../transport/own-data-key.ts'
import { notify } from '../../../ui/toasts.tsx'
import type { Session } from '../api/account-query.ts'
import { useAskedAgain } from './use-asked-again.ts'

const ORGANIZERS_ASK_MS = 30_000
const ACCESS_TOAST = 'organizer-access'

type Known = { readonly id: string; readonly isGiven: boolean }

/** Announces on any page that the right to announce events was given or withdrawn. */
export function useToldAccess(session: Session): void {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const account = session.kind === 'signed-in' ? session.account : null
  const id = account?.$id ?? null
  const isGiven = account !== null && isOrganizer(account)
  useAskedAgain(isGiven ? ORGANIZERS_ASK_MS : null)
  const known = useRef<Known | null>(null)
  const tell = useEffectEvent((isGivenNow: boolean) => {
    void askOwnDataAnew(queryClient)
    const shown = { id: ACCESS_TOAST, isLasting: true }
    if (isGivenNow) {
      notify.success({ ...shown, title: t('accounts.access.given'), description: t('accounts.access.givenText') })
    } else notify.info({ ...shown, title: t('accounts.access.taken'), description: t('accounts.access.takenText') })
  })
  useEffect(() => {
    const before = known.current
    known.current = id === null ? null : { id, isGiven }
    if (id !== null && before?.id === id && before.isGiven !== isGiven) tell(isGiven)
  }, [id, isGiven])
}
