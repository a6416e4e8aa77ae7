import { Link } from '@tanstack/react-router'
import { Settings, TrendingUp } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { AskedPage } from '../../../acts/asked-page.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { useSeason } from '../api/season.ts'
import { countingEvents, type Season } from '../season-view.ts'
import { ComingEvents } from './coming-events.tsx'
import { useRulesSentences } from './rules-sentences.ts'
import { SeasonFinalPart } from './season-final.tsx'
import { SeasonTable } from './season-table.tsx'
import { SeasonTools } from './season-tools.tsx'

type SeasonPageProps = {
  readonly slug: string
  /** A picture of the table, made on this device. */
  readonly picture: (season: Season) => ReactNode
}

/** The table of a season, what is to come, and how points are counted. */
export function SeasonPage({ slug, picture }: SeasonPageProps) {
  return <SeasonGate slug={slug}>{(season) => <Known season={season} picture={picture} />}</SeasonGate>
}

type SeasonGateProps = { readonly slug: string; readonly children: (season: Season) => ReactNode }

export function SeasonGate({ slug, children }: SeasonGateProps) {
  const { t } = useTranslation()
  const words = {
    ...{ loading: t('seasons.loading'), failed: t('seasons.failed') },
    ...{ unknown: t('seasons.unknown'), unknownText: t('seasons.unknownText') },
  }
  return (
    <AskedPage query={useSeason(slug)} words={words}>
      {children}
    </AskedPage>
  )
}

type KnownProps = Pick<SeasonPageProps, 'picture'> & { readonly season: Season }

function Known({ season, picture }: KnownProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 print:gap-4">
      <Head season={season} />
      <SeasonFinalPart season={season} />
      <Standings season={season} />
      {season.rows.length === 0 ? null : <SeasonTools season={season} picture={picture(season)} />}
      {season.season.state === 'ended' ? null : <ComingEvents season={season} />}
      <Rules season={season} />
    </div>
  )
}

function Head({ season: { season, events, final, peopleCount } }: { readonly season: Season }) {
  const { t } = useTranslation()
  const { id, name, state, isPublic, shop, shops, mayManage, mayPut, ratingId } = season
  const played = countingEvents({ events, final }).length
  return (
    <header className="grid gap-2">
      <h1 className="text-title wrap-anywhere">{name}</h1>
      <p className="wrap-anywhere">
        <Link to="/lieu/$slug" params={{ slug: shop.slug }} className="inline-flex min-h-11 items-center underline">
          {t('seasons.by', { shop: shop.name })}
        </Link>
      </p>
      <OtherShops shops={shops.filter(({ slug }) => slug !== shop.slug)} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted tabular-nums">
        <Badge tone={state === 'running' ? 'slate' : 'neutral'}>{t(`seasons.state.${state}`)}</Badge>
        {isPublic ? null : <Badge tone="amber">{t('seasons.hidden')}</Badge>}
        <span>{t('seasons.counted', { count: played })}</span>
        <span>{t('seasons.people', { count: peopleCount })}</span>
      </p>
      <p className="flex flex-wrap gap-2 empty:hidden print:hidden">
        {ratingId ? (
          <Link to="/cote/$id" params={{ id: ratingId }} className={buttonClass({ variant: 'secondary' })}>
            <TrendingUp aria-hidden="true" className="size-5" />
            {t('seasons.rating')}
          </Link>
        ) : null}
        {mayManage || mayPut ? (
          <Link to="/my-seasons/$id" params={{ id }} className={buttonClass({ variant: 'secondary' })}>
            <Settings aria-hidden="true" className="size-5" />
            {t(mayManage ? 'seasons.manage.settings' : 'seasonShops.put')}
          </Link>
        ) : null}
      </p>
    </header>
  )
}

function OtherShops({ shops }: { readonly shops: Season['season']['shops'] }) {
  const { t } = useTranslation()
  if (shops.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>{t('seasonShops.with')}</span>
      {shops.map(({ slug, name }) => (
        <Link
          key={slug}
          to="/lieu/$slug"
          params={{ slug }}
          className="inline-flex min-h-11 min-w-0 items-center underline wrap-anywhere"
        >
          {name}
        </Link>
      ))}
    </p>
  )
}

function Standings({ season }: { readonly season: Season }) {
  const { t } = useTranslation()
  const titleId = useId()
  const { rows } = season
  const isStruck = rows.some(({ counted }) => counted.some(({ counts }) => !counts))
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={titleId} className="text-section">
        {t(season.season.state === 'ended' ? 'seasons.table.final' : 'seasons.table.title')}
      </h2>
      {rows.length === 0 ? (
        <EmptyState headingLevel={3} drawing="none" title={t('seasons.table.empty')}>
          {t('seasons.table.emptyText')}
        </EmptyState>
      ) : (
        <SeasonTable season={season} />
      )}
      {isStruck ? <p className="text-sm text-muted">{t('seasons.table.struckNote')}</p> : null}
    </section>
  )
}

function Rules({ season: { season, events, final } }: { readonly season: Season }) {
  const { t } = useTranslation()
  const titleId = useId()
  const held = events.filter(({ id, state }) => state !== 'cancelled' && id !== final?.tournamentId).length
  const [first = '', ...others] = useRulesSentences(season.rules, held)
  return (
    <section aria-labelledby={titleId} className="grid max-w-prose gap-2">
      <h2 id={titleId} className="text-section">
        {t('seasons.rules.title')}
      </h2>
      <p className="font-semibold">{first}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {[...others, t('seasons.table.tie')].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
