export type TabledMessage = {
  readonly french: string
  readonly english: string
  /** Which of the two tables of tests reaches it. */
  readonly reachedBy: string
  readonly where: string
  readonly how: string
}

const COLUMNS = 5

export function readMessageTable(markdown: string): readonly TabledMessage[] {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const [headings, ...lines] = rows
  if (headings?.length !== COLUMNS) throw new Error('docs/messages.md has no table of five columns')
  return lines.map(([french = '', english = '', reachedBy = '', where = '', how = '']) => ({
    french,
    english,
    reachedBy,
    where,
    how,
  }))
}
