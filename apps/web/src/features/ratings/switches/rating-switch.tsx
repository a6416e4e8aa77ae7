import type { RatingSwitches } from '@tablee/contract/ratings/own-ratings'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useKeepRating, useRatingSwitches } from '../api/own-ratings.ts'
import { useRatingTexts } from '../use-rating-texts.ts'

const SAID = ['numbers', 'leave', 'off'] as const

type SwitchCardProps = {
  /** Who will see it. */
  readonly shownTo: string
  readonly children: (switches: RatingSwitches) => ReactNode
}

/** Says beforehand what a rating does and to whom it is shown. */
function SwitchCard({ shownTo, children }: SwitchCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const query = useRatingSwitches()
  return (
    <Card as="section" aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={titleId} className="text-section">
        {t('ratings.title')}
      </h2>
      <p className="text-muted">{t('ratings.switch.lead')}</p>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{shownTo}</li>
        {SAID.map((what) => (
          <li key={what}>{t(`ratings.switch.${what}`)}</li>
        ))}
      </ul>
      <Asked query={query} waiting={<Skeleton className="h-14" />} title={t('ratings.switch.failed')}>
        {children}
      </Asked>
    </Card>
  )
}

/** Of the events of one season. */
export function SeasonRatingSwitch({ seasonId, isPublic }: { readonly seasonId: string; readonly isPublic: boolean }) {
  const { t } = useTranslation()
  return (
    <SwitchCard shownTo={t(isPublic ? 'ratings.switch.toAll' : 'ratings.switch.toMembers')}>
      {({ seasons }) => (
        <Switch
          of={{ kind: 'season', seasonId }}
          name={null}
          ratingId={seasons.find((each) => each.seasonId === seasonId)?.ratingId ?? null}
        />
      )}
    </SwitchCard>
  )
}

/** Of all events of the shop, each game by itself. */
export function ShopRatingSwitches() {
  const { t } = useTranslation()
  const { gameName } = useRatingTexts()
  return (
    <SwitchCard shownTo={t('ratings.switch.onShopPage')}>
      {({ games }) =>
        games.length === 0 ? (
          <p>{t('ratings.switch.noGames')}</p>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
            {games.map(({ game, events, ratingId }) => (
              <li key={game} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <span className="grid min-w-0 grow basis-40">
                  <span className="font-semibold wrap-anywhere">{gameName(game)}</span>
                  <span className="text-sm text-muted tabular-nums">{t('ratings.events', { count: events })}</span>
                </span>
                <Switch of={{ kind: 'shop', game }} name={gameName(game)} ratingId={ratingId} />
              </li>
            ))}
          </ul>
        )
      }
    </SwitchCard>
  )
}

type Of = Parameters<ReturnType<typeof useKeepRating>['send']>[0]['of']

type SwitchProps = {
  readonly of: Of | { readonly kind: 'shop'; readonly game: string }
  /** Of the game, where there are several switches. */
  readonly name: string | null
  readonly ratingId: string | null
}

/** One tap turns it on, and one off again. */
function Switch({ of, name, ratingId }: SwitchProps) {
  const { t } = useTranslation()
  const act = useKeepRating()
  const isOn = ratingId !== null
  const send = async () => {
    if ((await act.send({ of: of as Of, isOn: !isOn })) === null) return
    notify.success({ title: t(isOn ? 'ratings.switch.isOff' : 'ratings.switch.isOn') })
  }
  const label = t(isOn ? 'ratings.switch.turnOff' : 'ratings.switch.turnOn')
  return (
    <div className="grid gap-2">
      <ActFailure act={act} title={t('ratings.notChanged')} isTap />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {isOn ? (
          <Link to="/cote/$id" params={{ id: ratingId }} className="inline-flex min-h-11 items-center underline">
            {t('ratings.switch.toPage')}
          </Link>
        ) : null}
        <Button
          variant="secondary"
          isBusy={act.isSending}
          aria-label={name === null ? undefined : t('ratings.switch.named', { label, game: name })}
          onClick={() => void send()}
        >
          {label}
        </Button>
      </div>
    </div>
  )
}
