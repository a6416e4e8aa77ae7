import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { useCutRoundName } from '../tournament-frame/round-name.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { type SeatByName, seatsByName } from '../wall/seats-by-name.ts'
import { useTextWidth } from '../wall/text-width.ts'
import { letterRange } from '../wall/wall-pages.ts'
import { LARGE_GAP_MM, LARGE_LINE, LARGE_PT, type LargeRow, largeColumns, largePages } from './large-rows.ts'
import type { SheetProps } from './lists.tsx'
import { SheetPage } from './sheet-page.tsx'

type SaidSeat = SeatByName & { readonly against: string }
export type LargePages = readonly (readonly LargeRow<SaidSeat>[])[]

/** Measured in the letters of the page. */
export function useLargePages({ tournament, round }: { readonly tournament: Tournament; readonly round: number }) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const widthOf = useTextWidth()
  return (): LargePages => {
    const said = seatsByName(tournament, round, locale).map((seat): SaidSeat => {
      const alone = t(seat.isAwarded ? 'byes.shown' : seat.isBye ? 'paper.bye' : 'paper.loss')
      return { ...seat, against: seat.opponent ?? (seat.seat === null ? alone : t('pods.seat', { seat: seat.seat })) }
    })
    return largePages(said, { columns: largeColumns(tournament.tablePlan.prefix), widthOf })
  }
}

type LargeByNameProps = SheetProps & { readonly pages: LargePages }

/** Find your name and table, in letters for people who see badly; no name is cut (READ-6). */
export function LargeByName({ tournament, round, pages }: LargeByNameProps) {
  const { t } = useTranslation()
  const roundName = useCutRoundName(tournament)(round) ?? t('paper.round', { round })
  const { nameMm, tableMm, opponentMm } = largeColumns(tournament.tablePlan.prefix)
  const columns = {
    gridTemplateColumns: `${nameMm}fr ${tableMm}mm ${opponentMm}fr`,
    columnGap: `${LARGE_GAP_MM}mm`,
  }
  return pages.map((rows, index) => (
    <SheetPage
      key={rows[0]?.row.player}
      isLarge
      heading={roundName}
      tournament={tournament}
      note={letterRange(rows.map(({ row }) => row.name))}
      page={{ number: index + 1, of: pages.length }}
    >
      <table className="block" style={{ lineHeight: LARGE_LINE }}>
        <thead className="block">
          <tr className="grid h-[8mm] items-center border-b border-black" style={columns}>
            {(['name', 'table', 'opponent'] as const).map((head) => (
              <th key={head} className="text-start font-normal" style={{ fontSize: `${LARGE_PT.head}pt` }}>
                {t(`paper.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block">
          {rows.map(({ row, heightMm }) => (
            <LargeLine key={row.player} seat={row} style={{ ...columns, height: `${heightMm}mm` }} />
          ))}
        </tbody>
      </table>
    </SheetPage>
  ))
}

type LargeLineProps = { readonly seat: SaidSeat; readonly style: Readonly<Record<string, string>> }

function LargeLine({ seat: { name, table, letter, against }, style }: LargeLineProps) {
  const labelOf = useTableLabel()
  return (
    <tr className="grid items-center border-b border-neutral-400" style={style}>
      <td className="min-w-0 font-semibold wrap-anywhere" style={{ fontSize: `${LARGE_PT.name}pt` }}>
        <bdi>{name}</bdi>
      </td>
      <td className="font-bold whitespace-nowrap tabular-nums" style={{ fontSize: `${LARGE_PT.table}pt` }}>
        {table === null ? '–' : `${labelOf(table)}${letter}`}
      </td>
      <td className="min-w-0 wrap-anywhere" style={{ fontSize: `${LARGE_PT.opponent}pt` }}>
        <bdi>{against}</bdi>
      </td>
    </tr>
  )
}
