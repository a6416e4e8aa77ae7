import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { useHeldRow } from '../../../ui/use-held-row.ts'
import { isWhole } from '../api/evolve-registrations.ts'
import { isConsentMissing } from './list-kinds.ts'
import { realName } from './registration-list.ts'
import { type RegistrationRowProps, RowBox, useDeckName } from './registration-row.tsx'
import { RegistrationStatus } from './registration-status.tsx'
import { MainAct, PaidTick } from './row-ticks.tsx'
import type { Column, Sorting } from './sort-registrations.ts'
import { useFixedSeatText } from './use-fixed-seat-text.ts'
import { useShownText } from './use-shown-text.ts'

const WIDTHS = {
  name: 'minmax(12rem, 3fr)',
  status: '8.5rem',
  deck: 'minmax(6rem, 2fr)',
  paid: '5.5rem',
  present: '7rem',
  table: '5rem',
  record: '5.5rem',
  date: '7.5rem',
} as const satisfies Record<Column, string>

const BOX = '2.75rem'
const ROW = 'grid grid-cols-(--columns) items-center gap-x-2 border-b border-line px-2'

type RegistrationTableProps = {
  readonly columns: readonly Column[]
  readonly sorting: Sorting | null
  readonly onSort: (by: Column) => void
  /** Null if nothing can be done about several. */
  readonly isAllSelected: boolean | null
  readonly onSelectAll: (isSelected: boolean) => void
  readonly children: ReactNode
}

/** One line each, sorted by the tapped column. */
export function RegistrationTable(props: RegistrationTableProps) {
  const { columns, sorting, onSort, isAllSelected, onSelectAll, children } = props
  const { t } = useTranslation()
  const template = [...(isAllSelected === null ? [] : [BOX]), ...columns.map((column) => WIDTHS[column]), BOX].join(' ')
  // Rows are grids with the same columns, so that groups out of sight need no layout.
  return (
    <table className="block" style={{ '--columns': template } as CSSProperties}>
      <caption className="sr-only">{t('organizer.list')}</caption>
      <thead className="sticky top-14 z-10 block bg-paper">
        <tr className={classNames(ROW, 'border-b-2 border-b-ink')}>
          {isAllSelected === null ? null : (
            <td className="-ms-2 grid size-11 place-items-center">
              <input
                type="checkbox"
                aria-label={t('organizer.selection.all')}
                checked={isAllSelected}
                onChange={({ target }) => onSelectAll(target.checked)}
                className="size-6 cursor-pointer accent-carmine"
              />
            </td>
          )}
          {columns.map((column) => (
            <ColumnHead key={column} column={column} sorting={sorting} onSort={onSort} />
          ))}
          <td className="sr-only">{t('organizer.column.acts')}</td>
        </tr>
      </thead>
      {children}
    </table>
  )
}

type ColumnHeadProps = { readonly column: Column } & Pick<RegistrationTableProps, 'sorting' | 'onSort'>

function ColumnHead({ column, sorting, onSort }: ColumnHeadProps) {
  const { t } = useTranslation()
  const isSorted = sorting?.by === column
  const Arrow = isSorted && sorting.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : 'none'}
      className="min-w-0 text-start font-normal"
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className="flex min-h-11 w-full min-w-0 items-center gap-1 text-start text-sm font-semibold text-muted hover:text-ink"
      >
        <span className="truncate">{t(`organizer.column.${column}`)}</span>
        <Arrow aria-hidden="true" className={classNames('size-4 shrink-0', !isSorted && 'invisible')} />
      </button>
    </th>
  )
}

type TableLineProps = RegistrationRowProps & { readonly columns: readonly Column[] }

export const RegistrationLine = memo(function RegistrationLine(props: TableLineProps) {
  const { registration, isSelected, columns, onOpen } = props
  const { t } = useTranslation()
  const { id, playerName: name } = registration
  const row = useHeldRow(() => onOpen(id))
  return (
    <tr
      {...row}
      className={classNames(ROW, 'relative min-h-12 hover:bg-sunken', row.className, isSelected && 'bg-slate-wash')}
    >
      {isSelected === null ? null : (
        <td>
          <RowBox {...props} />
        </td>
      )}
      {columns.map((column) =>
        column === 'name' ? (
          <th key={column} scope="row" className="grid min-w-0 grid-cols-[minmax(0,1fr)] text-start font-normal">
            <Cell {...props} column={column} />
          </th>
        ) : (
          <td key={column} className="min-w-0 truncate">
            <Cell {...props} column={column} />
          </td>
        ),
      )}
      <td>
        <IconButton
          label={t('organizer.row.open', { name })}
          icon={<Ellipsis aria-hidden="true" className="size-5" />}
          // Covers the row; its controls lie above.
          className="after:absolute after:inset-0"
          data-whole-row
          onClick={() => onOpen(id)}
        />
      </td>
    </tr>
  )
})

function Cell({ column, ...props }: RegistrationRowProps & { readonly column: Column }) {
  const { registration, table, record } = props
  const { status, dropped } = registration
  switch (column) {
    case 'name':
      return <NameCell {...props} />
    case 'status':
      return <StatusCell {...props} />
    case 'deck':
      return <DeckCell {...props} />
    case 'paid':
      return <PaidTick {...props} />
    case 'present':
      return status === 'confirmed' && !dropped ? <MainAct {...props} /> : null
    case 'table':
      return table
    case 'record':
      return record
    case 'date':
      return <DateCell registration={registration} />
    default:
      return column satisfies never
  }
}

type OfRow = { readonly registration: RegistrationView }

function NameCell({ registration, ...seat }: OfRow & Pick<RegistrationRowProps, 'fixedTable' | 'wishesSeat'>) {
  const { t } = useTranslation()
  const { playerName, dropped, status, shownAs = null } = registration
  const hidden = useShownText(shownAs)
  const noConsent = isConsentMissing(registration) ? t('guardian.missing') : ''
  const fixed = useFixedSeatText(seat)
  const about = [noConsent, registration.teamName ?? '', fixed, hidden, realName(registration)]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <PlayerName name={playerName} isOneLine isStrong isStruck={dropped || status === 'cancelled'} />
      {about === '' ? null : <span className="truncate text-sm text-muted">{about}</span>}
    </>
  )
}

/** Accepts a pending registration here. */
function StatusCell(props: RegistrationRowProps) {
  const { registration, isDisqualified, isAbsent, isFull } = props
  const { t } = useTranslation()
  const { status, dropped, waitingPosition } = registration
  if (status === 'pending' && !dropped && !isFull) return <MainAct {...props} />
  return (
    <span className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
      <RegistrationStatus {...{ status, dropped }} {...{ isDisqualified, isAbsent }} isPlain />
      {waitingPosition === null ? null : (
        <span className="truncate text-sm text-muted">{t('organizer.row.waiting', { position: waitingPosition })}</span>
      )}
    </span>
  )
}

function DeckCell({ registration, lacksDeck }: Pick<RegistrationRowProps, 'registration' | 'lacksDeck'>) {
  const { t } = useTranslation()
  const deck = useDeckName(registration)
  return lacksDeck ? <span className="text-muted">{t('organizer.row.noDeck')}</span> : deck
}

function DateCell({ registration }: OfRow) {
  const { day } = useFormats()
  if (!isWhole(registration)) return null
  return <time dateTime={registration.registrationDate}>{day(new Date(registration.registrationDate))}</time>
}
