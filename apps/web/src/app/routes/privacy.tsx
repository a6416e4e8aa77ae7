import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../language/use-translation.ts'
import { KEPT_IN_BROWSER } from '../kept-in-browser.ts'
import { Page } from '../layout/page.tsx'

const PARTS = ['without', 'account', 'registration', 'shop', 'use', 'cookies', 'keeping', 'rights', 'who'] as const

export const Route = createFileRoute('/privacy')({ component: Privacy })

function Privacy() {
  const { t } = useTranslation()
  return (
    <Page title={t('legal.privacy.page')} width="reading">
      <h1 className="text-title">{t('legal.privacy.title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('legal.privacy.lead')}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2 className="mt-8 text-section">{t(`legal.privacy.${part}Title`)}</h2>
          <p className="mt-2">{t(`legal.privacy.${part}`)}</p>
        </section>
      ))}
      <KeptInBrowser />
    </Page>
  )
}

function KeptInBrowser() {
  const { t } = useTranslation()
  return (
    <section id="kept">
      <h2 className="mt-8 text-section">{t('legal.kept.title')}</h2>
      <p className="mt-2">{t('legal.kept.lead')}</p>
      <ul className="mt-3 grid divide-y divide-line border-y border-line">
        {KEPT_IN_BROWSER.map(({ id, place, names }) => (
          <li key={id} className="grid gap-0.5 py-3">
            <p className="flex flex-wrap gap-x-2 text-sm text-muted">
              {t(`legal.kept.place.${place}`)}
              {names.map((name) => (
                <code key={name} className="wrap-anywhere">
                  {name}
                </code>
              ))}
            </p>
            <p>{t(`legal.kept.items.${id}.what`)}</p>
            <p className="text-sm text-muted">{t(`legal.kept.items.${id}.until`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
