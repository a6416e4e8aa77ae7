import { useTranslation } from '../../../language/use-translation.ts'

/** What a cut of so many is called, standing alone. */
export function useCutName(): (size: number) => string {
  const { t } = useTranslation()
  return (size) => (size === 2 ? t('cut.topTwo') : t('cut.top', { size }))
}

/** The same within a sentence; null and 0 for none. */
export function usePlannedCutName(): (size: number | null) => string {
  const { t } = useTranslation()
  return (size) => {
    if (!size) return t('cut.planned.none')
    return size === 2 ? t('cut.planned.two') : t('cut.planned.top', { size })
  }
}
