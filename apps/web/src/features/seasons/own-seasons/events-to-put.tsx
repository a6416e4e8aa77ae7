import type { SeasonCandidate } from '@tablee/contract/seasons/own-seasons'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { Link } from '@tanstack/react-router'
import { Check, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type OwnSeason, usePutIntoSeason } from '../api/own-seasons.ts'
import { useUndo } from '../season-page/use-undo.ts'

/** A search helps from so many on. */
const SEARCH_FROM = 12

type EventsToPutProps = { readonly own: OwnSeason }

/** All of the shop's, to come first: a tap puts one in, another takes it out. Rows stay where they are. */
export function EventsToPut({ own: { season, candidates } }: EventsToPutProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const sought = nameKey(typed)
  const found = candidates.filter(({ name }) => nameKey(name).includes(sought))
  if (candidates.length === 0) {
    return (
      <EmptyState headingLevel={3} drawing="none" title={t('seasons.put.none')}>
        {t('seasons.put.noneText')}
      </EmptyState>
    )
  }
  const parts = [
    ['coming', found.filter(({ state }) => state !== 'finished').toReversed()],
    ['past', found.filter(({ state }) => state === 'finished')],
  ] as const
  return (
    <>
      <p className="text-muted">{t('seasons.put.text')}</p>
      {candidates.length > SEARCH_FROM ? (
        <TextInput type="search" label={t('seasons.put.find')} autoComplete="off" value={typed} onChange={setTyped} />
      ) : null}
      {found.length === 0 ? <p role="status">{t('seasons.put.noneFound')}</p> : null}
      {parts.map(([part, list]) =>
        list.length === 0 ? null : (
          <Part
            key={part}
            title={t(`seasons.put.${part}`)}
            seasonId={season.id}
            isEnded={season.state === 'ended'}
            events={list}
          />
        ),
      )}
    </>
  )
}

type PartProps = {
  readonly title: string
  readonly seasonId: string
  readonly isEnded: boolean
  readonly events: readonly SeasonCandidate[]
}

function Part({ title, events, ...of }: PartProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h3 id={titleId} className="text-base font-semibold">
        {title}
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {events.map((event) => (
          <li key={event.tournamentId}>
            <EventRow event={event} {...of} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type EventRowProps = Pick<PartProps, 'seasonId' | 'isEnded'> & { readonly event: SeasonCandidate }

function EventRow({ seasonId, isEnded, event }: EventRowProps) {
  const { tournamentId, name, startsAt, isIn, isPast, isLeft } = event
  const { t } = useTranslation()
  const { date } = useFormats()
  const put = usePutIntoSeason()
  const undo = useUndo()
  const toggle = async () => {
    if ((await put.send({ seasonId, tournamentId, isIn: !isIn })) === null) return
    if (isIn && !isLeft) undo(t('seasons.put.taken', { name }), () => put.send({ seasonId, tournamentId, isIn: true }))
  }
  const Icon = isIn ? Check : Plus
  const facts = [
    startsAt === null ? null : date(new Date(startsAt)),
    isPast ? t('pastEvents.mark') : null,
    isLeft ? t('seasonShops.ofLeft') : null,
    isIn ? t('seasons.put.in') : null,
  ]
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-pressed={isIn}
        aria-label={t(isIn ? 'seasons.put.take' : 'seasons.put.add', { name })}
        disabled={put.isSending || (isEnded && !isIn)}
        onClick={() => void toggle()}
        className="flex min-h-14 w-full items-center gap-3 py-2 text-start hover:bg-sunken disabled:opacity-55"
      >
        <span
          aria-hidden="true"
          className={classNames(
            'grid size-8 shrink-0 place-items-center rounded-full border',
            isIn ? 'border-transparent bg-felt text-on-felt' : 'border-control text-ink',
          )}
        >
          <Icon className="size-5" />
        </span>
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="text-sm text-muted tabular-nums">{facts.filter((fact) => fact !== null).join(' · ')}</span>
        </span>
      </button>
      {isPast && !isLeft ? (
        <Link
          to="/my-seasons/$id/past-event/$event"
          params={{ id: seasonId, event: tournamentId }}
          aria-label={t('pastEvents.correctNamed', { name })}
          className="inline-flex min-h-11 items-center justify-self-start ps-11 text-sm underline wrap-anywhere"
        >
          {t('pastEvents.correct')}
        </Link>
      ) : null}
      <ActFailure act={put} title={t('seasons.put.failed')} isTap />
    </div>
  )
}
