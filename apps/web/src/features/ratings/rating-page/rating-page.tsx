import type { RatingPage as Rating } from '@tablee/contract/ratings/public-rating'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { AskedPage } from '../../../acts/asked-page.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { type OfRating, useRating } from '../api/rating.ts'
import { gameSearch, useRatingTexts } from '../use-rating-texts.ts'
import { RatingTable } from './rating-table.tsx'

/** Everybody's rating in one game, and how to read it. */
export function RatingPage(of: OfRating) {
  const { t } = useTranslation()
  const words = {
    ...{ loading: t('ratings.loading'), failed: t('ratings.failed') },
    ...{ unknown: t('ratings.unknown'), unknownText: t('ratings.unknownText') },
  }
  return (
    <AskedPage query={useRating(of)} words={words}>
      {(page) => <Known page={page} of={of} />}
    </AskedPage>
  )
}

type KnownProps = { readonly page: Rating; readonly of: OfRating }

function Known({ page, of }: KnownProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 print:gap-4">
      <Head page={page} />
      {page.rows.length === 0 ? (
        <EmptyState drawing="none" title={t('ratings.empty')}>
          {t('ratings.emptyText')}
        </EmptyState>
      ) : (
        <>
          <RatingTable key={page.rating.game} page={page} of={of} />
          <Files page={page} />
        </>
      )}
      <HowToRead page={page} />
    </div>
  )
}

function Head({ page: { rating, eventsCount, peopleCount, lastEvent } }: Pick<KnownProps, 'page'>) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const { gameName } = useRatingTexts()
  const { game, season, shop } = rating
  const look = 'inline-flex min-h-11 items-center underline'
  return (
    <header className="grid gap-2">
      <h1 className="text-title wrap-anywhere">
        {game === null ? t('ratings.title') : t('ratings.titleOf', { game: gameName(game) })}
      </h1>
      <p className="flex flex-wrap gap-x-4 wrap-anywhere">
        {season ? (
          <Link to="/saison/$slug" params={{ slug: season.slug }} className={look}>
            {t('ratings.ofSeason', { season: season.name })}
          </Link>
        ) : null}
        <Link to="/lieu/$slug" params={{ slug: shop.slug }} className={look}>
          {t('ratings.by', { shop: shop.name })}
        </Link>
      </p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-muted tabular-nums">
        <span>{t('ratings.events', { count: eventsCount })}</span>
        <span>{t('ratings.people', { count: peopleCount })}</span>
        {lastEvent ? (
          <span className="wrap-anywhere">
            {t('ratings.last', { name: lastEvent.name, date: date(new Date(lastEvent.playedAt)) })}
          </span>
        ) : null}
      </p>
      <Games rating={rating} />
    </header>
  )
}

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border border-control bg-surface px-3.5 py-1.5 text-sm leading-tight font-semibold ' +
  'text-ink no-underline hover:bg-sunken aria-[current]:border-ink aria-[current]:bg-sunken aria-[current]:ring-1 aria-[current]:ring-ink'

/** Each has a table of its own. */
function Games({ rating: { id, game, games } }: { readonly rating: Rating['rating'] }) {
  const { t } = useTranslation()
  const { gameName } = useRatingTexts()
  if (games.length < 2) return null
  return (
    <nav aria-label={t('ratings.games')} className="flex flex-wrap gap-2 print:hidden">
      {games.map((each) => (
        <Link
          key={each}
          to="/cote/$id"
          params={{ id }}
          search={gameSearch(each)}
          replace
          resetScroll={false}
          aria-current={each === game ? 'page' : undefined}
          className={CHIP}
        >
          {gameName(each)}
        </Link>
      ))}
    </nav>
  )
}

function Files({ page: { rating } }: Pick<KnownProps, 'page'>) {
  const { t } = useTranslation()
  const { id, game, season, mayManage } = rating
  const file = 'inline-flex min-h-11 items-center underline'
  const search = game === null ? '' : `?game=${game}`
  return (
    <p className="flex flex-wrap gap-x-4 text-sm print:hidden">
      <a href={`/v1/ratings/${id}/table.csv${search}`} className={file} download>
        {t('ratings.csv')}
      </a>
      <a href={`/v1/ratings/${id}/table.json${search}`} className={file}>
        {t('ratings.json')}
      </a>
      {mayManage && season === null ? (
        <Link to="/my-seasons" className={file}>
          {t('ratings.toSwitch')}
        </Link>
      ) : null}
    </p>
  )
}

const READING = ['number', 'margin', 'uncertain', 'change', 'counts', 'not', 'away', 'name'] as const

function HowToRead({ page: { rating } }: Pick<KnownProps, 'page'>) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid max-w-prose gap-2">
      <h2 id={titleId} className="text-section">
        {t('ratings.read.title')}
      </h2>
      <ul className="grid list-disc gap-1 ps-5">
        {READING.map((what) => (
          <li key={what}>{t(`ratings.read.${what}`)}</li>
        ))}
        {rating.games.length > 1 ? <li>{t('ratings.read.games')}</li> : null}
      </ul>
    </section>
  )
}
