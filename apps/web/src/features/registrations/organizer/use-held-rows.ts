import { useMemo, useState } from 'react'

const NOBODY: ReadonlySet<string> = new Set()

type HeldRows<Row> = {
  /** All rows, matching or not. */
  readonly rows: readonly Row[]
  /** Current matches, in order. */
  readonly found: readonly Row[]
  /** Changes when other rows, or the same again, are asked for. */
  readonly question: string
}

/**
 * Rows keep the places they had when asked for: none leaves from under the finger that changed it, and newcomers are added below (EVEN-1).
 */
export function useHeldRows<Row extends { readonly id: string }>({
  rows,
  found,
  question,
}: HeldRows<Row>): readonly Row[] {
  const [held, setHeld] = useState<{ readonly question: string; readonly ids: ReadonlySet<string> } | null>(null)
  const known = held?.question === question ? held.ids : NOBODY
  const added = found.filter(({ id }) => !known.has(id))
  if (known === NOBODY || added.length > 0) {
    setHeld({ question, ids: new Set([...known, ...added.map(({ id }) => id)]) })
  }
  return useMemo(() => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    return [...(held?.ids ?? NOBODY)].flatMap((id) => byId.get(id) ?? [])
  }, [rows, held])
}
