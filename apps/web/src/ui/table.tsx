import { ChevronDown } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { classNames } from './class-names.ts'
import { useGrowing } from './use-growing.ts'

export type TableColumn<Row> = {
  id: string
  header: ReactNode
  cell: (row: Row, index: number) => ReactNode
  align?: 'start' | 'end' | 'center'
  /** The row's header cell. */
  isRowHeader?: boolean
  /** Minimum width, or no large text. */
  from?: 'sm' | 'md' | 'lg' | 'usualText'
}

/** Hidden until the row's header cell is tapped; opens below the row. */
export type TableDetail<Row> = {
  /** Button label, together with the cell. */
  label: (row: Row) => string
  content: (row: Row) => ReactNode
  /** Above this width, and on paper, columns show everything. */
  below?: 'lg'
}

export type TableProps<Row> = {
  /** For screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  isHighlighted?: (row: Row) => boolean
  detail?: TableDetail<Row>
}

const ALIGN = { start: 'text-start', end: 'text-end', center: 'text-center' }
const FROM = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'not-print:max-lg:hidden', usualText: 'large-text:hidden' }
const BELOW = { lg: 'lg:hidden print:hidden' }

function cellClass<Row>(column: TableColumn<Row>): string {
  return classNames('px-2 py-2.5 sm:px-3', ALIGN[column.align ?? 'start'], column.from && FROM[column.from])
}

/** Rows drawn together. */
const PORTION = 6

/** Scrolls sideways inside itself, never the page. A long one is drawn in portions. */
export function Table<Row>({ caption, columns, rows, rowKey, isHighlighted, detail }: TableProps<Row>) {
  const portions = useGrowing(Math.ceil(rows.length / PORTION), { isDoubling: true })
  return (
    // Not a landmark: the section around it has the name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div role="group" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className={classNames('w-full border-collapse text-base', detail && 'max-sm:[&_:is(th,td)]:px-1')}>
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
          {rows.slice(0, portions * PORTION).map((row, index) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              index={index}
              columns={columns}
              isHighlighted={isHighlighted?.(row) ?? false}
              detail={detail}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TableRowProps<Row> = Pick<TableProps<Row>, 'columns'> & {
  readonly row: Row
  readonly index: number
  readonly isHighlighted: boolean
  readonly detail: TableDetail<Row> | undefined
}

/** Local state, so that opening a row rerenders no other; kept while others are added. */
function TableRow<Row>({ row, index, columns, isHighlighted, detail }: TableRowProps<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  return useMemo(() => {
    const look = classNames('border-b border-line', isHighlighted && 'bg-felt-wash')
    return (
      <>
        <tr className={classNames(look, isHighlighted && 'font-semibold')}>
          {columns.map((column) =>
            column.isRowHeader ? (
              <th
                key={column.id}
                scope="row"
                className={classNames(cellClass(column), 'relative w-full max-w-0 font-semibold')}
              >
                <div className="flex items-center gap-1.5">
                  <div className="unbroken-words min-w-0 flex-1">{column.cell(row, index)}</div>
                  {detail ? (
                    <DetailButton
                      label={detail.label(row)}
                      below={detail.below}
                      isOpen={isOpen}
                      onToggle={() => setIsOpen(!isOpen)}
                    />
                  ) : null}
                </div>
              </th>
            ) : (
              <td key={column.id} className={cellClass(column)}>
                {column.cell(row, index)}
              </td>
            ),
          )}
        </tr>
        {detail && isOpen ? (
          <tr className={classNames(look, detail.below && BELOW[detail.below])}>
            <td colSpan={columns.length} className="px-2 py-2.5 sm:px-3">
              {detail.content(row)}
            </td>
          </tr>
        ) : null}
      </>
    )
  }, [row, index, columns, isHighlighted, detail, isOpen])
}

type DetailButtonProps = {
  readonly label: string
  readonly below: 'lg' | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Covers the row's header cell without containing its text, which is the same at every width. */
function DetailButton({ label, below, isOpen, onToggle }: DetailButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onToggle}
      className={classNames(
        'shrink-0 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 ' +
          'focus-visible:after:-outline-offset-3 focus-visible:after:outline-slate',
        below && BELOW[below],
      )}
    >
      <ChevronDown aria-hidden="true" className={classNames('size-4 text-muted', isOpen && 'rotate-180')} />
    </button>
  )
}
