import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TableColumn<Row> = {
  id: string
  header: ReactNode
  cell: (row: Row, index: number) => ReactNode
  align?: 'start' | 'end' | 'center'
  /** The cell that names the row. */
  isRowHeader?: boolean
  /** Shown from this width on only. */
  from?: 'sm' | 'md' | 'lg'
}

export type TableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  isHighlighted?: (row: Row) => boolean
}

const ALIGN = { start: 'text-start', end: 'text-end', center: 'text-center' }
const FROM = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden' }

function cellClass<Row>(column: TableColumn<Row>): string {
  return classNames('px-2 py-2.5 sm:px-3', ALIGN[column.align ?? 'start'], column.from && FROM[column.from])
}

/** Rows of figures. Scrolls sideways inside itself when it must, never the page. */
export function Table<Row>({ caption, columns, rows, rowKey, isHighlighted }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-base">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(cellClass(column), 'text-sm font-semibold text-muted')}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={rowKey(row)}
              className={classNames('border-b border-line', isHighlighted?.(row) && 'bg-felt-wash font-semibold')}
            >
              {columns.map((column) =>
                column.isRowHeader ? (
                  <th
                    key={column.id}
                    scope="row"
                    className={classNames(cellClass(column), 'font-semibold wrap-anywhere')}
                  >
                    {column.cell(row, index)}
                  </th>
                ) : (
                  <td key={column.id} className={cellClass(column)}>
                    {column.cell(row, index)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
