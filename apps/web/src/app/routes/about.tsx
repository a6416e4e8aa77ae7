import { createFileRoute, Link } from '@tanstack/react-router'
import { useTranslation } from '../../language/use-translation.ts'
import { useServerBuild, useSupportEmail } from '../../transport/product-info.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Help, ServerState } from '../layout/about-help.tsx'
import { Page } from '../layout/page.tsx'

const PARTS = ['players', 'organizers', 'rules', 'privacy', 'free'] as const

export const Route = createFileRoute('/about')({ component: About })

function About() {
  const { t } = useTranslation()
  return (
    <Page title={t('shell.about.page')} width="reading">
      <h1 className="text-title">{t('shell.about.title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('shell.about.lead')}</p>
      <Help />
      {PARTS.map((part) => (
        <section key={part}>
          <h2 className="mt-8 text-section">{t(`shell.about.${part}Title`)}</h2>
          <p className="mt-2">{t(`shell.about.${part}`)}</p>
        </section>
      ))}
      <PlacesSources />
      <Contact />
      <ServerState />
      <ServerBuild />
      <p className="mt-8">
        <Link to="/" className={buttonClass({ size: 'large' })}>
          {t('shell.about.start')}
        </Link>
      </p>
      <p className="mt-8 flex flex-wrap gap-x-6 border-t border-line pt-2">
        <Link to="/privacy" className="inline-flex min-h-11 items-center underline">
          {t('legal.privacy.title')}
        </Link>
        <Link to="/terms" className="inline-flex min-h-11 items-center underline">
          {t('legal.terms.title')}
        </Link>
        <a href="/docs" className="inline-flex min-h-11 items-center underline">
          {t('shell.footer.api')}
        </a>
      </p>
    </Page>
  )
}

/** Attribution required by the data licences. */
function PlacesSources() {
  const { t } = useTranslation()
  const sources = [
    { href: 'https://www.geonames.org/', text: t('shell.about.positionsSource') },
    {
      href: 'https://www.insee.fr/fr/information/2560452',
      text: t('shell.about.areasSource'),
    },
  ]
  return (
    <section>
      <h2 className="mt-8 text-section">{t('shell.about.placesTitle')}</h2>
      <p className="mt-2">{t('shell.about.places')}</p>
      <ul className="mt-2">
        {sources.map(({ href, text }) => (
          <li key={href}>
            <a href={href} rel="noreferrer" className="inline-flex min-h-11 items-center underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Only if the operator gave an address. */
function Contact() {
  const { t } = useTranslation()
  const email = useSupportEmail()
  if (!email) return null
  return (
    <section>
      <h2 className="mt-8 text-section">{t('shell.about.contactTitle')}</h2>
      <p className="mt-2">
        {t('shell.about.contact')}{' '}
        <a href={`mailto:${email}`} className="inline-flex min-h-6 items-center underline wrap-anywhere">
          {email}
        </a>
      </p>
    </section>
  )
}

/** To quote in a question. */
function ServerBuild() {
  const { t } = useTranslation()
  const build = useServerBuild()
  if (!build) return null
  return <p className="mt-8 text-muted wrap-anywhere">{t('shell.about.build', build)}</p>
}
