import { deckLabel } from '@tablee/domain/decklists/deck-label'
import { besideDeck, deckNaming, sectionName } from '@tablee/domain/decklists/deck-words'
import type { Decklist } from '@tablee/domain/decklists/decklist'
import { packOf } from '@tablee/domain/tournaments/kinds/counted-rules'
import { isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import type { HandedInDeck } from './deck-choice.tsx'
import { DECK_COLUMNS, type DeckLine, deckColumns, deckLines } from './deck-lines.ts'
import type { SheetProps } from './lists.tsx'
import { Side } from './sheet-page.tsx'
import { pagesOf } from './sheets.ts'

/** A blank deck check sheet for judges. */
export function DeckCheck({ tournament, round }: SheetProps) {
  return (
    <Side>
      <CheckHead tournament={tournament} round={round > 0 ? String(round) : ''} />
      <BlankDeck game={gameOf(tournament)} />
      <Notes />
    </Side>
  )
}

type DeckListsProps = SheetProps & { readonly decks: readonly HandedInDeck[] }

/** With the submitted list and checkboxes. */
export function DeckLists({ tournament, round, decks }: DeckListsProps) {
  const labelOf = useTableLabel()
  const tables = tablesOf(tournament, round)
  return decks.map(({ playerId, name, decklist }) => {
    const sides = sidesOf(decklist)
    const table = tables.get(playerId)
    const head = {
      tournament,
      name,
      table: table === undefined ? '' : labelOf(table),
      round: round > 0 ? String(round) : '',
    }
    const called = deckLabel(decklist)
    return sides.map((columns, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the sides of one list are alike
      <Side key={`${playerId} ${index}`}>
        <CheckHead {...head} of={{ number: index + 1, of: sides.length }} />
        {called === null ? null : <p className="mb-[2mm] truncate text-[11pt] font-semibold">{called}</p>}
        {columns.length === 0 ? (
          <BlankDeck game={gameOf(tournament)} address={decklist.urlOfDecklist ?? decklist.otherUrlSource} />
        ) : (
          <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] items-start gap-x-[8mm]">
            {columns.map((lines, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place on the paper is what it is
              <Column key={column} lines={lines} game={gameOf(tournament)} />
            ))}
          </div>
        )}
        {index === sides.length - 1 ? <Notes /> : null}
      </Side>
    ))
  })
}

/** Columns per page; one empty page if only an address was given. */
function sidesOf(decklist: Decklist): readonly (readonly (readonly DeckLine[])[])[] {
  const sides = pagesOf(deckColumns(deckLines(decklist)), DECK_COLUMNS)
  return sides.length === 0 ? [[]] : sides
}

export function deckListPages(decks: readonly HandedInDeck[]): number {
  return decks.reduce((sum, { decklist }) => sum + sidesOf(decklist).length, 0)
}

function tablesOf(tournament: Tournament, round: number): ReadonlyMap<PlayerId, number> {
  if (!isRunning(tournament)) return new Map()
  return new Map(
    matchesOfRound(tournament, round).flatMap((match) => {
      const table = tableOf(match)
      return table === null ? [] : seatsOf(match).map((player) => [player, table] as const)
    }),
  )
}

type CheckHeadProps = {
  readonly tournament: Tournament
  readonly round: string
  readonly name?: string
  readonly table?: string
  readonly of?: { readonly number: number; readonly of: number }
}

function CheckHead({ tournament, round, name = '', table = '', of }: CheckHeadProps) {
  const { t } = useTranslation()
  const fields = [
    { field: 'name', label: t('paper.name'), value: name },
    { field: 'table', label: t('paper.table'), value: table },
    { field: 'round', label: t('paper.round', { round: '' }).trim(), value: round },
    { field: 'judge', label: t('paper.judge'), value: '' },
  ]
  return (
    <>
      <header className="mb-[4mm] flex items-baseline gap-[4mm] border-b-2 border-black pb-[1.5mm]">
        <h2 className="shrink-0 text-[16pt] leading-tight">{t('paper.deckCheck')}</h2>
        <bdi className="min-w-0 flex-1 truncate text-[11pt]">{tournament.name}</bdi>
        {of && of.of > 1 ? <p className="shrink-0 text-[11pt] tabular-nums">{t('paper.page', of)}</p> : null}
      </header>
      <dl className="mb-[4mm] grid grid-cols-[3fr_1fr_1fr_2fr] gap-[4mm] text-[9pt]">
        {fields.map(({ field, label, value }) => (
          <div key={field} className="grid min-w-0 gap-[2mm] border-b border-black">
            <dt>{label}</dt>
            <dd className="h-[8mm] min-w-0 content-end text-[11pt] leading-none font-semibold">
              <bdi className="line-clamp-2 wrap-anywhere">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Column({ lines, game }: { readonly lines: readonly DeckLine[]; readonly game: Game }) {
  return (
    <ol>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of paper never move
        <li key={index} className="flex h-[5mm] items-center gap-[2mm] text-[9.5pt] leading-none">
          <Line line={line} game={game} />
        </li>
      ))}
    </ol>
  )
}

/** Longer names need two lines of smaller type. */
const LONG = 42
const BOX = 'inline-block size-[3.2mm] shrink-0 border border-black'

function Line({ line, game }: { readonly line: DeckLine; readonly game: Game }): ReactNode {
  const { t } = useTranslation()
  switch (line.kind) {
    case 'gap':
      return null
    case 'section':
      return (
        <p className="flex h-full w-full items-end justify-between border-b border-black pb-[0.6mm] text-[10pt] font-bold">
          <span>{t(`decklists.view.sections.${sectionName(line.section, game)}`)}</span>
          <span className="tabular-nums">{line.total}</span>
        </p>
      )
    case 'card':
      return (
        <>
          <span className={BOX} aria-hidden="true" />
          <span className="w-[7mm] shrink-0 text-end font-bold tabular-nums">{line.card.quantity}</span>
          <CardText>{line.card.name}</CardText>
        </>
      )
    case 'text':
      return <CardText>{line.text}</CardText>
    default:
      return line satisfies never
  }
}

function CardText({ children }: { readonly children: string }) {
  const isLong = children.length > LONG
  return (
    <bdi
      className={classNames(
        'min-w-0 flex-1',
        isLong ? 'line-clamp-2 text-[6.5pt] leading-[2.4mm] wrap-anywhere' : 'truncate leading-[5mm]',
      )}
    >
      {children}
    </bdi>
  )
}

/** In the words of its game. */
function gameOf(tournament: Tournament): Game {
  return tournament.announcement?.game ?? packOf(tournament).game
}

function BlankDeck({ game, address = null }: { readonly game: Game; readonly address?: string | null }) {
  const { t } = useTranslation()
  const naming = deckNaming(game)
  return (
    <>
      {address === null ? null : <p className="mb-[2mm] line-clamp-2 text-[9pt] wrap-anywhere">{address}</p>}
      {naming === 'deck' ? null : (
        <p className="mb-[2mm] flex items-end gap-[2mm] text-[9pt]">
          {t(`decklists.editor.names.${naming}`)}
          <span className="h-[6mm] flex-1 border-b border-black" />
        </p>
      )}
      <div className="grid grid-cols-[2fr_1fr] gap-[6mm] text-[9pt]">
        <Blanks heading={t('paper.main')} lines={naming === 'deck' ? 32 : 30} columns={2} />
        <Blanks heading={t(`paper.beside.${besideDeck(game)}`)} lines={naming === 'deck' ? 16 : 15} columns={1} />
      </div>
    </>
  )
}

function Notes() {
  const { t } = useTranslation()
  return (
    <>
      <p className="mt-[4mm] text-[9pt]">{t('paper.notes')}</p>
      <div className="h-[14mm] border-b border-black" />
    </>
  )
}

type BlanksProps = { readonly heading: string; readonly lines: number; readonly columns: number }

/** Blank lines for number and card. */
function Blanks({ heading, lines, columns }: BlanksProps) {
  const { t } = useTranslation()
  return (
    <div>
      <h3 className="mb-[1mm] text-[11pt]">{heading}</h3>
      <div className="grid gap-x-[5mm]" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blank lines are alike
          <div key={line} className="flex h-[8.5mm] items-end gap-[2mm]">
            <span className="w-[8mm] border-b border-black" />
            <span className="flex-1 border-b border-neutral-400" />
          </div>
        ))}
      </div>
      <p className="mt-[3mm]">{t('paper.total')} ________</p>
    </div>
  )
}
