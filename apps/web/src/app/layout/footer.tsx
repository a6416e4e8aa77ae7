import { LANGUAGES } from '@tablee/domain/language'
import { FORMATS } from '@tablee/messages/formats'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../language/language-provider.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { useSupportEmail } from '../../transport/product-info.ts'

const LINK_CLASS =
  'inline-flex min-h-11 items-center rounded-control px-2 text-muted underline-offset-4 hover:text-ink hover:underline'

/** On a phone these are at the foot of the about page. */
const ON_WIDE = 'max-sm:hidden'

export function Footer() {
  const { t } = useTranslation()
  const { language, setLanguage } = useLanguage()
  const supportEmail = useSupportEmail()
  return (
    <footer className="above-bottom-bars h-[60px] border-t border-line large-text:h-auto large-text:py-2 print:hidden">
      <nav
        aria-label={t('shell.footer.label')}
        className="mx-auto flex h-full content-width items-center justify-between gap-x-4 large-text:flex-wrap px-2 text-sm sm:px-4"
      >
        <div className="flex flex-wrap items-center sm:gap-x-2">
          <Link to="/about" className={LINK_CLASS}>
            {t('shell.footer.about')}
          </Link>
          <Link to="/about" hash="help" className={LINK_CLASS}>
            {t('shell.footer.help')}
          </Link>
          <Link to="/privacy" className={`${LINK_CLASS} ${ON_WIDE}`}>
            {t('legal.privacy.page')}
          </Link>
          <Link to="/terms" className={`${LINK_CLASS} ${ON_WIDE}`}>
            {t('legal.terms.page')}
          </Link>
          <Link to="/about" hash="status" className={`${LINK_CLASS} ${ON_WIDE}`}>
            {t('shell.footer.status')}
          </Link>
          <a href="/docs" className={`${LINK_CLASS} ${ON_WIDE}`}>
            {t('shell.footer.api')}
          </a>
          {supportEmail ? (
            <a href={`mailto:${supportEmail}`} className={LINK_CLASS}>
              {t('shell.footer.contact')}
            </a>
          ) : null}
        </div>
        <div className="flex flex-wrap">
          {LANGUAGES.filter((each) => each !== language).map((other) => (
            <button
              key={other}
              type="button"
              lang={other}
              className={LINK_CLASS}
              onClick={() => void setLanguage(other)}
            >
              {FORMATS[other].ownName}
            </button>
          ))}
        </div>
      </nav>
    </footer>
  )
}
