import type { ProcessingRegister } from '@tablee/contract/shops/processing-register'
import { useTranslation } from '../../../language/use-translation.ts'

/** Says as well what this server does not do. */
export function Measures({ register }: { readonly register: ProcessingRegister }) {
  const { t } = useTranslation()
  const { isPurged, isOverwritten, backups } = register
  const measures = [
    t('processing.measures.roles'),
    t('processing.measures.secrets'),
    ...(isOverwritten ? [t('processing.measures.overwritten')] : []),
    t(isPurged ? 'processing.measures.purged' : 'processing.measures.notPurged'),
    backups ? t('processing.measures.backups', backups) : t('processing.measures.noBackups'),
    t('processing.measures.noAds'),
  ]
  return (
    <section className="mt-8 break-inside-avoid">
      <h2 className="text-section">{t('processing.security')}</h2>
      <ul className="mt-2 list-disc ps-5">
        {measures.map((measure) => (
          <li key={measure}>{measure}</li>
        ))}
      </ul>
    </section>
  )
}
