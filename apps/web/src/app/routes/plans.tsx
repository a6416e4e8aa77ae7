import { createFileRoute } from '@tanstack/react-router'
import { PlanCards } from '../../features/accounts/plans/plan-cards.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { useFeature } from '../../transport/product-info.ts'
import { Notice } from '../../ui/notice.tsx'
import { NotFound } from '../layout/not-found.tsx'
import { Page } from '../layout/page.tsx'
import { Pending } from '../layout/pending.tsx'

export const Route = createFileRoute('/plans')({ component: Plans })

function Plans() {
  const { t } = useTranslation()
  const isOn = useFeature('plans-page')
  if (isOn === null) return <Pending />
  if (!isOn) return <NotFound />
  return (
    <Page title={t('shell.plans.page')}>
      <h1 className="text-title ">{t('shell.plans.title')}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{t('shell.plans.lead')}</p>
      <Notice tone="attention" title={t('shell.plans.inProgress')} className="mt-6">
        {t('shell.plans.inProgressText')}
      </Notice>
      <div className="mt-6">
        <PlanCards />
      </div>
    </Page>
  )
}
