/** Sentences by the segments of their keys. */
export type Catalogue = { readonly [piece: string]: string | Catalogue }

export type FindSaid = (strings: readonly SaidString[]) => ReadonlySet<string>
/** A string literal, split at its interpolations. */
export type SaidString = readonly string[]

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/

export function leavesOf(catalogue: Catalogue, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(catalogue).flatMap(([piece, value]) =>
    typeof value === 'string' ? [[path + piece, value] as const] : leavesOf(value, `${path}${piece}.`),
  )
}

/** Matches whole keys, and any key that fits a template such as `dashboard.${kind}.title`, like `used-messages.test.ts`. */
export function createFindSaid(catalogue: Catalogue): FindSaid {
  const forms = new Map<string, string[]>()
  for (const [key] of leavesOf(catalogue)) {
    const base = key.replace(PLURAL_FORM, '')
    forms.set(base, [...(forms.get(base) ?? []), key])
    if (base !== key) forms.set(key, [key])
  }
  return (strings) => {
    const found = new Set<string>()
    const take = (base: string) => {
      for (const key of forms.get(base) ?? []) found.add(key)
    }
    for (const pieces of strings) {
      const [first = ''] = pieces
      if (pieces.length === 1) take(first)
      else if (/^[a-zA-Z]+\./.test(first)) [...forms.keys()].filter(fits(pieces)).forEach(take)
    }
    return found
  }
}

function fits(pieces: SaidString): (key: string) => boolean {
  const escaped = pieces.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const pattern = new RegExp(`^${escaped.join(String.raw`[\w.-]+`)}$`)
  return (key) => pattern.test(key)
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** A source's strings, and where it requests another source at run time. */
export type Read = {
  readonly strings: readonly SaidString[]
  readonly imports: readonly { readonly start: number; readonly end: number; readonly source: string }[]
}

export function readProgram(program: unknown): Read {
  const strings: SaidString[] = []
  const imports: { start: number; end: number; source: string }[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isNode(value)) return
    if (value.type === 'Literal' && typeof value.value === 'string') strings.push([value.value])
    if (value.type === 'TemplateLiteral') strings.push(piecesOf(value.quasis))
    if (value.type === 'ImportExpression' && isNode(value.source) && typeof value.source.value === 'string')
      imports.push({ start: Number(value.start), end: Number(value.end), source: value.source.value })
    for (const below of Object.values(value)) visit(below)
  }
  visit(program)
  return { strings, imports }
}

function piecesOf(quasis: unknown): SaidString {
  if (!Array.isArray(quasis)) return []
  return quasis.map((quasi: { readonly value: { readonly cooked: string } }) => quasi.value.cooked)
}
