import { type ReactNode, useRef } from 'react'
import { useNow } from '../../../ui/use-now.ts'
import { useRoom } from './use-room.ts'
import { pageAt, type WallPage, wallGrid, wallUnit } from './wall-pages.ts'

type WallRowsProps<Row> = {
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly children: (row: Row, columns: number) => ReactNode
  /** Said beneath the rows: which of them these are. */
  readonly note: (page: WallPage<Row>) => ReactNode
}

/** Rows of one line, in as many columns as the room holds; the pages turn by themselves. */
export function WallRows<Row>({ rows, rowKey, children, note }: WallRowsProps<Row>) {
  const element = useRef<HTMLDivElement>(null)
  const room = useRoom(element)
  const now = useNow(1_000)
  const unit = wallUnit({ width: window.innerWidth, height: window.innerHeight })
  const grid = room && wallGrid(rows.length, { ...room, unit })
  const page = grid && pageAt(rows, grid, now)
  return (
    <>
      <div ref={element} className="min-h-0 flex-1">
        {grid && page ? (
          <ol
            key={page.number}
            className="arrive grid grid-flow-col gap-x-[calc(var(--unit)*3)]"
            style={{
              gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))`,
              gridTemplateRows: `repeat(${page.perColumn}, ${grid.rowHeight}px)`,
              fontSize: grid.rowHeight * 0.52,
            }}
          >
            {page.rows.map((row) => (
              <li
                key={rowKey(row)}
                className="flex min-w-0 items-center gap-[0.6em] border-b border-line leading-tight"
              >
                {children(row, grid.columns)}
              </li>
            ))}
          </ol>
        ) : null}
      </div>
      <p className="flex min-h-[calc(var(--unit)*3)] items-baseline justify-between gap-[2em] text-muted">
        {page ? note(page) : null}
      </p>
    </>
  )
}
