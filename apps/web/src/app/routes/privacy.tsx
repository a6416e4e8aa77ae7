import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

const PARTS = ['without', 'account', 'registration', 'use', 'cookies', 'keeping', 'rights', 'who'] as const

export const Route = createFileRoute('/privacy')({ component: Privacy })

function Privacy() {
  const { t } = useTranslation()
  return (
    <Page title={t('legal.privacy.page')} width="reading">
      <h1 className="text-3xl">{t('legal.privacy.title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('legal.privacy.lead')}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2 className="mt-8 text-xl">{t(`legal.privacy.${part}Title`)}</h2>
          <p className="mt-2">{t(`legal.privacy.${part}`)}</p>
        </section>
      ))}
    </Page>
  )
}
