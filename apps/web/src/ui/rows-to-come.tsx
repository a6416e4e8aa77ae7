type RowsToComeProps = { readonly rows: number; readonly height: number; readonly as?: 'div' | 'tbody' }

/** Keeps the place of rows that are not drawn yet; the height of one in rem. */
export function RowsToCome({ rows, height, as: Part = 'div' }: RowsToComeProps) {
  if (rows === 0) return null
  return <Part aria-hidden="true" className="block" style={{ height: `${rows * height}rem` }} />
}
