import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLiveStatus } from '../../../transport/server-context.tsx'
import { LiveDot } from '../../../ui/live-dot.tsx'

/** Live, reconnecting or offline, with the time of what is shown. */
export function LiveIndicator() {
  const { t } = useTranslation()
  const { time } = useFormats()
  const status = useLiveStatus()
  switch (status.kind) {
    case 'live':
      return <LiveDot state="live" label={t('tournament.live.live')} />
    case 'connecting':
      return <LiveDot state="reconnecting" label={t('tournament.live.connecting')} />
    case 'reconnecting':
    case 'offline': {
      const seen = status.freshAt === null ? null : time(new Date(status.freshAt))
      if (seen === null) return <LiveDot state={status.kind} label={t(`tournament.live.${status.kind}`)} />
      return <LiveDot state={status.kind} label={t(`tournament.live.${status.kind}Since`, { time: seen })} />
    }
    default:
      return status satisfies never
  }
}
