import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

const PARTS = ['players', 'organizers', 'limits', 'end'] as const

export const Route = createFileRoute('/terms')({ component: Terms })

function Terms() {
  const { t } = useTranslation()
  return (
    <Page title={t('legal.terms.page')} width="reading">
      <h1 className="text-title">{t('legal.terms.title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('legal.terms.lead')}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2 className="mt-8 text-section">{t(`legal.terms.${part}Title`)}</h2>
          <p className="mt-2">{t(`legal.terms.${part}`)}</p>
        </section>
      ))}
    </Page>
  )
}
