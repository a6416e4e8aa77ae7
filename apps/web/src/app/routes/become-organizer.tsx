import { createFileRoute, Link } from '@tanstack/react-router'
import { useTranslation } from '../../language/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/become-organizer')({ component: BecomeOrganizer })

function BecomeOrganizer() {
  const { t } = useTranslation()
  return (
    <Page title={t('shell.becomeOrganizer.page')} width="reading">
      <div className="grid justify-items-start gap-4">
        <h1 className="text-3xl">{t('shell.becomeOrganizer.title')}</h1>
        <Badge tone="amber">{t('shell.becomeOrganizer.soon')}</Badge>
        <p className="text-lg">{t('shell.becomeOrganizer.text')}</p>
        <Link to="/" className={buttonClass({ size: 'large' })}>
          {t('shell.becomeOrganizer.create')}
        </Link>
      </div>
    </Page>
  )
}
