import type { SeriesReport } from '@tablee/contract/tournaments/series'
import { useFormats } from '../language/use-formats.ts'
import { useTranslation } from '../language/use-translation.ts'

/** How many dates followed, and which could not. */
export function useSeriesReport(): (report: SeriesReport) => { readonly dates: string; readonly left: string | null } {
  const { t } = useTranslation()
  const { list, date } = useFormats()
  return ({ done, failed }) => {
    const days = list(failed.map(({ startsAt }) => date(new Date(startsAt))))
    return {
      dates: t('series.done', { count: done.length }),
      left: failed.length === 0 ? null : t('series.partly', { count: failed.length, dates: days }),
    }
  }
}
