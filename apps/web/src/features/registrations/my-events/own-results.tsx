import { type OwnResult, totalsOf } from '@tablee/domain/registrations/own-results'
import { useId } from 'react'
import { useOrdinal } from '../../../language/use-ordinal.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import type { PlayedEvent } from './played-event.ts'

/** Over all finished events; empty before the first. */
export function OwnTotals({ events }: { readonly events: readonly PlayedEvent[] }) {
  const { t } = useTranslation()
  const titleId = useId()
  const results = events.flatMap(({ result }) => result ?? [])
  if (results.length === 0) return null
  const { firstPlaces, matchesWon, matchesDrawn, matchesLost } = totalsOf(results)
  const figures = [
    [t('registrations.mine.results.events', { count: results.length }), results.length],
    [t('registrations.mine.results.firstPlaces', { count: firstPlaces }), firstPlaces],
    [t('registrations.mine.results.won', { count: matchesWon }), matchesWon],
    [t('registrations.mine.results.drawn', { count: matchesDrawn }), matchesDrawn],
    [t('registrations.mine.results.lost', { count: matchesLost }), matchesLost],
  ] as const
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-section">
        {t('registrations.mine.results.title')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-5">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-section font-bold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

export function OwnResultLine({ result }: { readonly result: OwnResult }) {
  const { t } = useTranslation()
  const ordinal = useOrdinal()
  const { rank, players, matchesWon, matchesDrawn, matchesLost } = result
  return (
    <p className="tabular-nums">
      <strong>{t('registrations.mine.results.place', { place: ordinal(rank), count: players })}</strong>
      {' · '}
      {t('registrations.mine.results.record', { won: matchesWon, drawn: matchesDrawn, lost: matchesLost })}
    </p>
  )
}
