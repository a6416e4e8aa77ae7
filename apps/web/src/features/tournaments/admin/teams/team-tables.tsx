import type { TeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { TableSearch } from '../scores/table-search.tsx'
import { unfinished, unfinishedFirst } from '../scores/unfinished-first.ts'
import type { Desk } from '../scores/use-desk.ts'
import { useTableEntry } from '../scores/use-table-entry.ts'
import { walkRows } from '../scores/use-table-keys.ts'
import { TeamLine } from './team-line.tsx'

type TeamTablesProps = {
  readonly tables: readonly TeamMatch[]
  readonly rules: Tournament['rules']
  readonly people: PlayerNames
  /** A captain's is the name of the team. */
  readonly names: PlayerNames
  readonly access: StaffAccess
  readonly gone: ReadonlySet<PlayerId>
  readonly canEdit: boolean
  readonly isCurrent: boolean
  readonly desk: Desk
  readonly head: ReactNode
  readonly notes: ReactNode
}

/** Beyond this there is a search. */
const FEW_TABLES = 4

/** A round of teams that meet seat by seat. */
export function TeamTables(props: TeamTablesProps) {
  const { tables, rules, people, names, access, gone, canEdit, isCurrent, desk, head, notes } = props
  const { t } = useTranslation()
  // Tables unfinished at sorting stay on top: nothing moves under the finger.
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null)
  // A captain is found by both names.
  const sought = useMemo(() => bothNames(people, names), [people, names])
  const entry = useTableEntry({ ...props, names: sought })
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
          <TeamLine
            key={match.id}
            {...{ match, rules, people, names, access, gone, canEdit, isCurrent }}
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

function bothNames(people: PlayerNames, names: PlayerNames): PlayerNames {
  return new Map([...people].map(([id, name]) => [id, names.get(id) === name ? name : `${names.get(id)} ${name}`]))
}

function isDispute({ wanted }: Desk, { id }: TeamMatch): boolean {
  return wanted?.isDispute === true && wanted.matchId === id
}
