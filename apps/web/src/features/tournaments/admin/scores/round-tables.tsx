import { penaltiesOfMatch } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayedMatch, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { DESK } from '../../../../ui/desk-media.ts'
import { useMedia } from '../../../../ui/use-media.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useSettled } from '../../match-view/use-settled.ts'
import type { PlayerNames } from '../../tournament-frame/player-names.ts'
import { lineScoresWidth } from './line-scores.tsx'
import { TableRow } from './table-row.tsx'
import { TableSearch } from './table-search.tsx'
import type { Desk } from './use-desk.ts'
import { type TableEntry, useTableEntry } from './use-table-entry.ts'
import { walkRows } from './use-table-keys.ts'

type RoundTablesProps = {
  readonly tables: readonly PlayedMatch[]
  readonly names: PlayerNames
  readonly access: StaffAccess
  readonly rules: Tournament['rules']
  readonly penalties: Tournament['penalties']
  /** Who has left the tournament. */
  readonly gone: ReadonlySet<PlayerId>
  /** Of everybody before this round; null where they say nothing. */
  readonly points: ReadonlyMap<PlayerId, number> | null
  readonly canEdit: boolean
  readonly isCurrent: boolean
  readonly desk: Desk
  /** Which round it is: on a desk in one line with the search. */
  readonly head: ReactNode
  /** What is to be known above the tables. */
  readonly notes: ReactNode
}

/** Above so many tables a phone has a search, and its rows are low. */
const FEW_TABLES = 8
/** So many rows are drawn whole at once. */
const NEAR_ROWS = 20
/** From here on the usual scores stand in every row, one tap a table. */
const WIDE = '(min-width: 820px) and (min-height: 481px)'
/** A phone that lies shows rows, as many as there is room for. */
const FLAT = '(orientation: landscape) and (max-height: 480px) and (max-width: 1023px)'

/** Every table of a round with its score, or the way to enter it. */
export function RoundTables(props: RoundTablesProps) {
  const { tables, head, notes } = props
  const { t } = useTranslation()
  // Whoever had no result when the list was sorted stays on top: nothing moves under the finger that enters a score.
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null)
  const isWide = useMedia(WIDE)
  const entry = useTableEntry(props)
  const { found } = entry
  const shown = useMemo(() => (first === null ? found : unfinishedFirst(found, first)), [found, first])
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
            onToggle={() => setFirst(first === null ? unfinished(tables) : null)}
          />
        </div>
      ) : null}
      <Rows {...props} shown={shown} entry={entry} isWide={isWide} />
      {shown.length === 0 && tables.length > 0 ? (
        <p className="text-muted desk:order-2">{t('admin.scores.filterEmpty')}</p>
      ) : null}
    </div>
  )
}

type RowsProps = RoundTablesProps & {
  readonly shown: readonly PlayedMatch[]
  readonly entry: TableEntry
  readonly isWide: boolean
}

function Rows(props: RowsProps) {
  const { tables, shown, names, access, rules, penalties, gone, points, canEdit, isCurrent, desk, isWide } = props
  const { wanted, saved } = props.entry
  const [isFlat, isLine] = [useMedia(FLAT), useMedia(DESK)]
  const list = useRef<HTMLUListElement>(null)
  const settled = useSettled(tables, list)
  const width = lineScoresWidth(rules.scoresAllowed)
  const hasScores = isWide || !(tables.length > FEW_TABLES || isFlat)
  return (
    <ul
      ref={list}
      style={{ '--all-scores': width.all, '--few-scores': width.few } as CSSProperties}
      className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-clip rounded-card border border-line bg-surface empty:hidden desk:order-2"
    >
      {shown.map((match, index) => (
        <TableRow
          key={match.id}
          {...{ match, access, canEdit, isCurrent, hasScores, isLine }}
          name1={names.get(pairOf(match)[0]) ?? ''}
          name2={names.get(pairOf(match)[1]) ?? ''}
          allowed={rules.scoresAllowed}
          penalties={penaltiesOfMatch({ penalties }, match)}
          gone={isCurrent && !isOver(match) ? goneOf(match, gone) : NOBODY}
          onCorrected={desk.corrected}
          points1={points?.get(pairOf(match)[0]) ?? null}
          points2={points?.get(pairOf(match)[1]) ?? null}
          isSettled={settled.has(match.id) && isOver(match)}
          isFarDown={index >= NEAR_ROWS}
          wanted={wanted?.matchId === match.id ? wanted : null}
          onGranted={desk.grant}
          onSaved={saved}
        />
      ))}
    </ul>
  )
}

const NOBODY: readonly PlayerId[] = []

/** Where both are there always the same value, so that rows stay as they are. */
function goneOf(match: PlayedMatch, gone: ReadonlySet<PlayerId>): readonly PlayerId[] {
  const players = pairOf(match)
  return players.some((id) => gone.has(id)) ? players.filter((id) => gone.has(id)) : NOBODY
}

/** Stable otherwise; those of `first` keep their place once they are over. */
function unfinishedFirst(tables: readonly PlayedMatch[], first: ReadonlySet<string>): readonly PlayedMatch[] {
  const isFirst = (match: PlayedMatch) => first.has(match.id) || !isOver(match)
  return [...tables.filter(isFirst), ...tables.filter((table) => !isFirst(table))]
}

function unfinished(tables: readonly PlayedMatch[]): ReadonlySet<string> {
  return new Set(tables.filter((match) => !isOver(match)).map(({ id }) => id))
}
