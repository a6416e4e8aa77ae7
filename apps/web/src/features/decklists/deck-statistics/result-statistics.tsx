import type { ResultStatistics as Figures, ScoreCount } from '@tablee/domain/decklists/result-statistics'
import { useId } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { BarPlot } from './bar-plot.tsx'

/** In total and round by round. */
export function ResultStatistics({ statistics }: { readonly statistics: Figures }) {
  const { t } = useTranslation()
  const { percent, number } = useFormats()
  const titleId = useId()
  const roundColumns = useRoundColumns()
  const { scores, rounds } = statistics
  if (rounds.length === 0)
    return (
      <EmptyState drawing="nothingFound" title={t('decklists.results.empty')} headingLevel={2}>
        {t('decklists.results.emptyHelp')}
      </EmptyState>
    )
  const scoreColumns: readonly TableColumn<ScoreCount>[] = [
    { id: 'score', header: t('decklists.results.score'), isRowHeader: true, cell: scoreText },
    { id: 'matches', header: t('decklists.results.matches'), align: 'end', cell: ({ matches }) => number(matches) },
    { id: 'share', header: t('decklists.results.share'), align: 'end', cell: ({ share }) => percent(share) },
  ]
  return (
    <Card as="section" aria-labelledby={titleId} className="grid min-w-0 grid-cols-1 gap-5">
      <h2 id={titleId} className="text-section">
        {t('decklists.results.title')}
      </h2>
      <Totals statistics={statistics} />
      {scores.length > 0 ? (
        <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
          <BarPlot
            title={t('decklists.results.scores')}
            bars={scores.map((count) => ({
              id: scoreText(count),
              label: scoreText(count),
              share: count.share,
              figure: `${number(count.matches)} · ${percent(count.share)}`,
            }))}
          />
          <Table caption={t('decklists.results.scores')} columns={scoreColumns} rows={scores} rowKey={scoreText} />
        </div>
      ) : null}
      <h3 className="text-lg">{t('decklists.results.rounds')}</h3>
      <Table
        caption={t('decklists.results.rounds')}
        columns={roundColumns}
        rows={rounds}
        rowKey={({ round }) => String(round)}
      />
    </Card>
  )
}

function scoreText({ score: [high, low] }: ScoreCount): string {
  return `${high}-${low}`
}

function Totals({ statistics }: { readonly statistics: Figures }) {
  const { t } = useTranslation()
  const { number, percent } = useFormats()
  const { terminated, draws, drawShare, pending, contested, byes, losses, doubleLosses } = statistics
  const figures = [
    { label: t('decklists.results.terminated'), figure: number(terminated), isShown: true },
    {
      label: t('decklists.results.draws'),
      figure: drawShare === null ? number(draws) : `${number(draws)} (${percent(drawShare)})`,
      isShown: true,
    },
    { label: t('decklists.results.pending'), figure: number(pending), isShown: pending > 0 },
    { label: t('decklists.results.contested'), figure: number(contested), isShown: contested > 0 },
    { label: t('decklists.results.byes'), figure: number(byes), isShown: byes > 0 },
    { label: t('decklists.results.losses'), figure: number(losses), isShown: losses > 0 },
    { label: t('decklists.results.doubleLosses'), figure: number(doubleLosses), isShown: doubleLosses > 0 },
  ]
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {figures
        .filter(({ isShown }) => isShown)
        .map(({ label, figure }) => (
          <div key={label} className="flex flex-col-reverse justify-end rounded-control bg-sunken px-3 py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-section font-bold tabular-nums">{figure}</dd>
          </div>
        ))}
    </dl>
  )
}

type RoundRow = Figures['rounds'][number]

function useRoundColumns(): readonly TableColumn<RoundRow>[] {
  const { t } = useTranslation()
  const { number } = useFormats()
  return [
    { id: 'round', header: t('decklists.results.round'), isRowHeader: true, cell: ({ round }) => number(round) },
    {
      id: 'terminated',
      header: t('decklists.results.terminated'),
      align: 'end',
      cell: (row) => number(row.terminated),
    },
    { id: 'draws', header: t('decklists.results.draws'), align: 'end', cell: (row) => number(row.draws) },
    {
      id: 'open',
      header: t('decklists.results.pending'),
      align: 'end',
      cell: (row) => number(row.pending + row.contested),
    },
    { id: 'byes', header: t('decklists.results.byes'), align: 'end', from: 'sm', cell: (row) => number(row.byes) },
  ]
}
