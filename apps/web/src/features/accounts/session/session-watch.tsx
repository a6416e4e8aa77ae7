import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import { askWhoIsSignedIn, noteEndedElsewhere, onSignedInKnown, useSession } from '../api/account-query.ts'
import { onSessionAnnounced } from '../api/session-tabs.ts'
import { useToldAccess } from './use-told-access.ts'

const ENDED_TOAST = 'session-ended'

/** Syncs the tabs of this browser, reports a session that ended elsewhere, and on sign-out forgets what this device saw. */
export function SessionWatch({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const session = useSession()
  useToldAccess(session)
  const isEnded = session.kind === 'anonymous' && session.endedElsewhere
  const storage = useDeviceStorage()
  useEffect(
    () =>
      onSignedInKnown(queryClient, (userId) => {
        if (storage.isSignedIn() && userId === null) storage.forgetAccount()
        storage.noteSignedIn(userId)
      }),
    [queryClient, storage],
  )
  useEffect(
    () => onSessionAnnounced((news) => void (news === 'ended' ? noteEndedElsewhere : askWhoIsSignedIn)(queryClient)),
    [queryClient],
  )
  const tell = useEffectEvent(() => {
    notify.info({
      id: ENDED_TOAST,
      title: t('accounts.ended.title'),
      description: t('accounts.ended.text'),
      action: { label: t('accounts.signIn.action'), onClick: onSignIn },
    })
  })
  useEffect(() => {
    if (isEnded) tell()
    else notify.dismiss(ENDED_TOAST)
  }, [isEnded])
  return null
}
