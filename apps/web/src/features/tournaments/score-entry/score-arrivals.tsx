import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { UnsentScore } from '../../../device-storage/unsent-scores.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import { useScoreSender } from '../api/results/unsent-score.ts'
import { useUnsentText } from '../pod-table/unsent-text.ts'

const SCREENS = {
  player: '/tournament/$code/player',
  staff: '/tournament/$code/admin',
  table: '/tournament/$code/table',
} as const

export function ScoreArrivals() {
  const { t } = useTranslation()
  const sender = useScoreSender()
  const navigate = useNavigate()
  const textOf = useUnsentText()
  const onArrived = useEffectEvent((unsent: UnsentScore) =>
    notify.success({ title: t('tournament.unsent.arrived'), description: textOf(unsent) }),
  )
  const onRefused = useEffectEvent((unsent: UnsentScore) => {
    const { actId, role, code, table, atTable } = unsent
    // The tournament's own screens report it in place.
    if (window.location.pathname.startsWith(`/tournament/${code}/`)) return
    const hash = atTable ? `${table}.${atTable.token}` : ''
    notify.error({
      id: actId,
      title: t('tournament.unsent.refused'),
      description: textOf(unsent),
      action: {
        label: t('tournament.unsent.show'),
        onClick: () => void navigate({ to: SCREENS[role], params: { code }, hash }),
      },
      isLasting: true,
    })
  })
  useEffect(
    () => sender.watch({ onArrived: (score) => void onArrived(score), onRefused: (score) => onRefused(score) }),
    [sender],
  )
  return null
}
