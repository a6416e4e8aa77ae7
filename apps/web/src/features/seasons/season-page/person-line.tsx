import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type Season, type SeasonEvent, type SeasonRow, shopOfEvent } from '../season-view.ts'
import { usePointsText } from './number-text.ts'
import { PersonActs } from './person-acts.tsx'
import { PointsChart } from './points-chart.tsx'
import { ResultSign } from './result-sign.tsx'

type PersonLineProps = {
  readonly row: SeasonRow
  readonly events: readonly SeasonEvent[]
  readonly season: Season
}

/** Somebody's way through the season: points over events, and the places. */
export function PersonLine({ row, events, season }: PersonLineProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const pointsText = usePointsText()
  const results = useMemo(() => new Map(row.counted.map((each) => [each.eventId, each])), [row])
  const points = events.map(({ id }) => results.get(id)?.points ?? null)
  const said = points.map((value) => (value === null ? t('seasons.person.notPlayed') : pointsText(value)))
  const name = row.name ?? t('seasons.table.nameless')
  const played = events.filter(({ id }) => results.has(id)).toReversed()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {events.length > 1 ? (
        <PointsChart
          label={t('seasons.person.chart', { name, points: list(said) })}
          points={points}
          struck={events.map(({ id }) => results.get(id)?.counts === false)}
        />
      ) : null}
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {played.map((event) => (
          <PersonResult key={event.id} row={row} season={season} event={event} result={results.get(event.id)} />
        ))}
      </ol>
      {season.season.mayManage ? <PersonActs row={row} season={season} /> : null}
    </div>
  )
}

type PersonResultProps = Pick<PersonLineProps, 'row' | 'season'> & {
  readonly event: SeasonEvent
  readonly result: SeasonRow['counted'][number] | undefined
}

function PersonResult({ row, season, event, result }: PersonResultProps) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const ordinal = useOrdinal()
  const pointsText = usePointsText()
  if (result === undefined) return null
  const { code, name, startsAt, players, isPast } = event
  const points = t('seasons.person.points', { count: result.points, points: pointsText(result.points) })
  const facts = [
    startsAt === null ? null : day(new Date(startsAt)),
    result.place === null ? null : t('seasons.person.line', { place: ordinal(result.place), count: players }),
    isPast ? t('pastEvents.mark') : null,
    shopOfEvent(season, event) ?? null,
  ]
  const look = 'flex min-h-11 items-center justify-between gap-3 py-1'
  const face = (
    <>
      <span className="grid min-w-0">
        <span className="wrap-anywhere">{name}</span>
        <span className="text-sm text-muted tabular-nums">{facts.filter((fact) => fact !== null).join(' · ')}</span>
      </span>
      <span className={classNames('shrink-0 text-end tabular-nums', !result.counts && 'text-muted line-through')}>
        {points}
        {result.counts ? null : <span className="sr-only">, {t('seasons.table.struck')}</span>}
      </span>
    </>
  )
  return (
    <li>
      {code === null ? (
        <p className={look}>{face}</p>
      ) : (
        <Link to="/tournament/$code" params={{ code }} className={`${look} text-ink no-underline hover:underline`}>
          {face}
        </Link>
      )}
      <ResultSign row={row} season={season} event={event} result={result} />
    </li>
  )
}
