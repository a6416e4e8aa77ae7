import type { Item } from './item.ts'
import { NoList } from './split-items.ts'
import { splitRows } from './split-rows.ts'

/** Columns of our own table, beside `legality:FORMAT`. Several values of one field stand apart by `|`. */
const COLUMNS = ['name', 'printedNames', 'colours', 'cost', 'isLand', 'releasedOn', 'set', 'number'] as const
type Column = (typeof COLUMNS)[number]

type Heading = { readonly column: Column } | { readonly format: string }

const EXPECTED = `expected ${COLUMNS.join(', ')} or legality:FORMAT`
const YES = /^(?:1|yes|true|x|oui|vrai)$/iu

/** Each line as our own JSON would say it. */
export async function* readTable(chunks: AsyncIterable<Buffer>): AsyncGenerator<Item> {
  let headings: readonly Heading[] | null = null
  let number = 0
  for await (const { line, fields } of splitRows(chunks)) {
    if (!headings) headings = readHead(fields, line)
    else if (fields.length > headings.length)
      throw new NoList(`line ${line} has ${fields.length} fields, its head ${headings.length}`)
    else yield { number: ++number, line, value: cardOf(headings, fields, line) }
  }
  if (!headings) throw new NoList(`the table has no head: ${EXPECTED}`)
}

function readHead(fields: readonly string[], line: number): readonly Heading[] {
  const headings = fields.map((field) => {
    const format = /^legality:(.+)$/iu.exec(field)?.[1]
    if (format !== undefined) return { format }
    const column = COLUMNS.find((each) => each.toLowerCase() === field.toLowerCase())
    if (!column) throw new NoList(`line ${line}: "${field.slice(0, 40)}" is no column; ${EXPECTED}`)
    return { column }
  })
  if (!headings.some((heading) => 'column' in heading && heading.column === 'name'))
    throw new NoList(`line ${line}: the head names no column "name"`)
  return headings
}

function cardOf(headings: readonly Heading[], fields: readonly string[], line: number): unknown {
  const value: Record<string, unknown> = {}
  const legalities: Record<string, string> = {}
  for (const [at, heading] of headings.entries()) {
    const field = fields[at] ?? ''
    if (field === '') continue
    if ('format' in heading) legalities[heading.format] = field
    else value[heading.column] = ofColumn(heading.column, field, line)
  }
  return { ...value, legalities }
}

function ofColumn(column: Column, field: string, line: number): unknown {
  switch (column) {
    case 'printedNames':
    case 'colours':
      return field.split('|').map((each) => each.trim())
    case 'cost': {
      const cost = Number(field.replace(',', '.'))
      if (!Number.isFinite(cost)) throw new NoList(`line ${line}: cost "${field.slice(0, 20)}" is no number`)
      return cost
    }
    case 'isLand':
      return YES.test(field)
    case 'releasedOn':
      if (!/^\d{4}-\d{2}-\d{2}$/.test(field))
        throw new NoList(`line ${line}: releasedOn "${field.slice(0, 20)}" is no day like 2026-11-27`)
      return field
    default:
      return field
  }
}
