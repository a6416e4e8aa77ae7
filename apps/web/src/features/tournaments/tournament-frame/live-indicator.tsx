import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLiveStatus } from '../../../transport/server-context.tsx'
import { LiveDot } from '../../../ui/live-dot.tsx'
import { isSameDay, useSeenAt } from './seen-at.ts'

/** Live, reconnecting or offline, with the time of what is shown. */
export function LiveIndicator() {
  const { t } = useTranslation()
  const { time, dateTime } = useFormats()
  const seenAt = useSeenAt()
  const status = useLiveStatus()
  switch (status.kind) {
    case 'live':
      return <LiveDot state="live" label={t('tournament.live.live')} />
    case 'connecting':
      return <LiveDot state="reconnecting" label={t('tournament.live.connecting')} />
    case 'reconnecting':
    case 'offline': {
      const moment = status.freshAt ?? seenAt
      if (moment === null) return <LiveDot state={status.kind} label={t(`tournament.live.${status.kind}`)} />
      const seen = new Date(moment)
      const label = isSameDay(seen, new Date())
        ? t(`tournament.live.${status.kind}Since`, { time: time(seen) })
        : t(`tournament.live.${status.kind}SinceDay`, { moment: dateTime(seen) })
      return <LiveDot state={status.kind} label={label} />
    }
    default:
      return status satisfies never
  }
}
