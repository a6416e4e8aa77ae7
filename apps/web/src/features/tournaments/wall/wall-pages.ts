import type { WallGrid } from './wall-grid.ts'

/** Time to find one's column; the next page waits no longer. */
const FIND_MS = 2_000
const LETTER_MS = 7
/** For scenes read at a glance, such as part of a bracket. */
export const PAGE_MS = 8_000

/** Display time by number of letters, in whole seconds. */
export function pageMs(letters: number): number {
  return Math.min(PAGE_MS, 1_000 * Math.ceil((FIND_MS + LETTER_MS * letters) / 1_000))
}

export type WallPage<Row> = {
  readonly rows: readonly Row[]
  /** From 1. */
  readonly number: number
}

export function pagesOf<Row>(
  rows: readonly Row[],
  { columns, perColumn }: Pick<WallGrid, 'columns' | 'perColumn'>,
): readonly WallPage<Row>[] {
  const size = columns * perColumn
  return Array.from({ length: Math.max(1, Math.ceil(rows.length / size)) }, (_, index) => ({
    rows: rows.slice(index * size, (index + 1) * size),
    number: index + 1,
  }))
}

/** Derived from the time: walls with equal clocks agree, also after an interruption. */
export function pageAt<Page>(pages: readonly Page[], msOf: (page: Page) => number, now: number): Page | undefined {
  const total = pages.reduce((sum, page) => sum + msOf(page), 0)
  let left = now % Math.max(1, total)
  return pages.find((page) => {
    left -= msOf(page)
    return left < 0
  })
}

/** The fewest letters that distinguish each page from the previous one: "A", "Be", "D". */
export function pageBeginnings(pages: readonly (readonly string[])[]): readonly string[] {
  return pages.map((names, index) => {
    const [first = ''] = names
    const before = pages[index - 1]?.at(-1)
    const most = before === undefined ? 1 : MOST_BEGINNING
    let letters = 1
    while (letters < most && plain(first, letters) === plain(before ?? '', letters)) letters++
    return plain(first, letters)
  })
}

const MOST_BEGINNING = 3

/** "A – D": first and last letters, as on a dictionary. */
export function letterRange(names: readonly string[]): string {
  const letters = [names[0], names.at(-1)].map((name) => plain(name ?? '', 1))
  return letters[0] === letters[1] ? (letters[0] ?? '') : letters.join(' – ')
}

/** As sorted: one capital, no accents. */
function plain(name: string, count: number): string {
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim().slice(0, 40))]
  const letters = segments
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLocaleLowerCase()
  const [initial = ''] = letters
  return initial.toLocaleUpperCase() + letters.slice(initial.length)
}
