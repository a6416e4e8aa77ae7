import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { useId } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import type { Season, SeasonEvent, SeasonFinal } from '../season-view.ts'
import { FinalRanking } from './final-ranking.tsx'
import { InvitedPeople } from './invited-people.tsx'

/** Who is in the final, and once it is played who won it; nothing in a season without one. */
export function SeasonFinalPart({ season }: { readonly season: Season }) {
  const { t } = useTranslation()
  const titleId = useId()
  const { final, events } = season
  const event = events.find(({ id }) => id === final?.tournamentId)
  if (!final || !event) return null
  return (
    <Card as="section" aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={titleId} className="text-section">
        {t('seasons.final.title')}
      </h2>
      {final.ranking ? <Champion final={final} /> : null}
      <EventLine event={event} />
      {final.ranking ? (
        <FinalRanking carries={final.carries} ranking={final.ranking} />
      ) : (
        <InvitedPeople season={season} final={final} />
      )}
      {final.carries === 'none' ? null : (
        <p className="text-sm text-muted">{t(`seasons.final.told.${final.carries}`)}</p>
      )}
    </Card>
  )
}

function Champion({ final: { ranking } }: { readonly final: SeasonFinal }) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const first = (ranking ?? []).filter(({ place }) => place === 1)
  if (first.length === 0) return null
  return (
    <p className="flex items-center gap-2 text-lg font-semibold">
      <Trophy aria-hidden="true" className="size-6 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {t('seasons.final.won', { names: list(first.map(({ name }) => name ?? t('seasons.table.nameless'))) })}
      </span>
    </p>
  )
}

function EventLine({ event: { code, name, startsAt, state, isPast } }: { readonly event: SeasonEvent }) {
  const { t } = useTranslation()
  const { date, fullDateTime } = useFormats()
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {code === null ? (
        <span className="wrap-anywhere">{name}</span>
      ) : (
        <Link
          to="/tournament/$code"
          params={{ code }}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline"
        >
          {name}
        </Link>
      )}
      <span className="text-muted tabular-nums">
        {state === 'running' ? (
          t('seasons.events.running')
        ) : startsAt === null ? (
          t('seasons.events.undated')
        ) : (
          <Moment at={startsAt} text={(isPast ? date : fullDateTime)(new Date(startsAt))} />
        )}
      </span>
    </p>
  )
}
