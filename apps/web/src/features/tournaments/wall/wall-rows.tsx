import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { useNow } from '../../../ui/use-now.ts'
import { type TextWidth, uncutPart, useTextWidth } from './text-width.ts'
import { useIsSmall } from './use-is-small.ts'
import { useRoom } from './use-room.ts'
import { WallFoot } from './wall-foot.tsx'
import { columnGap, fitName, type NameFit, type RowWidths, type WallGrid, WHOLE, wallGrid } from './wall-grid.ts'
import { type LineEnd, type WallLine, WallLineText } from './wall-line.tsx'
import { pageAt, pageMs, pagesOf } from './wall-pages.ts'

type WallRowsProps = {
  readonly lines: readonly WallLine[]
  /** Each page's beginning, for the foot. */
  readonly beginnings: (pages: readonly (readonly WallLine[])[]) => readonly string[]
  /** What is still awaited. */
  readonly children?: ReactNode
}

/** One-line rows that fill the room, paged automatically if needed. On a phone, a list. */
export function WallRows(props: WallRowsProps) {
  return useIsSmall() ? <WallList {...props} /> : <WallPages {...props} />
}

function WallPages({ lines, beginnings, children }: WallRowsProps) {
  const element = useRef<HTMLDivElement>(null)
  const room = useRoom(element)
  const now = useNow(1_000)
  const widthOf = useTextWidth()
  const widths = useMemo(() => lines.map((line) => widthsOf(line, widthOf)), [lines, widthOf])
  const shorterSide = Math.min(window.innerWidth, window.innerHeight)
  const grid = useMemo(() => room && wallGrid(widths, { ...room, shorterSide }), [widths, room, shorterSide])
  const fits = useMemo(() => {
    if (!room || !grid) return NO_FITS
    const within = { grid, room: { ...room, shorterSide } }
    return new Map(lines.map(({ key }, index) => [key, fitName(widths[index] ?? NO_WIDTHS, within)]))
  }, [lines, widths, grid, room, shorterSide])
  const pages = useMemo(() => grid && pagesOf(lines, grid), [lines, grid])
  const page = pages && pageAt(pages, ({ rows }) => pageMs(lettersOf(rows)), now)
  return (
    <>
      <div ref={element} className="min-h-0 flex-1 overflow-clip">
        {grid && page ? (
          <ol
            key={page.number}
            className="arrive grid grid-flow-col content-between"
            style={gridStyle(grid, shorterSide)}
          >
            {page.rows.map((line) => (
              <li
                key={line.key}
                className={classNames(
                  'grid min-w-0 content-center border-b border-line leading-[1.15]',
                  grid.other !== 'behind' && 'grid-cols-[minmax(0,1fr)]',
                )}
              >
                <WallLineText
                  line={line}
                  other={grid.other}
                  nameWidth={grid.nameWidth}
                  fit={fits.get(line.key) ?? WHOLE}
                />
              </li>
            ))}
          </ol>
        ) : null}
      </div>
      <WallFoot
        {...(pages && page
          ? { pages: { beginnings: beginnings(pages.map(({ rows }) => rows)), number: page.number } }
          : {})}
      >
        {children}
      </WallFoot>
    </>
  )
}

const NO_FITS: ReadonlyMap<string, NameFit> = new Map()
const NO_WIDTHS: RowWidths = { lead: 0, name: 0, uncut: 0, end: 0, other: 0, isMarked: false }

function gridStyle({ columns, perColumn, rowHeight, type }: WallGrid, shorterSide: number): CSSProperties {
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridTemplateRows: `repeat(${perColumn}, ${rowHeight}px)`,
    columnGap: columnGap(shorterSide),
    fontSize: type,
  }
}

/** In the hand: all of them, scrolling. */
function WallList({ lines, children }: WallRowsProps) {
  return (
    <>
      <ol className="grid text-lg">
        {lines.map((line) => (
          <li
            key={line.key}
            className="grid min-h-13 grid-cols-[minmax(0,1fr)] content-center border-b border-line py-1 leading-tight"
          >
            <WallLineText line={line} other="below" nameWidth={0} isWhole />
          </li>
        ))}
      </ol>
      <WallFoot>{children}</WallFoot>
    </>
  )
}

const lettersOf = (lines: readonly WallLine[]) => lines.reduce((sum, { name }) => sum + name.length, 0)

/** Capitals of a real name take no more; a name of so many W is smaller before it halves the letters of all others. */
const MOST_UNCUT = 17

/** Around a table's digits; the minimum. */
const TABLE_PADDING = 0.6
const LEAST_TABLE = 2.2
/** For words instead of a table. */
const NOTE_SCALE = 0.8

function widthsOf({ lead, leadWidth, name, end, other, mark }: WallLine, widthOf: TextWidth): RowWidths {
  return {
    lead: lead === null ? 0 : Math.max(leadWidth, widthOf(lead, 700)),
    name: widthOf(name),
    uncut: Math.min(MOST_UNCUT, widthOf(uncutPart(name))),
    end: end === null ? 0 : endWidth(end, widthOf),
    other: other === null ? 0 : widthOf(other, 400),
    isMarked: mark !== null,
  }
}

function endWidth({ kind, text }: LineEnd, widthOf: TextWidth): number {
  switch (kind) {
    case 'table':
      return Math.max(LEAST_TABLE, widthOf(text, 700) + TABLE_PADDING)
    case 'note':
      return NOTE_SCALE * widthOf(text)
    case 'points':
      return widthOf(text, 400)
    default:
      return kind satisfies never
  }
}
