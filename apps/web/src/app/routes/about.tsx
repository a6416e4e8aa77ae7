import { createFileRoute, Link } from '@tanstack/react-router'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/about')({ component: About })

function About() {
  const { t } = useTranslation()
  return (
    <Page title={t('shell.about.page')} width="reading">
      <h1 className="text-3xl">{t('shell.about.title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('shell.about.lead')}</p>
      <h2 className="mt-8 text-xl">{t('shell.about.whatTitle')}</h2>
      <p className="mt-2">{t('shell.about.what')}</p>
      <h2 className="mt-8 text-xl">{t('shell.about.rulesTitle')}</h2>
      <p className="mt-2">{t('shell.about.rules')}</p>
      <h2 className="mt-8 text-xl">{t('shell.about.privacyTitle')}</h2>
      <p className="mt-2">{t('shell.about.privacy')}</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link to="/privacy" className="inline-flex min-h-11 items-center underline">
          {t('legal.privacy.title')}
        </Link>
        <Link to="/terms" className="inline-flex min-h-11 items-center underline">
          {t('legal.terms.title')}
        </Link>
      </p>
      <p className="mt-8 border-t border-line pt-4 text-sm text-muted">{t('shell.about.independence')}</p>
    </Page>
  )
}
