import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Meeting, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type CSSProperties, type ReactNode, startTransition, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { DESK } from '../../../../ui/desk-media.ts'
import { foundIn } from '../../../../ui/left-out.ts'
import { RowsToCome } from '../../../../ui/rows-to-come.tsx'
import { useGrowing } from '../../../../ui/use-growing.ts'
import { useMedia } from '../../../../ui/use-media.ts'
import { groupedList, useRowGroups } from '../../../../ui/use-row-groups.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useSettled } from '../../match-view/use-settled.ts'
import { lineScoresWidth } from './line-scores.tsx'
import { TableGroup } from './table-group.tsx'
import { TableSearch } from './table-search.tsx'
import { unfinished, unfinishedFirst } from './unfinished-first.ts'
import type { Desk } from './use-desk.ts'
import { type TableEntry, useTableEntry } from './use-table-entry.ts'
import { walkRows } from './use-table-keys.ts'

type RoundTablesProps = {
  readonly tables: readonly Meeting[]
  readonly names: PlayerNames
  readonly access: StaffAccess
  readonly rules: Tournament['rules']
  readonly penalties: Tournament['penalties']
  readonly gone: ReadonlySet<PlayerId>
  /** Before this round; null where meaningless. */
  readonly points: ReadonlyMap<PlayerId, number> | null
  readonly canEdit: boolean
  readonly isCurrent: boolean
  readonly desk: Desk
  /** The round; on a desk in line with the search. */
  readonly head: ReactNode
  readonly notes: ReactNode
}

/** Beyond this, a phone has a search and low rows. */
const FEW_TABLES = 8
/** Rendered fully at once. */
const NEAR_ROWS = 20
const LINE_REM = 2.75
const ROW_REM = 4
/** From here on rows contain the usual scores. */
const WIDE = '(min-width: 820px) and (min-height: 481px)'
/** A phone in landscape shows rows that fit. */
const FLAT = '(orientation: landscape) and (max-height: 480px) and (max-width: 1023px)'

export function RoundTables(props: RoundTablesProps) {
  const { tables, points, head, notes } = props
  const { t } = useTranslation()
  // Tables unfinished at sorting stay on top: nothing moves under the finger.
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null)
  const [isWide, isLine] = [useMedia(WIDE), useMedia(DESK)]
  const entry = useTableEntry({ ...props, isSheetFirst: true })
  const ordered = useMemo(() => (first === null ? tables : unfinishedFirst(tables, first)), [tables, first])
  const hasSearch = tables.length > FEW_TABLES || isWide
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk between buttons that are reached without them
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-2 desk:grid-cols-[auto_minmax(0,1fr)] desk:*:col-span-2"
      onKeyDown={walkRows}
    >
      <div className={classNames(hasSearch && 'desk:col-span-1!')}>{head}</div>
      <div className="empty:hidden desk:order-1">{notes}</div>
      {hasSearch ? (
        <div className="desk:col-span-1!">
          <TableSearch
            entry={entry}
            isUnfinishedFirst={first !== null}
            // Regrouping rows must not block input.
            onToggle={() => startTransition(() => setFirst(first === null ? unfinished(tables) : null))}
          />
        </div>
      ) : null}
      <Rows {...props} {...{ ordered, entry, isWide, isLine }} />
      {entry.found?.size === 0 && tables.length > 0 ? (
        <p className="text-muted desk:order-2">{t('admin.scores.filterEmpty')}</p>
      ) : null}
      {points !== null && isLine && tables.length > 0 ? (
        <p className="text-sm text-muted desk:order-2">{t('desk.pointsMean')}</p>
      ) : null}
    </div>
  )
}

type RowsProps = RoundTablesProps & {
  readonly ordered: readonly Meeting[]
  readonly entry: TableEntry
  readonly isWide: boolean
  readonly isLine: boolean
}

/** All are in the DOM, in groups that the browser renders when visible, so that its search and screen readers find every name. */
function Rows(props: RowsProps) {
  const { tables, ordered, rules, isCurrent, desk, isWide, isLine } = props
  const { names, access, penalties, gone, points, canEdit } = props
  const { found, wanted, granted, saved } = props.entry
  const isFlat = useMedia(FLAT)
  const list = useRef<HTMLDivElement>(null)
  const settled = useSettled(tables, list)
  const width = lineScoresWidth(rules.scoresAllowed)
  const hasScores = isWide || !(tables.length > FEW_TABLES || isFlat)
  const { scoresAllowed: allowed } = rules
  const groups = useRowGroups(ordered)
  const drawn = useGrowing(groups.length)
  if (tables.length === 0) return null
  let before = 0
  return (
    <div
      ref={list}
      hidden={found?.size === 0}
      style={{ '--all-scores': width.all, '--few-scores': width.few } as CSSProperties}
      // Each row has its line above; the first one's is clipped.
      className="@container overflow-clip rounded-card border border-line bg-surface desk:order-2"
    >
      <div {...groupedList()} className="-mt-px">
        {groups.slice(0, drawn).map((group) => {
          const isFarDown = before >= NEAR_ROWS
          before += group.rows.length
          return (
            <TableGroup
              key={group.key}
              {...{ group, names, access, allowed, penalties, gone, points, canEdit, isCurrent }}
              {...{ settled, hasScores, isLine, isFarDown }}
              found={foundIn(group.rows, found)}
              wanted={group.rows.some(({ id }) => id === wanted?.matchId) ? wanted : null}
              onCorrected={desk.corrected}
              onGranted={granted}
              onSaved={saved}
            />
          )
        })}
        <RowsToCome rows={ordered.length - before} height={isLine ? LINE_REM : ROW_REM} />
      </div>
    </div>
  )
}
