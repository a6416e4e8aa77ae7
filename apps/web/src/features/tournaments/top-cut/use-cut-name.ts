import { useTranslation } from '../../../language/use-translation.ts'

/** What a cut of so many is called. */
export function useCutName(): (size: number) => string {
  const { t } = useTranslation()
  return (size) => (size === 2 ? t('cut.topTwo') : t('cut.top', { size }))
}
