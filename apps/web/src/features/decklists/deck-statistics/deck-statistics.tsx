import type { DeckRow, DeckStatistics as Figures } from '@tablee/domain/decklists/deck-statistics'
import { useId, useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { BarPlot } from './bar-plot.tsx'

const SHOWN_FIRST = 12

export function DeckStatistics({ statistics }: { readonly statistics: Figures }) {
  const { t } = useTranslation()
  const { percent } = useFormats()
  const titleId = useId()
  const [isWhole, setIsWhole] = useState(false)
  const columns = useColumns()
  const { rows, players, mirrorMatches } = statistics
  if (players === 0)
    return (
      <EmptyState drawing="nothingFound" title={t('decklists.statistics.empty')} headingLevel={2}>
        {t('decklists.statistics.emptyHelp')}
      </EmptyState>
    )
  const nameOf = ({ deck }: DeckRow) => deck ?? t('decklists.statistics.unnamed')
  const mostPlayed = rows.toSorted((one, other) => other.players - one.players).slice(0, SHOWN_FIRST)
  return (
    <Card as="section" aria-labelledby={titleId} className="grid min-w-0 grid-cols-1 gap-5">
      <h2 id={titleId} className="text-section">
        {t('decklists.statistics.decks')}
      </h2>
      <BarPlot
        title={t('decklists.statistics.shares')}
        bars={mostPlayed.map((row) => ({
          id: keyOf(row),
          label: nameOf(row),
          share: row.share,
          figure: `${t('decklists.statistics.playersOf', { count: row.players })} · ${percent(row.share)}`,
        }))}
      />
      <Table
        caption={t('decklists.statistics.decks')}
        columns={columns}
        rows={isWhole ? rows : rows.slice(0, SHOWN_FIRST)}
        rowKey={keyOf}
      />
      {rows.length > SHOWN_FIRST ? (
        <Button variant="secondary" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('decklists.statistics.showTop') : t('decklists.statistics.showAll', { count: rows.length })}
        </Button>
      ) : null}
      <p className="text-sm text-muted">
        {t('decklists.statistics.note')}{' '}
        {mirrorMatches > 0 ? t('decklists.statistics.mirrors', { count: mirrorMatches }) : null}
      </p>
    </Card>
  )
}

/** No deck has this name: names are trimmed. */
const UNNAMED_KEY = ' '

function keyOf({ deck }: DeckRow): string {
  return deck ?? UNNAMED_KEY
}

function useColumns(): readonly TableColumn<DeckRow>[] {
  const { t } = useTranslation()
  const { percent, number } = useFormats()
  const recordOf = ({ matchesWon, matchesLost, matchesDrawn }: DeckRow) =>
    `${matchesWon}-${matchesLost}-${matchesDrawn}`
  return [
    {
      id: 'deck',
      header: t('decklists.statistics.deck'),
      isRowHeader: true,
      cell: (row) => (
        <span className="grid">
          <span className={row.deck === null ? 'text-muted' : undefined}>
            {row.deck ?? t('decklists.statistics.unnamed')}
          </span>
          <span className="text-sm font-normal text-muted tabular-nums sm:hidden">
            {t('decklists.statistics.record')} {recordOf(row)}
          </span>
        </span>
      ),
    },
    { id: 'players', header: t('decklists.statistics.players'), align: 'end', cell: (row) => number(row.players) },
    {
      id: 'share',
      header: t('decklists.statistics.share'),
      align: 'end',
      from: 'sm',
      cell: (row) => percent(row.share),
    },
    {
      id: 'record',
      header: <span className="whitespace-nowrap">{t('decklists.statistics.record')}</span>,
      align: 'center',
      from: 'sm',
      cell: (row) => <span className="whitespace-nowrap tabular-nums">{recordOf(row)}</span>,
    },
    {
      id: 'winRate',
      header: <span className="whitespace-nowrap">{t('decklists.statistics.winRate')}</span>,
      align: 'end',
      cell: ({ winRate }) => <span className="whitespace-nowrap">{winRate === null ? '–' : percent(winRate)}</span>,
    },
  ]
}
