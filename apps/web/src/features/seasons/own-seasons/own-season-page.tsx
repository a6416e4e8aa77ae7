import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { OwnSeason } from '../api/own-seasons.ts'
import { EndOfSeason } from './end-of-season.tsx'
import { EventsToPut } from './events-to-put.tsx'
import { FinalForm } from './final-form.tsx'
import { PastOfSeason } from './past-of-season.tsx'
import { SeasonForm } from './season-form.tsx'
import { SeasonOfAccount } from './season-of-account.tsx'
import { ShopsOfSeason } from './shops-of-season.tsx'

type OwnSeasonPageProps = { readonly id: string; readonly rating: (season: OwnSeason['season']) => ReactNode }

/** Its tournaments, how points are counted, and its end. */
export function OwnSeasonPage({ id, rating }: OwnSeasonPageProps) {
  return (
    <SeasonOfAccount id={id} isForGuests>
      {(own) => <Known own={own} rating={rating} />}
    </SeasonOfAccount>
  )
}

type KnownProps = Pick<OwnSeasonPageProps, 'rating'> & { readonly own: OwnSeason }

function Known({ own, rating }: KnownProps) {
  const { t } = useTranslation()
  const { season } = own
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <h1 className="text-title wrap-anywhere">{season.name}</h1>
        {season.mayManage ? null : <p className="wrap-anywhere">{t('seasons.by', { shop: season.shop.name })}</p>}
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
          {season.mayManage ? <PastOfSeason own={own} /> : null}
        </Part>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {season.mayManage ? (
            <>
              <Part title={t('seasons.form.title')}>
                <SeasonForm key={season.id} season={season} />
              </Part>
              <Part title={t('seasons.final.title')}>
                <FinalForm key={season.id} own={own} />
              </Part>
            </>
          ) : null}
          <Part title={t('seasonShops.title')}>
            <ShopsOfSeason own={own} />
          </Part>
          {season.mayManage ? (
            <>
              {rating(season)}
              <EndOfSeason season={season} />
            </>
          ) : null}
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
