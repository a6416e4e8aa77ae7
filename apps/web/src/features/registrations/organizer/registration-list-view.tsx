import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { hasSeatFor } from '@tablee/domain/registrations/team-places'
import { phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type CSSProperties, memo, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { keepInPlace } from '../../../ui/keep-in-place.ts'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { RowsToCome } from '../../../ui/rows-to-come.tsx'
import { useGrowing } from '../../../ui/use-growing.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { groupedList, useRowGroups } from '../../../ui/use-row-groups.ts'
import { isWhole } from '../api/evolve-registrations.ts'
import { isOfKind, type Kind, type ListFacts } from './list-kinds.ts'
import { registrationMatcher } from './registration-list.ts'
import { RegistrationRow, type RegistrationRowProps } from './registration-row.tsx'
import { RegistrationLine, RegistrationTable } from './registration-table.tsx'
import type { RowFacts } from './row-ticks.tsx'
import { type Column, nextSorting, type Sorting, sortRegistrations } from './sort-registrations.ts'
import { useHeldRows } from './use-held-rows.ts'
import type { Selection } from './use-selection.ts'

const ROW_REM = 3

type Rows = readonly RegistrationView[]

type RegistrationListProps = Pick<RegistrationRowProps, 'onDone' | 'onOpen'> & {
  readonly facts: ListFacts
  readonly tournament: Tournament
  readonly registrations: Rows
  readonly typed: string
  readonly kind: Kind
  /** Increases when the same kind is chosen again. */
  readonly asked: number
  readonly selection: Selection
  readonly maySelect: boolean
}

/** Filtered, searched and sorted: rows on a phone, from 1024 px a table with sortable columns. */
export const RegistrationList = memo(function RegistrationList(props: RegistrationListProps) {
  const { tournament, registrations, facts, selection, maySelect } = props
  const { t } = useTranslation()
  const isWide = useMedia('(min-width: 1024px)')
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const shown = useShownRows(props, isWide ? sorting : null)
  const { noteShown } = selection
  useLayoutEffect(() => noteShown(shown.map(({ id }) => id)), [noteShown, shown])
  const groups = useRowGroups(shown)
  const drawn = groups.slice(0, useGrowing(groups.length))
  const toCome = shown.length - drawn.reduce((sum, { rows }) => sum + rows.length, 0)
  const columns = useColumns(registrations, facts)
  if (registrations.length === 0) {
    return (
      <EmptyState drawing="waiting" title={t('organizer.empty')}>
        {t('organizer.emptyHelp')}
      </EmptyState>
    )
  }
  const rowOf = (registration: RegistrationView): RegistrationRowProps => ({
    registration,
    ...factsOf(registration, facts),
    tournamentId: tournament.id,
    phase: phaseOf(tournament),
    isFull: !hasSeatFor(tournament, registration),
    isSelected: maySelect && (isWide || selection.isOn) ? selection.ids.has(registration.id) : null,
    onSelect: selection.select,
    onOpen: props.onOpen,
    onDone: props.onDone,
  })
  return (
    <section ref={keepInPlace} aria-label={t('organizer.list')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {isWide ? (
        <RegistrationTable
          {...{ columns, sorting }}
          onSort={(by) => setSorting(nextSorting(sorting, by))}
          isAllSelected={maySelect ? shown.length > 0 && shown.every(({ id }) => selection.ids.has(id)) : null}
          onSelectAll={(isSelected) => (isSelected ? selection.begin(shown.map(({ id }) => id)) : selection.end())}
        >
          {drawn.map(({ key, rows }) => (
            <tbody key={key} className="block group-drawn-in-sight" style={highOf(rows)}>
              {rows.map((one) => (
                <RegistrationLine key={one.id} {...rowOf(one)} columns={columns} />
              ))}
            </tbody>
          ))}
          <RowsToCome as="tbody" rows={toCome} height={ROW_REM} />
        </RegistrationTable>
      ) : (
        <div {...groupedList()}>
          {drawn.map(({ key, rows }) => (
            <ul key={key} role="none" className="group-drawn-in-sight" style={highOf(rows)}>
              {rows.map((one) => (
                <RegistrationRow key={one.id} {...rowOf(one)} />
              ))}
            </ul>
          ))}
          <RowsToCome rows={toCome} height={ROW_REM} />
        </div>
      )}
      {shown.length === 0 ? <p className="text-muted">{t('organizer.filterEmpty')}</p> : null}
    </section>
  )
})

/** Estimated height of a group not rendered yet. */
function highOf({ length }: Rows): CSSProperties {
  return { '--rows': length } as CSSProperties
}

/** Rows keep their places whatever happens to them (EVEN-1); a new search, kind or column reorders. */
function useShownRows(
  { registrations, typed, kind, asked, facts }: RegistrationListProps,
  sorting: Sorting | null,
): Rows {
  // Input first, the list follows.
  const searched = useDeferredValue(typed)
  const filtered = useDeferredValue(kind)
  const sorted = useMemo(() => sortRegistrations(registrations, sorting, facts), [registrations, sorting, facts])
  const found = useMemo(
    () => sorted.filter(registrationMatcher(searched)).filter((one) => isOfKind(filtered, one, facts)),
    [sorted, searched, filtered, facts],
  )
  const order = sorting ? `${sorting.by} ${sorting.isDescending}` : ''
  return useHeldRows({ rows: sorted, found, question: `${asked} ${order} ${filtered} ${searched}` })
}

function factsOf(registration: RegistrationView, facts: ListFacts): RowFacts {
  const played = facts.playedBy(registration)
  return {
    isDisqualified: facts.isDisqualified(registration),
    isAbsent: facts.isAbsent(registration),
    fixedTable: facts.fixedTable(registration),
    wishesSeat: isOfKind('wishesSeat', registration, facts),
    lacksDeck: isOfKind('noDeck', registration, facts),
    table: played?.table ?? null,
    record: played?.record ?? '',
    isBooked: played?.isBooked ?? false,
  }
}

/** Only columns with content, memoized. */
function useColumns(registrations: Rows, { isBefore, asksDeck, takesFee }: ListFacts): readonly Column[] {
  const isRead = registrations.some(isWhole)
  const hasDeck = isRead && (asksDeck || registrations.some(({ decklist }) => decklist !== null))
  const hasPaid = takesFee || registrations.some((one) => one.hasPaid === true)
  return useMemo(
    () => [
      ...(['name', 'status'] as const),
      ...(hasDeck ? (['deck'] as const) : []),
      ...(hasPaid ? (['paid'] as const) : []),
      ...(isBefore ? (['present'] as const) : (['table', 'record'] as const)),
      ...(isRead ? (['date'] as const) : []),
    ],
    [isRead, hasDeck, hasPaid, isBefore],
  )
}
