import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { activePlayers } from '@tablee/domain/tournaments/round-progress'
import { tableNumbers } from '@tablee/domain/tournaments/tables/table-plan'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useCutRoundName } from '../tournament-frame/round-name.ts'
import { useTableLabel, useTablePrefix } from '../tournament-frame/table-label.tsx'
import { type SeatByName, seatsByName } from '../wall/seats-by-name.ts'
import { letterRange } from '../wall/wall-pages.ts'
import { SheetPage } from './sheet-page.tsx'
import { LINES_PER_PAGE, pagesOf, tablesToPrint } from './sheets.ts'

export type SheetProps = { readonly tournament: Tournament; readonly round: number }

const LINE = 'flex h-[6mm] min-w-0 items-center gap-[2mm] border-b border-neutral-300 text-[10.5pt] leading-none'
const TABLE = 'shrink-0 text-end text-[12pt] font-bold whitespace-nowrap tabular-nums'
const BOX = 'inline-block size-[4mm] shrink-0 border border-black'

type NameProps = {
  readonly children: string
  /** So many signs stand on one line; a longer name is smaller, or takes two lines, and is there whole. */
  readonly fits: number
  /** Beside the name that is looked for. */
  readonly isMinor?: boolean
  readonly className?: string
}

/** Names of every script stand at the side of their column. */
export function Name({ children, fits, isMinor = false, className = 'text-left' }: NameProps) {
  return <bdi className={classNames('min-w-0', nameType(children.length / fits, isMinor), className)}>{children}</bdi>
}

const SMALLER = 1.2

function nameType(length: number, isMinor: boolean): string {
  if (length > SMALLER || (length > 1 && isMinor)) {
    return classNames('line-clamp-2 leading-[2.9mm] wrap-anywhere', isMinor ? 'text-[7pt]' : 'text-[8pt]')
  }
  return classNames('truncate leading-tight', isMinor ? 'text-[8.5pt]' : length > 1 ? 'text-[8.5pt]' : 'text-[10.5pt]')
}

/** Room for the numbers of the tournament, the same on every line. */
function useTableColumn(): string {
  const { length } = useTablePrefix()
  if (length === 0) return 'w-[12mm]'
  return length === 1 ? 'w-[15mm]' : 'w-[25mm]'
}

type ColumnsProps = { readonly lines: number; readonly children: ReactNode }

/** Lines read downwards: in one column while they fit, for names in full, else in two of the same height. */
function Columns({ lines, children }: ColumnsProps) {
  const isOne = lines <= LINES_PER_PAGE
  const perColumn = isOne ? lines : Math.ceil(lines / 2)
  return (
    <ol
      className={classNames(
        'grid grid-flow-col gap-x-[8mm]',
        isOne ? 'grid-cols-1' : 'grid-cols-[repeat(2,minmax(0,1fr))]',
      )}
      style={{ gridTemplateRows: `repeat(${perColumn}, 6mm)` }}
    >
      {children}
    </ol>
  )
}

/** To hang up: everybody finds their own name, and the table beside it. */
export function TablesByName({ tournament, round }: SheetProps) {
  const { t } = useTranslation()
  const cutRound = useCutRoundName(tournament)(round)
  const { locale } = useLanguage()
  const pages = pagesOf(seatsByName(tournament, round, locale), 2 * LINES_PER_PAGE)
  return pages.map((seats, index) => (
    <SheetPage
      key={seats[0]?.player}
      heading={t('paper.byName')}
      tournament={tournament.name}
      note={`${cutRound ?? t('paper.round', { round })} · ${letterRange(seats.map(({ name }) => name))}`}
      page={{ number: index + 1, of: pages.length }}
    >
      <Columns lines={seats.length}>
        {seats.map((seat) => (
          <li key={seat.player} className={LINE}>
            <SeatLine seat={seat} isNarrow={seats.length > LINES_PER_PAGE} />
          </li>
        ))}
      </Columns>
    </SheetPage>
  ))
}

type SeatLineProps = {
  readonly seat: SeatByName
  /** In one of two columns. */
  readonly isNarrow: boolean
}

function SeatLine({ seat: { name, table, opponent, isBye, isAwarded }, isNarrow }: SeatLineProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  return (
    <>
      <Name fits={isNarrow ? 20 : 46} className="flex-[2] text-left font-semibold">
        {name}
      </Name>
      <span className={classNames(useTableColumn(), TABLE)}>{table === null ? '–' : labelOf(table)}</span>
      <Name fits={isNarrow ? 12 : 30} isMinor className="flex-1 text-left">
        {opponent ?? t(isAwarded ? 'byes.shown' : isBye ? 'paper.bye' : 'paper.loss')}
      </Name>
    </>
  )
}

/** For the desk: one line a table, with room for the score. */
export function TablesByNumber({ tournament, round }: SheetProps) {
  const { t } = useTranslation()
  const cutRound = useCutRoundName(tournament)(round)
  const column = useTableColumn()
  const labelOf = useTableLabel()
  const names = usePlayerNames(tournament)
  const pages = pagesOf(tablesToPrint(tournament), LINES_PER_PAGE)
  return pages.map((matches, index) => (
    <SheetPage
      key={matches[0]?.id}
      heading={t('paper.byTable')}
      tournament={tournament.name}
      note={cutRound ?? t('paper.round', { round })}
      page={{ number: index + 1, of: pages.length }}
    >
      <ol>
        {matches.map((match) => {
          const [first = '', second = ''] = seatsOf(match).map((player) => names.get(player) ?? '')
          return (
            <li key={match.id} className={LINE}>
              <span className={classNames(column, TABLE)}>{labelOf(match.table)}</span>
              <Name fits={30} className="flex-1 ps-[2mm] text-left">
                {first}
              </Name>
              <ScoreBoxes />
              <Name fits={30} className="flex-1 text-right">
                {second}
              </Name>
            </li>
          )
        })}
      </ol>
    </SheetPage>
  ))
}

function ScoreBoxes() {
  return (
    <span className="flex shrink-0 items-center gap-[1.5mm]" aria-hidden="true">
      <span className={BOX} />–<span className={BOX} />–<span className={BOX} />
    </span>
  )
}

/** Everybody who is or was in, from A to Z, with a box to tick. */
export function PlayerList({ tournament }: SheetProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const byName = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const players = [...tournament.players].sort((one, other) => byName.compare(one.name, other.name))
  const pages = pagesOf(players, 2 * LINES_PER_PAGE)
  return pages.map((some, index) => (
    <SheetPage
      key={some[0]?.id}
      heading={t('paper.players')}
      tournament={tournament.name}
      note={letterRange(some.map(({ name }) => name))}
      page={{ number: index + 1, of: pages.length }}
    >
      <Columns lines={some.length}>
        {some.map(({ id, name, droppedAfter }) => (
          <li key={id} className={LINE}>
            <span className={BOX} aria-hidden="true" />
            <Name fits={some.length > LINES_PER_PAGE ? 38 : 80} className="flex-1 text-left">
              {name}
            </Name>
            {droppedAfter === null ? null : (
              <span className="shrink-0 text-[8pt]">{t('paper.dropped', { round: droppedAfter })}</span>
            )}
          </li>
        ))}
      </Columns>
    </SheetPage>
  ))
}

/** A round to write by hand, should the machine be gone: as many tables as the players who go on need. */
export function NextRoundSheet({ tournament, round }: SheetProps) {
  const { t } = useTranslation()
  const column = useTableColumn()
  const labelOf = useTableLabel()
  const tables = Math.ceil(activePlayers(tournament, round + 1).length / 2)
  const pages = pagesOf(tableNumbers(tournament.tablePlan, tables), LINES_PER_PAGE / 2)
  return pages.map((numbers, index) => (
    <SheetPage
      key={numbers[0]}
      heading={t('paper.nextRound')}
      tournament={tournament.name}
      note={t('paper.round', { round: round + 1 })}
      page={{ number: index + 1, of: pages.length }}
    >
      <ol>
        {numbers.map((table) => (
          <li key={table} className={classNames(LINE, 'h-[12mm]!')}>
            <span className={classNames(column, TABLE)}>{labelOf(table)}</span>
            <span className="h-full flex-1 border-e border-neutral-300" />
            <ScoreBoxes />
            <span className="h-full flex-1 border-s border-neutral-300" />
          </li>
        ))}
      </ol>
    </SheetPage>
  ))
}
