import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useUnwatchedStorage } from '../../device-storage/use-device-storage.tsx'
import { useIsOutdated } from '../../transport/server-context.tsx'
import { watchTyping } from './quiet-moment.ts'
import { UpdateNotice } from './update-notice.tsx'

/** Leaves a version that the server no longer serves at a quiet moment. */
export function AppUpdates() {
  const { unsent } = useUnwatchedStorage()
  const isActing = useIsMutating() > 0
  const [hasTyped] = useState(() => ({ current: (): boolean => false }))
  useEffect(() => {
    hasTyped.current = watchTyping()
  }, [hasTyped])
  const isBusy = useRef((): boolean => false)
  isBusy.current = () =>
    isActing ||
    hasTyped.current() ||
    unsent.list().some(({ refusal }) => refusal === null) ||
    document.querySelector('[role=dialog], [role=alertdialog], [aria-busy=true]') !== null
  return <UpdateNotice isOutdated={useIsOutdated()} isBusy={isBusy} />
}
