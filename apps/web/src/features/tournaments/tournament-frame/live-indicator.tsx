import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLiveStatus } from '../../../transport/server-context.tsx'
import { LiveDot } from '../../../ui/live-dot.tsx'
import { isSameDay, useSeenAt } from './seen-at.ts'

type LiveIndicatorProps = {
  /** Over: only a lost connection matters. */
  readonly isOver?: boolean
  readonly isDotOnPhones?: boolean
}

export function LiveIndicator({ isOver = false, isDotOnPhones = false }: LiveIndicatorProps) {
  const { t } = useTranslation()
  const { time, dateTime } = useFormats()
  const seenAt = useSeenAt()
  const status = useLiveStatus()
  if (isOver && (status.kind === 'live' || status.kind === 'connecting')) return null
  switch (status.kind) {
    case 'live':
      return (
        <LiveDot
          isDotOnPhones={isDotOnPhones}
          state="live"
          label={t('tournament.live.live')}
          room={t('tournament.live.connecting')}
        />
      )
    case 'connecting':
      return (
        <LiveDot
          isDotOnPhones={isDotOnPhones}
          state="reconnecting"
          label={t('tournament.live.connecting')}
          room={t('tournament.live.live')}
        />
      )
    case 'reconnecting':
    case 'offline': {
      const moment = status.freshAt ?? seenAt
      if (moment === null)
        return <LiveDot isDotOnPhones={isDotOnPhones} state={status.kind} label={t(`tournament.live.${status.kind}`)} />
      const seen = new Date(moment)
      const label = isSameDay(seen, new Date())
        ? t(`tournament.live.${status.kind}Since`, { time: time(seen) })
        : t(`tournament.live.${status.kind}SinceDay`, { moment: dateTime(seen) })
      return <LiveDot isDotOnPhones={isDotOnPhones} state={status.kind} label={label} />
    }
    default:
      return status satisfies never
  }
}
