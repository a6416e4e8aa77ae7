import { LANGUAGES } from '@tablee/messages/language'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../language/language-provider.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { LANGUAGE_NAMES } from './language-names.ts'

const LINK_CLASS =
  'inline-flex min-h-11 items-center rounded-control px-2 text-muted underline-offset-4 hover:text-ink hover:underline'

export function Footer() {
  const { t } = useTranslation()
  const { language, setLanguage } = useLanguage()
  const other = LANGUAGES.find((each) => each !== language) ?? language
  return (
    <footer className="above-bottom-bars h-[60px] border-t border-line large-text:h-auto large-text:py-2 print:hidden">
      <nav
        aria-label={t('shell.footer.label')}
        className="mx-auto flex h-full max-w-6xl items-center justify-between gap-x-4 large-text:flex-wrap px-2 text-sm sm:px-4"
      >
        <Link to="/about" className={LINK_CLASS}>
          {t('shell.footer.about')}
        </Link>
        <button type="button" lang={other} className={LINK_CLASS} onClick={() => void setLanguage(other)}>
          {LANGUAGE_NAMES[other]}
        </button>
      </nav>
    </footer>
  )
}
