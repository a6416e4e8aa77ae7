import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Of a deck known by its address alone, while its text can still come. */
export function PasteInstead() {
  const { t } = useTranslation()
  return (
    <Notice tone="attention" title={t('registrations.frozen.paste')}>
      {t('registrations.frozen.pasteHelp')}
    </Notice>
  )
}
