import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { NotRead } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type OwnSeason, useOwnSeason } from '../api/own-seasons.ts'
import { EndOfSeason } from './end-of-season.tsx'
import { EventsToPut } from './events-to-put.tsx'
import { FinalForm } from './final-form.tsx'
import { SeasonForm } from './season-form.tsx'

/** Its tournaments, how points are counted, and its end. */
export function OwnSeasonPage({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const query = useOwnSeason(id)
  if (query.data) return query.data.season.mayManage ? <Known own={query.data} /> : <Gone />
  if (query.isPending)
    return (
      <div className="grid min-h-60 place-items-center text-muted">
        <Spinner label={t('seasons.loading')} />
      </div>
    )
  if (query.error instanceof RefusedError) return <Gone />
  return <NotRead query={query} title={t('seasons.failed')} isMain headingLevel={1} />
}

function Gone() {
  const { t } = useTranslation()
  return (
    <EmptyState
      drawing="none"
      title={t('seasons.own.unknown')}
      action={
        <Link to="/my-seasons" className={buttonClass()}>
          {t('seasons.own.all')}
        </Link>
      }
    />
  )
}

type KnownProps = { readonly own: OwnSeason }

function Known({ own }: KnownProps) {
  const { t } = useTranslation()
  const { season } = own
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <h1 className="text-title wrap-anywhere">{season.name}</h1>
        <p className="flex flex-wrap items-center gap-3">
          <Link to="/saison/$slug" params={{ slug: season.slug }} className={buttonClass({ variant: 'secondary' })}>
            {t('seasons.own.toPage')}
          </Link>
          <Link to="/my-seasons" className="inline-flex min-h-11 items-center font-semibold underline">
            {t('seasons.own.all')}
          </Link>
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Part title={t('seasons.put.title')}>
          <EventsToPut own={own} />
        </Part>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Part title={t('seasons.form.title')}>
            <SeasonForm key={season.id} season={season} />
          </Part>
          <Part title={t('seasons.final.title')}>
            <FinalForm key={season.id} own={own} />
          </Part>
          <EndOfSeason season={season} />
        </div>
      </div>
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={titleId} className="text-section">
        {title}
      </h2>
      {children}
    </Card>
  )
}
