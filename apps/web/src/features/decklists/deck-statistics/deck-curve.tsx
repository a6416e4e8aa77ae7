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
import { type CurveWords, useColourName, useCurveWords } from './curve-words.ts'

type DeckCurveProps = { readonly game: DeckEvent['game']; readonly decklists: readonly Decklist[] }

/** Average curve and colours of lists, where the server knows the cards; nothing otherwise. */
export function DeckCurve({ game, decklists }: DeckCurveProps) {
  const lists = useMemo(() => decklists.map((list) => playedCopies(list, game)), [decklists, game])
  const names = useMemo(() => namesIn(lists), [lists])
  const cards = useManyCards(game, names)
  const curve = useMemo(() => (cards ? deckCurve(lists, (key) => cards.get(key)) : null), [lists, cards])
  return curve && <CurveCard curve={curve} game={game} />
}

/** In one order, whatever the order of the lists: pages of names are asked for once. */
function namesIn(lists: readonly (readonly PlayedCopies[])[]): readonly string[] {
  const names = new Map(lists.flat().map(({ key, name }) => [key, name]))
  return [...names].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, name]) => name)
}

type CurveCardProps = { readonly curve: Figures; readonly game: DeckEvent['game'] }

function CurveCard({ curve, game }: CurveCardProps) {
  const { t } = useTranslation()
  const { number, percent } = useFormats()
  const titleId = useId()
  const colourName = useColourName()
  const words = useCurveWords(game)
  const { decks, known, averageCost, colours, colourless } = curve
  const rows = [
    ...colours.map(({ colour, ...row }) => ({ name: colourName(colour), ...row })),
    ...(colourless > 0 ? [{ name: words.colourless, decks: colourless, share: colourless / decks }] : []),
  ]
  return (
    <Card as="section" aria-labelledby={titleId} className="grid min-w-0 grid-cols-1 gap-5">
      <h2 id={titleId} className="text-section">
        {words.title}
      </h2>
      {averageCost === null ? null : <Costs copies={curve.copies} words={words} />}
      <BarPlot
        title={words.colours}
        bars={rows.map(({ name, decks, share }) => ({
          ...{ id: name, label: name, share },
          figure: `${t('decklists.curve.decksOf', { count: decks })} · ${percent(share)}`,
        }))}
      />
      <Table
        caption={words.colours}
        columns={[
          { id: 'colour', header: words.colour, isRowHeader: true, cell: ({ name }) => name },
          { id: 'decks', header: t('decklists.curve.decks'), align: 'end', cell: ({ decks }) => number(decks) },
          { id: 'share', header: t('decklists.curve.share'), align: 'end', cell: ({ share }) => percent(share) },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <p className="text-sm text-muted">
        {averageCost === null ? null : words.average(number(rounded(averageCost)))}{' '}
        {words.note({ count: decks, known: percent(known) })}
      </p>
    </Card>
  )
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

/** Where the game has costs. */
function Costs({ copies, words }: { readonly copies: Figures['copies']; readonly words: CurveWords }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const most = Math.max(...copies, 1)
  const rows = copies.map((copies, cost) => ({
    ...{ cost, share: copies / most, figure: number(rounded(copies)) },
    label: cost === HIGHEST_COST ? `${cost}+` : `${cost}`,
  }))
  return (
    <>
      <BarPlot
        title={words.curve}
        bars={rows.map(({ cost, label, share, figure }) => ({
          ...{ id: String(cost), label: words.costs(label), share, figure },
        }))}
      />
      <Table
        caption={words.curve}
        columns={[
          { id: 'cost', header: words.cost, isRowHeader: true, cell: ({ label }) => label },
          { id: 'copies', header: t('decklists.curve.copies'), align: 'end', cell: ({ figure }) => figure },
        ]}
        rows={rows}
        rowKey={({ label }) => label}
      />
    </>
  )
}
