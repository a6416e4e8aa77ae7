import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { penaltiesOfMatch } from '@tablee/domain/tournaments/conduct/standing-penalties'
import type { PodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import type { PodQuestion } from '../../pod-table/pod-question.ts'
import { TableSearch } from '../scores/table-search.tsx'
import { unfinished, unfinishedFirst } from '../scores/unfinished-first.ts'
import type { Desk } from '../scores/use-desk.ts'
import { useTableEntry } from '../scores/use-table-entry.ts'
import { walkRows } from '../scores/use-table-keys.ts'
import { PodLine } from './pod-line.tsx'

type PodTablesProps = {
  readonly tables: readonly PodTable[]
  readonly names: PlayerNames
  readonly access: StaffAccess
  readonly gone: ReadonlySet<PlayerId>
  readonly asked: PodQuestion
  readonly penalties: readonly Penalty[]
  readonly canEdit: boolean
  readonly isCurrent: boolean
  readonly desk: Desk
  readonly head: ReactNode
  readonly notes: ReactNode
}

/** Beyond this there is a search. */
const FEW_TABLES = 4

/** A round of tables of three to five: one tap on whoever won. */
export function PodTables(props: PodTablesProps) {
  const { tables, names, access, gone, asked, penalties, canEdit, isCurrent, desk, head, notes } = props
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
        {ordered.map((match) => (
          <PodLine
            key={match.id}
            {...{ match, names, access, gone, asked, canEdit, isCurrent }}
            penalties={penaltiesOfMatch({ penalties }, match)}
            isHidden={found !== null && !found.has(match.id)}
            wanted={wanted?.matchId === match.id || isDispute(desk, match) ? desk.wanted : null}
            onGranted={desk.grant}
            onSaved={saved}
            onCorrected={() => desk.corrected(null)}
          />
        ))}
      </ul>
      {found?.size === 0 ? <p className="text-muted">{t('admin.scores.filterEmpty')}</p> : null}
    </div>
  )
}

function isDispute({ wanted }: Desk, { id }: PodTable): boolean {
  return wanted?.isDispute === true && wanted.matchId === id
}
