import type { OwnRating } from '@tablee/contract/ratings/own-ratings'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useLeaveRating, useOwnRatings } from '../api/own-ratings.ts'
import { gameSearch, useRatingTexts } from '../use-rating-texts.ts'

/** The account's own ratings, and whether its name stands there; nothing without any. */
export function OwnRatings() {
  const { t } = useTranslation()
  const titleId = useId()
  const { data = [] } = useOwnRatings()
  if (data.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={titleId} className="text-section">
        {t('ratings.own.title')}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-surface">
        {data.map((rating) => (
          <li key={`${rating.ratingId} ${rating.game}`}>
            <Line rating={rating} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('ratings.own.note')}</p>
    </section>
  )
}

function Line({ rating }: { readonly rating: OwnRating }) {
  const { t } = useTranslation()
  const { gameName, ratingText, changeText } = useRatingTexts()
  const act = useLeaveRating()
  const { ratingId, game, season, shop, place, change, matches, isUncertain, isNamed } = rating
  const send = async () => {
    if ((await act.send({ ratingId, isNamed: !isNamed })) === null) return
    notify.success({ title: t(isNamed ? 'ratings.own.left' : 'ratings.own.isBack') })
  }
  const facts = [
    gameName(game),
    place === null ? null : t('ratings.own.place', { place }),
    t('ratings.matches', { count: matches }),
    change === null ? null : t('ratings.own.change', { change: changeText(change) }),
    isUncertain ? t('ratings.uncertain') : null,
    isNamed ? null : t('ratings.own.noName'),
  ]
  return (
    <div className="grid gap-2 px-4 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="grid min-w-0 grow basis-40">
          <Link
            to="/cote/$id"
            params={{ id: ratingId }}
            search={gameSearch(game)}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-ink underline"
          >
            {season?.name ?? shop.name}
          </Link>
          <span className="text-sm wrap-anywhere text-muted tabular-nums">
            {facts.filter((fact) => fact !== null).join(' · ')}
          </span>
        </span>
        <span className="text-lg font-semibold whitespace-nowrap tabular-nums">{ratingText(rating)}</span>
      </div>
      <ActFailure act={act} title={t('ratings.notChanged')} isTap />
      <Button
        variant="quiet"
        className="justify-self-start"
        isBusy={act.isSending}
        aria-label={t(isNamed ? 'ratings.own.leaveOf' : 'ratings.own.returnOf', { name: season?.name ?? shop.name })}
        onClick={() => void send()}
      >
        {t(isNamed ? 'ratings.own.leave' : 'ratings.own.return')}
      </Button>
    </div>
  )
}
