import { useTranslation } from '../../../language/use-translation.ts'

/** Standalone. */
export function useCutName(): (size: number) => string {
  const { t } = useTranslation()
  return (size) => (size === 2 ? t('cut.topTwo') : t('cut.top', { size }))
}

/** Within a sentence; null and 0 for none. */
export function usePlannedCutName(): (size: number | null) => string {
  const { t } = useTranslation()
  return plannedCutName(t)
}

export function plannedCutName(t: ReturnType<typeof useTranslation>['t']): (size: number | null) => string {
  return (size) => {
    if (!size) return t('cut.planned.none')
    return size === 2 ? t('cut.planned.two') : t('cut.planned.top', { size })
  }
}
