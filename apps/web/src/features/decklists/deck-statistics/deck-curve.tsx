import {
  deckCurve,
  type DeckCurve as Figures,
  HIGHEST_COST,
  type PlayedCopies,
  playedCopies,
} from '@tablee/domain/cards/deck-curve'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import { useId, useMemo } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { Table } from '../../../ui/table.tsx'
import { type DeckEvent, useManyCards } from '../api/known-cards.ts'
import { BarPlot } from './bar-plot.tsx'

type DeckCurveProps = { readonly game: DeckEvent['game']; readonly decklists: readonly Decklist[] }

/** Average curve and colours of lists, where the server knows the cards; nothing otherwise. */
export function DeckCurve({ game, decklists }: DeckCurveProps) {
  const lists = useMemo(() => decklists.map(playedCopies), [decklists])
  const names = useMemo(() => namesIn(lists), [lists])
  const cards = useManyCards(game, names)
  const curve = useMemo(() => (cards ? deckCurve(lists, (key) => cards.get(key)) : null), [lists, cards])
  return curve && <CurveCard curve={curve} />
}

/** In one order, whatever the order of the lists: pages of names are asked for once. */
function namesIn(lists: readonly (readonly PlayedCopies[])[]): readonly string[] {
  const names = new Map(lists.flat().map(({ key, name }) => [key, name]))
  return [...names].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, name]) => name)
}

function CurveCard({ curve }: { readonly curve: Figures }) {
  const { t } = useTranslation()
  const { number, percent } = useFormats()
  const titleId = useId()
  const colourName = useColourName()
  const { decks, known, copies, averageCost, colours, colourless } = curve
  const one = (value: number) => number(Math.round(value * 10) / 10)
  const columns = copies.map((copies, cost) => ({
    cost,
    copies,
    label: cost === HIGHEST_COST ? `${cost}+` : `${cost}`,
  }))
  const most = Math.max(...copies, 1)
  const rows = [
    ...colours.map(({ colour, ...row }) => ({ name: colourName(colour), ...row })),
    ...(colourless > 0
      ? [{ name: t('decklists.curve.colourless'), decks: colourless, share: colourless / decks }]
      : []),
  ]
  return (
    <Card as="section" aria-labelledby={titleId} className="grid min-w-0 grid-cols-1 gap-5">
      <h2 id={titleId} className="text-section">
        {t('decklists.curve.title')}
      </h2>
      <BarPlot
        title={t('decklists.curve.curve')}
        bars={columns.map(({ cost, copies, label }) => ({
          id: String(cost),
          label: t('decklists.curve.costs', { cost: label }),
          share: copies / most,
          figure: one(copies),
        }))}
      />
      <Table
        caption={t('decklists.curve.curve')}
        columns={[
          { id: 'cost', header: t('decklists.curve.cost'), isRowHeader: true, cell: ({ label }) => label },
          { id: 'copies', header: t('decklists.curve.copies'), align: 'end', cell: ({ copies }) => one(copies) },
        ]}
        rows={columns}
        rowKey={({ label }) => label}
      />
      <BarPlot
        title={t('decklists.curve.colours')}
        bars={rows.map(({ name, decks, share }) => ({
          ...{ id: name, label: name, share },
          figure: `${t('decklists.curve.decksOf', { count: decks })} · ${percent(share)}`,
        }))}
      />
      <Table
        caption={t('decklists.curve.colours')}
        columns={[
          { id: 'colour', header: t('decklists.curve.colour'), isRowHeader: true, cell: ({ name }) => name },
          { id: 'decks', header: t('decklists.curve.decks'), align: 'end', cell: ({ decks }) => number(decks) },
          { id: 'share', header: t('decklists.curve.share'), align: 'end', cell: ({ share }) => percent(share) },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <p className="text-sm text-muted">
        {averageCost === null ? null : t('decklists.curve.average', { cost: one(averageCost) })}{' '}
        {t('decklists.curve.note', { count: decks, known: percent(known) })}
      </p>
    </Card>
  )
}

const COLOURS = ['W', 'U', 'B', 'R', 'G'] as const

/** Those of Magic have names; others are shown as the data write them. */
function useColourName(): (colour: string) => string {
  const { t } = useTranslation()
  return (colour) => {
    const known = COLOURS.find((each) => each === colour)
    return known ? t(`decklists.curve.names.${known}`) : colour
  }
}
