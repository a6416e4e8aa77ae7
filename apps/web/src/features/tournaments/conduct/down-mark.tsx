import { useTranslation } from '../../../language/use-translation.ts'

/** Beside the name of who lost a game by decision: short, for rows of a phone. */
export function DownMark() {
  const { t } = useTranslation()
  return (
    <span title={t('conduct.downMark')}>
      <span aria-hidden="true">0-1</span>
      <span className="sr-only">{t('conduct.downMark')}</span>
    </span>
  )
}
