import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify, toaster } from '../../../ui/toasts.tsx'
import { useDeskAway } from './use-desk-away.ts'

/** Whoever helps hears that another device decides without a network; until it is back, or until they close it. */
export function useTellAway(tournament: Tournament): void {
  const { t } = useTranslation()
  const { time } = useFormats()
  const away = useDeskAway(tournament)
  const since = away ? time(away.since) : null
  const id = `desk-away ${tournament.code}`
  useEffect(() => {
    if (since === null) return
    const told = { title: t('cave.away.staff', { time: since }), description: t('cave.away.comes') }
    queueMicrotask(() => notify.info({ id, isLasting: true, ...told }))
    return () => queueMicrotask(() => toaster.dismiss(id))
  }, [since, id, t])
}
