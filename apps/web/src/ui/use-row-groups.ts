import { useState } from 'react'

type Row = { readonly id: string }
export type RowGroup<One extends Row> = { readonly key: number; readonly rows: readonly One[] }

/**
 * For lists on phones: the browser checks each group's visibility per frame and renders whole groups. Fewer rows mean more checks, more
 * rows longer frames.
 */
const ROWS = 6
const MOST_ROWS = 2 * ROWS

/**
 * A list as a `div` around groups: `ul` elements with role `none`, whose rows have explicit roles, as groups are not lists to screen
 * readers.
 */
export const groupedList = (label?: string) => ({ role: 'list', 'aria-label': label }) as const
export const GROUPED_ROW = { role: 'listitem' } as const

/** Rows of a long list in groups rendered together; a row stays in its group as others come and go, so that it is not recreated. */
export function useRowGroups<One extends Row>(rows: readonly One[]): readonly RowGroup<One>[] {
  const [last, setLast] = useState(() => ({ rows, groups: groupRows(rows) }))
  if (last.rows === rows) return last.groups
  const groups = keepEqual(groupRows(rows, last.groups), last.groups)
  setLast({ rows, groups })
  return groups
}

/** Unchanged groups keep their identity to avoid rerendering. */
function keepEqual<One extends Row>(
  groups: readonly RowGroup<One>[],
  before: readonly RowGroup<One>[],
): readonly RowGroup<One>[] {
  const beforeOf = new Map(before.map((group) => [group.key, group]))
  return groups.map((group) => {
    const same = beforeOf.get(group.key)
    const rows = same?.rows ?? []
    const isEqual = rows.length === group.rows.length && rows.every((row, place) => row === group.rows[place])
    return isEqual && same ? same : group
  })
}

/** The fewest possible groups, or the previous ones updated. */
export function groupRows<One extends Row>(
  rows: readonly One[],
  before: readonly RowGroup<Row>[] = [],
): readonly RowGroup<One>[] {
  const kept = before.length > 0 ? groupsOfBefore(rows, before) : null
  // Many nearly empty groups do not help.
  if (kept && kept.length <= 2 * Math.ceil(rows.length / ROWS)) return kept
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, key) => ({
    key,
    rows: rows.slice(key * ROWS, (key + 1) * ROWS),
  }))
}

/** Null if the order changed. */
function groupsOfBefore<One extends Row>(
  rows: readonly One[],
  before: readonly RowGroup<Row>[],
): readonly RowGroup<One>[] | null {
  const keyOf = new Map(before.flatMap(({ key, rows: some }) => some.map(({ id }) => [id, key] as const)))
  const groups = new Map<number, One[]>()
  let free = Math.max(...before.map(({ key }) => key)) + 1
  let at = -1
  for (const row of rows) {
    const own = keyOf.get(row.id)
    const hasRoom = (groups.get(at)?.length ?? MOST_ROWS) < MOST_ROWS
    const key = own ?? (hasRoom ? at : free++)
    if (key !== at && groups.has(key)) return null
    at = key
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups].map(([key, some]) => ({ key, rows: some }))
}
