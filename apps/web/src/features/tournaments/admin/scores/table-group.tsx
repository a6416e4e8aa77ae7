import { penaltiesOfMatch } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Meeting, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type ComponentProps, type CSSProperties, memo, useRef } from 'react'
import { useLeftOut } from '../../../../ui/left-out.ts'
import type { RowGroup } from '../../../../ui/use-row-groups.ts'
import { useSeen } from '../../../../ui/use-seen.ts'
import { TableRow } from './table-row.tsx'

type OfEveryRow = 'access' | 'allowed' | 'canEdit' | 'isCurrent' | 'hasScores' | 'isLine' | 'wanted'
type Handlers = 'onCorrected' | 'onGranted' | 'onSaved'

type TableGroupProps = Pick<ComponentProps<typeof TableRow>, OfEveryRow | Handlers> & {
  readonly group: RowGroup<Meeting>
  readonly names: PlayerNames
  readonly penalties: Tournament['penalties']
  readonly gone: ReadonlySet<PlayerId>
  readonly points: ReadonlyMap<PlayerId, number> | null
  /** Finished when the list was shown. */
  readonly settled: ReadonlySet<string>
  /** Matching the search; null for all. */
  readonly found: ReadonlySet<string> | null
  /** Its scores render once near the screen. */
  readonly isFarDown: boolean
}

/** Estimated row height in rem; once rendered, the browser remembers the real one. */
const HEIGHTS = { line: 2.75, settledLine: 2.25, row: 4, roomyRow: 7 }

/** Tables rendered together once visible, memoized. */
export const TableGroup = memo(function TableGroup(props: TableGroupProps) {
  const { group, names, penalties, gone, points, settled, found, isFarDown, wanted, ...ofEveryRow } = props
  const { isCurrent, hasScores, isLine, canEdit } = props
  const { rows } = group
  const place = useRef<HTMLUListElement>(null)
  const isLeftOut = found?.size === 0
  // Hidden groups have no height and would all count as near.
  const isSeen = useSeen(place, isFarDown && hasScores && canEdit && !isLeftOut)
  useLeftOut(place, isLeftOut)
  const isLow = (match: Meeting) => settled.has(match.id) && isOver(match)
  const heightOf = (match: Meeting, isRoomy: boolean) =>
    isLine ? HEIGHTS[isLow(match) ? 'settledLine' : 'line'] : HEIGHTS[isRoomy && !isOver(match) ? 'roomyRow' : 'row']
  const heightIn = (isRoomy: boolean) =>
    rows.filter(({ id }) => found?.has(id) ?? true).reduce((sum, match) => sum + heightOf(match, isRoomy), 0)
  return (
    <ul
      ref={place}
      role="none"
      // Scores stand in a row where the list is wide enough for them.
      className="group-drawn-in-sight [--rows:var(--narrow)] @[32rem]:[--rows:var(--wide)]"
      style={{ '--narrow': heightIn(false), '--wide': heightIn(hasScores), '--row': '1rem' } as CSSProperties}
    >
      {rows.map((match) => (
        <TableRow
          key={match.id}
          match={match}
          {...ofEveryRow}
          name1={names.get(pairOf(match)[0]) ?? ''}
          name2={names.get(pairOf(match)[1]) ?? ''}
          penalties={penaltiesOfMatch({ penalties }, match)}
          gone={isCurrent && !isOver(match) ? goneOf(match, gone) : NOBODY}
          points1={points?.get(pairOf(match)[0]) ?? null}
          points2={points?.get(pairOf(match)[1]) ?? null}
          isSettled={isLow(match)}
          isNear={!isFarDown || isSeen}
          isHidden={found !== null && found.size > 0 && !found.has(match.id)}
          wanted={wanted?.matchId === match.id ? wanted : null}
        />
      ))}
    </ul>
  )
})

const NOBODY: readonly PlayerId[] = []

/** A constant while both are present, so that rows do not rerender. */
function goneOf(match: Meeting, gone: ReadonlySet<PlayerId>): readonly PlayerId[] {
  return pairOf(match).some((id) => gone.has(id)) ? pairOf(match).filter((id) => gone.has(id)) : NOBODY
}
