import { useState } from 'react'

type Row = { readonly id: string }
export type RowGroup<One extends Row> = { readonly key: number; readonly rows: readonly One[] }

/**
 * Of a list on a phone: the browser asks each group at every frame whether it is in sight, and draws all of one that comes in. Fewer rows cost more
 * questions, more rows a longer frame.
 */
const ROWS = 6
const MOST_ROWS = 2 * ROWS

/** Of a list, a `div` around its groups; they are `ul` of the role `none`, and each row says that it is one, for its group is no list to whom it is read. */
export const groupedList = (label?: string) => ({ role: 'list', 'aria-label': label }) as const
export const GROUPED_ROW = { role: 'listitem' } as const

/** The rows of a long list in groups that are drawn together; each row stays in its group while others come and go, so that it is not made anew. */
export function useRowGroups<One extends Row>(rows: readonly One[]): readonly RowGroup<One>[] {
  const [last, setLast] = useState(() => ({ rows, groups: groupRows(rows) }))
  if (last.rows === rows) return last.groups
  const groups = keepEqual(groupRows(rows, last.groups), last.groups)
  setLast({ rows, groups })
  return groups
}

/** A group in which nothing happened is the one of before, so that it need not be drawn anew. */
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

/** As few groups as hold them, or those of before with whoever came and without whoever left. */
export function groupRows<One extends Row>(
  rows: readonly One[],
  before: readonly RowGroup<Row>[] = [],
): readonly RowGroup<One>[] {
  const kept = before.length > 0 ? groupsOfBefore(rows, before) : null
  // Many that have nearly nobody left are no help.
  if (kept && kept.length <= 2 * Math.ceil(rows.length / ROWS)) return kept
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, key) => ({
    key,
    rows: rows.slice(key * ROWS, (key + 1) * ROWS),
  }))
}

/** Null where they stand in another order. */
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
