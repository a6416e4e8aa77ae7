import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { TableSearch } from './table-search.tsx'
import { unfinished, unfinishedFirst } from './unfinished-first.ts'
import type { Desk, WantedTable } from './use-desk.ts'
import { useTableEntry } from './use-table-entry.ts'
import { walkRows } from './use-table-keys.ts'

/** What the list tells each row. */
export type TableRowProps = {
  /** By the search. */
  readonly isHidden: boolean
  readonly wanted: WantedTable | null
  readonly onGranted: () => void
  readonly onSaved: (table: number) => void
  /** A result of an earlier round was corrected. */
  readonly onCorrected: Desk['corrected']
}

type TableListProps<Table> = {
  readonly tables: readonly Table[]
  /** By which they are found. */
  readonly names: PlayerNames
  readonly canEdit: boolean
  readonly isCurrent: boolean
  readonly desk: Desk
  readonly head: ReactNode
  readonly notes: ReactNode
  readonly row: (table: Table, props: TableRowProps) => ReactNode
}

/** Beyond this there is a search. */
const FEW_TABLES = 4

/** A round's tables, one row each, with their search. */
export function TableList<Table extends PlayedMatch>(props: TableListProps<Table>) {
  const { tables, desk, head, notes, row } = props
  const { t } = useTranslation()
  // Tables unfinished at sorting stay on top: nothing moves under the finger.
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null)
  const entry = useTableEntry(props)
  const ordered = useMemo(() => (first === null ? tables : unfinishedFirst(tables, first)), [tables, first])
  const { found, wanted, saved } = entry
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk between buttons that are reached without them
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2" onKeyDown={walkRows}>
      {head}
      {notes}
      {tables.length > FEW_TABLES ? (
        <TableSearch
          entry={entry}
          isUnfinishedFirst={first !== null}
          onToggle={() => setFirst(first === null ? unfinished(tables) : null)}
        />
      ) : null}
      <ul className="@container divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
        {ordered.map((table) =>
          row(table, {
            isHidden: found !== null && !found.has(table.id),
            wanted: wanted?.matchId === table.id || isDispute(desk, table) ? desk.wanted : null,
            onGranted: desk.grant,
            onSaved: saved,
            onCorrected: desk.corrected,
          }),
        )}
      </ul>
      {found?.size === 0 ? <p className="text-muted">{t('admin.scores.filterEmpty')}</p> : null}
    </div>
  )
}

function isDispute({ wanted }: Desk, { id }: Pick<PlayedMatch, 'id'>): boolean {
  return wanted?.isDispute === true && wanted.matchId === id
}
