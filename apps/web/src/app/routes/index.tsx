import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../language/use-translation.ts'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/')({ component: Home })

function Home() {
  const { t } = useTranslation()
  return (
    <Page title={t('home.page')}>
      <h1 className="text-3xl sm:text-4xl">{t('home.title')}</h1>
    </Page>
  )
}
