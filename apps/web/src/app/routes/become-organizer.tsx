import { createFileRoute, Link } from '@tanstack/react-router'
import { CalendarCheck, ChartColumn, type LucideIcon, ScrollText } from 'lucide-react'
import { OrganizerAccess } from '../../features/accounts/organizer-request/organizer-access.tsx'
import { usePlansLink } from '../../features/accounts/plans/use-plans-link.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../layout/page.tsx'

export const Route = createFileRoute('/become-organizer')({ component: BecomeOrganizer })

const GAINS = [
  ['registrations', CalendarCheck],
  ['decklists', ScrollText],
  ['statistics', ChartColumn],
] as const

function BecomeOrganizer() {
  const { t } = useTranslation()
  return (
    <Page title={t('shell.becomeOrganizer.page')}>
      <div className="mx-auto grid max-w-4xl gap-6">
        <div className="grid justify-items-start gap-3">
          <h1 className="text-title ">{t('shell.becomeOrganizer.title')}</h1>
          <p className="max-w-prose text-lg text-muted">{t('shell.becomeOrganizer.text')}</p>
        </div>
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
          {GAINS.map(([gain, Icon]) => (
            <Gain key={gain} Icon={Icon} title={t(`shell.becomeOrganizer.${gain}Title`)}>
              {t(`shell.becomeOrganizer.${gain}`)}
            </Gain>
          ))}
        </ul>
        <OrganizerAccess />
        <Meanwhile />
      </div>
    </Page>
  )
}

function Gain({ Icon, title, children }: { Icon: LucideIcon; title: string; children: string }) {
  return (
    <Card as="li" className="flex gap-3 md:flex-col">
      <Icon aria-hidden="true" className="size-7 shrink-0 text-felt" />
      <div className="grid content-start gap-1">
        <h2 className="text-lg">{title}</h2>
        <p className="text-muted">{children}</p>
      </div>
    </Card>
  )
}

function Meanwhile() {
  const { t } = useTranslation()
  const hasPlansLink = usePlansLink('plans-link')
  return (
    <section className="grid gap-3">
      <h2 className="text-section">{t('shell.becomeOrganizer.meanwhileTitle')}</h2>
      <p className="max-w-prose">{t('shell.becomeOrganizer.meanwhile')}</p>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="amber">{t('shell.becomeOrganizer.soon')}</Badge>
        {t('shell.becomeOrganizer.premium')}
      </p>
      <p className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Link to="/" className={buttonClass({ variant: 'secondary', size: 'large' })}>
          {t('shell.becomeOrganizer.create')}
        </Link>
        {hasPlansLink ? (
          <Link to="/plans" className={buttonClass({ variant: 'quiet', size: 'large' })}>
            {t('shell.plans.see')}
          </Link>
        ) : null}
      </p>
    </section>
  )
}
