import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../language/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Page } from './page.tsx'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <Page title={t('shell.notFound.page')} width="reading">
      <div className="grid justify-items-start gap-4 py-8">
        <Drawing name="nowhere" />
        <h1 className="text-title">{t('shell.notFound.title')}</h1>
        <p className="text-muted">{t('shell.notFound.text')}</p>
        <Link to="/" className={buttonClass({ size: 'large' })}>
          {t('shell.backHome')}
        </Link>
      </div>
    </Page>
  )
}
