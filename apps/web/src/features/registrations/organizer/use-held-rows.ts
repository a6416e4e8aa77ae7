import { useMemo, useState } from 'react'

const NOBODY: ReadonlySet<string> = new Set()

type HeldRows<Row> = {
  /** Every row there is, whether it was asked for or not. */
  readonly rows: readonly Row[]
  /** Those that answer the question now, in their order. */
  readonly found: readonly Row[]
  /** Changes when somebody asks for other rows, or for the same ones again. */
  readonly question: string
}

/**
 * The rows found when the question was asked, in their places, whatever becomes of them since: a row never leaves from under the
 * finger that changed it, and what arrives comes in below (EVEN-1).
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
