import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** The day on which a week ends, in full; null where nobody said. */
function useWeekEnd(): (ends: string | null) => string | null {
  const { weekday, date } = useFormats()
  return (ends) => {
    if (ends === null) return null
    // At noon: the day is the same wherever it is read.
    const day = new Date(`${ends}T12:00:00`)
    return `${weekday(day)} ${date(day)}`
  }
}

/** "À jouer jusqu’au dimanche 6 décembre 2026 inclus."; null where nobody said. */
export function useDeadline(): (ends: string | null) => string | null {
  const { t } = useTranslation()
  const end = useWeekEnd()
  return (ends) => {
    const day = end(ends)
    return day && t('league.until', { day })
  }
}
