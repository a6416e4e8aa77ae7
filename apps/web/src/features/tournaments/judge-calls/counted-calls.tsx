import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'

const MINUTE_MS = 60_000

/** How often judges were called so far, and how long tables waited for them. */
export function CountedCalls({ tournament: { judgeCalls } }: { readonly tournament: Pick<Tournament, 'judgeCalls'> }) {
  const { t } = useTranslation()
  const { answered, ruled, appealed, waitedMs } = judgeCalls
  if (answered === 0) return null
  const minutes = Math.round(waitedMs / answered / MINUTE_MS)
  return (
    <p className="text-sm text-muted">
      {[
        t('judgeCalls.counted', { count: answered }),
        minutes === 0 ? t('judgeCalls.underMinute') : t('judgeCalls.average', { count: minutes }),
        t('judgeCalls.ruled', { count: ruled }),
        ...(appealed > 0 ? [t('judgeCalls.appeals', { count: appealed })] : []),
      ].join(' · ')}
    </p>
  )
}
