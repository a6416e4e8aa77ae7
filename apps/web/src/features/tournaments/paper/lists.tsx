import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { entrantsIn, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { isTeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { activePlayers } from '@tablee/domain/tournaments/rounds/round-progress'
import { fixedTableOf, tableNumbers } from '@tablee/domain/tournaments/tables/table-plan'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useCutRoundName } from '../tournament-frame/round-name.ts'
import { useTableLabel, useTablePrefix } from '../tournament-frame/table-label.tsx'
import { type SeatByName, seatsByName } from '../wall/seats-by-name.ts'
import { letterRange } from '../wall/wall-pages.ts'
import { longestOf, type PaperGrid, paperGrid, paperType } from './paper-grid.ts'
import { SheetPage } from './sheet-page.tsx'
import { GRIDS, pagesOf, tablesToPrint } from './sheets.ts'

export type SheetProps = { readonly tournament: Tournament; readonly round: number }

const LINE = 'flex min-w-0 items-center gap-[2mm] overflow-clip border-b border-neutral-300 leading-none'
const TABLE = 'shrink-0 text-end font-bold whitespace-nowrap tabular-nums'
const BOX = 'inline-block size-[4mm] shrink-0 border border-black'

type NameProps = {
  readonly children: string
  /** Long names take two lines. */
  readonly isBroken: boolean
  readonly className?: string
}

/** Names of any script align with their column. */
export function Name({ children, isBroken, className = 'text-left' }: NameProps) {
  return (
    <bdi
      className={classNames(
        'min-w-0 leading-[1.05]',
        isBroken ? 'line-clamp-2 wrap-anywhere' : 'truncate leading-tight',
        className,
      )}
    >
      {children}
    </bdi>
  )
}

/** Width for the tournament's table numbers, the same on every line. */
function useTableColumn(): string {
  const { length } = useTablePrefix()
  if (length === 0) return 'w-[12mm]'
  return length === 1 ? 'w-[15mm]' : 'w-[25mm]'
}

type ColumnsProps = { readonly grid: PaperGrid; readonly pt: number; readonly children: ReactNode }

/** Reading downwards: one column while they fit, with full names, else two of equal height. */
function Columns({ grid: { lines, perPage, lineMm }, pt, children }: ColumnsProps) {
  const isOne = lines === perPage
  return (
    <ol
      className={classNames(
        'grid grid-flow-col gap-x-[8mm]',
        isOne ? 'grid-cols-1' : 'grid-cols-[repeat(2,minmax(0,1fr))]',
      )}
      style={{ gridTemplateRows: `repeat(${lines}, ${lineMm}mm)`, fontSize: `${pt}pt` }}
    >
      {children}
    </ol>
  )
}

const NOBODY: ReadonlyMap<string, string> = new Map()

/** For the wall: find your name and table. */
export function TablesByName({ tournament, round }: SheetProps) {
  const { t } = useTranslation()
  const cutRound = useCutRoundName(tournament)(round)
  const { locale } = useLanguage()
  const all = seatsByName(tournament, round, locale)
  const grid = paperGrid(all.length, GRIDS.byName)
  const pages = pagesOf(all, grid.perPage)
  const isNarrow = grid.lines < grid.perPage
  const { pt, isBroken } = paperType(grid.lineMm, [
    { fits: isNarrow ? 19 : 44, longest: longestOf(all.map(({ name }) => name)) },
    { fits: isNarrow ? 13 : 30, longest: longestOf(all.map(({ opponent }) => opponent ?? '')) },
  ])
  return pages.map((seats, index) => (
    <SheetPage
      key={seats[0]?.player}
      heading={t('paper.byName')}
      tournament={tournament}
      note={`${cutRound ?? t('paper.round', { round })} · ${letterRange(seats.map(({ name }) => name))}`}
      page={{ number: index + 1, of: pages.length }}
    >
      <Columns grid={grid} pt={pt}>
        {seats.map((seat) => (
          <li key={seat.player} className={LINE}>
            <SeatLine seat={seat} isBroken={isBroken} />
          </li>
        ))}
      </Columns>
    </SheetPage>
  ))
}

type SeatLineProps = { readonly seat: SeatByName; readonly isBroken: boolean }

function SeatLine({ seat: { name, table, letter, opponent, seat, isBye, isAwarded }, isBroken }: SeatLineProps) {
  const { t } = useTranslation()
  const alone = t(isAwarded ? 'byes.shown' : isBye ? 'paper.bye' : 'paper.loss')
  const labelOf = useTableLabel()
  return (
    <>
      <Name isBroken={isBroken} className="flex-[3] text-left font-semibold">
        {name}
      </Name>
      <span className={classNames(useTableColumn(), TABLE)}>{table === null ? '–' : `${labelOf(table)}${letter}`}</span>
      <Name isBroken={isBroken} className="flex-[2] text-left">
        {opponent ?? (seat === null ? alone : t('pods.seat', { seat }))}
      </Name>
    </>
  )
}

export function TablesByNumber({ tournament, round }: SheetProps) {
  const { t } = useTranslation()
  const cutRound = useCutRoundName(tournament)(round)
  const column = useTableColumn()
  const labelOf = useTableLabel()
  const names = usePlayerNames(tournament)
  const all = tablesToPrint(tournament)
  const grid = paperGrid(all.length, GRIDS.byTable)
  const pages = pagesOf(all, grid.perPage)
  const longest = longestOf(
    all.flatMap((match) =>
      (isTeamMatch(match) ? entrantsIn(match) : seatsOf(match)).map((player) => names.get(player) ?? ''),
    ),
  )
  const isOfPods = all.some((match) => isPodTable(match))
  const { pt, isBroken } = paperType(grid.lineMm, [{ fits: isOfPods ? 14 : 30, longest }])
  return pages.map((matches, index) => (
    <SheetPage
      key={matches[0]?.id}
      heading={t('paper.byTable')}
      tournament={tournament}
      note={cutRound ?? t('paper.round', { round })}
      page={{ number: index + 1, of: pages.length }}
    >
      <ol style={{ fontSize: `${pt}pt` }}>
        {matches.map((match) => {
          const seated = (isTeamMatch(match) ? entrantsIn(match) : seatsOf(match)).map(
            (player) => names.get(player) ?? '',
          )
          const [first = '', second = ''] = seated
          return (
            <li key={match.id} className={LINE} style={{ height: `${grid.lineMm}mm` }}>
              <span className={classNames(column, TABLE)}>{labelOf(match.table)}</span>
              {isPodTable(match) ? (
                <PodSeats names={seated} isBroken={isBroken} />
              ) : (
                <>
                  <Name isBroken={isBroken} className="flex-1 ps-[2mm] text-left">
                    {first}
                  </Name>
                  <ScoreBoxes />
                  <Name isBroken={isBroken} className="flex-1 text-right">
                    {second}
                  </Name>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </SheetPage>
  ))
}

/** In order of seats, with a box for whoever wins. */
function PodSeats({ names, isBroken }: { readonly names: readonly string[]; readonly isBroken: boolean }) {
  return names.map((name, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name belongs to its seat
    <span key={seat} className="flex min-w-0 flex-1 items-center gap-[1.5mm] ps-[1mm]">
      <span className={BOX} aria-hidden="true" />
      <Name isBroken={isBroken} className="flex-1 text-left">
        {name}
      </Name>
    </span>
  ))
}

function ScoreBoxes() {
  return (
    <span className="flex shrink-0 items-center gap-[1.5mm]" aria-hidden="true">
      <span className={BOX} />–<span className={BOX} />–<span className={BOX} />
    </span>
  )
}

type PlayerListProps = Pick<SheetProps, 'tournament'> & {
  readonly isOfStaff: boolean
  /** For the staff alone; empty: as everybody reads them. */
  readonly realNames?: ReadonlyMap<string, string>
}

/** Everyone who is or was in, A to Z, with checkboxes. */
export function PlayerList({ tournament, isOfStaff, realNames = NOBODY }: PlayerListProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const fixedAt = (id: PlayerId) => (isOfStaff ? fixedTableOf(tournament.tablePlan, id) : null)
  const { locale } = useLanguage()
  const byName = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const players = tournament.players
    .map((player) => ({ ...player, name: realNames.get(player.id) ?? player.name }))
    .sort((one, other) => byName.compare(one.name, other.name))
  const grid = paperGrid(players.length, GRIDS.players)
  const pages = pagesOf(players, grid.perPage)
  const fits = grid.lines < grid.perPage ? 36 : 76
  const { pt, isBroken } = paperType(grid.lineMm, [{ fits, longest: longestOf(players.map(({ name }) => name)) }])
  return pages.map((some, index) => (
    <SheetPage
      key={some[0]?.id}
      heading={t(realNames.size === 0 ? 'paper.players' : 'youth.staffSheet')}
      tournament={tournament}
      note={letterRange(some.map(({ name }) => name))}
      page={{ number: index + 1, of: pages.length }}
    >
      <Columns grid={grid} pt={pt}>
        {some.map(({ id, name, droppedAfter }) => (
          <li key={id} className={LINE}>
            <span className={BOX} aria-hidden="true" />
            <Name isBroken={isBroken} className="flex-1 text-left">
              {name}
            </Name>
            {fixedAt(id) === null ? null : (
              <span className="shrink-0 text-[8pt]">{t('tablePlan.mark', { table: labelOf(fixedAt(id) ?? 0) })}</span>
            )}
            {droppedAfter === null ? null : (
              <span className="shrink-0 text-[8pt]">{t('paper.dropped', { round: droppedAfter })}</span>
            )}
          </li>
        ))}
      </Columns>
    </SheetPage>
  ))
}

/** For pairing by hand without the machine: enough tables for the players who continue. */
export function NextRoundSheet({ tournament, round }: SheetProps) {
  const { t } = useTranslation()
  const column = useTableColumn()
  const labelOf = useTableLabel()
  const tables = Math.ceil(activePlayers(tournament, round + 1).length / 2)
  const grid = paperGrid(tables, GRIDS.nextRound)
  const pages = pagesOf(tableNumbers(tournament.tablePlan, tables), grid.perPage)
  return pages.map((numbers, index) => (
    <SheetPage
      key={numbers[0]}
      heading={t('paper.nextRound')}
      tournament={tournament}
      note={t('paper.round', { round: round + 1 })}
      page={{ number: index + 1, of: pages.length }}
    >
      <ol>
        {numbers.map((table) => (
          <li key={table} className={LINE} style={{ height: `${grid.lineMm}mm` }}>
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
