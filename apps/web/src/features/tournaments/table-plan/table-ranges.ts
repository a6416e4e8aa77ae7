import { isTableNumber, MOST_TABLES_LEFT_OUT } from '@tablee/domain/tournaments/tables/table-plan'

/** `3, 7-9` for 3, 7, 8 and 9. */
export function writeRanges(tables: readonly number[]): string {
  const ranges: (readonly [number, number])[] = []
  for (const table of tables) {
    const [from, to] = ranges.at(-1) ?? [0, 0]
    if (to > 0 && table === to + 1) ranges[ranges.length - 1] = [from, table]
    else ranges.push([table, table])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ')
}

/** Any separators; null if it names no tables. */
export function readRanges(typed: string): readonly number[] | null {
  const parts = typed
    .replace(/\s*[-–—]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
  const tables = new Set<number>()
  for (const part of parts) {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? []
    const [from, to] = [Number(first), Number(last)]
    if (!isTableNumber(from) || !isTableNumber(to) || to < from || to - from >= MOST_TABLES_LEFT_OUT) return null
    for (let table = from; table <= to; table++) tables.add(table)
  }
  return tables.size > MOST_TABLES_LEFT_OUT ? null : [...tables].sort((one, other) => one - other)
}
