import { type Amount, isLoadedBy, KINDS, kindOf, type Measured, type Weights } from './weights.ts'

/** Rows that are nowhere larger are grouped in the table of all routes. */
const SMALLEST_ROW_KB = 0.5
/** Smaller parts of a route are grouped by their place. */
const SMALLEST_PART_KB = 0.1
const BAR_WIDTH = 30

/** What each route loads, beside the record. */
export function routeTable({ weights }: Measured, kept: Weights): readonly string[] {
  const rows = Object.entries(weights).map(([route, weight]) => {
    const all = totalOf(weight)
    const before = kept[route] && totalOf(kept[route])
    return [route, ...KINDS.map((kind) => cell(weight[kind])), cell(all), before ? cell(before) : 'never written down']
  })
  return aligned([['', ...KINDS, 'all', 'written down'], ...rows])
}

/** What runs first is part of a script or page. */
const COUNTED = KINDS.filter((kind) => kind !== 'first')

function totalOf(weight: Weights[string]): Amount {
  const sum = (measure: keyof Amount) => COUNTED.reduce((total, kind) => total + weight[kind][measure], 0)
  return { bytes: sum('bytes'), files: sum('files') }
}

function cell({ bytes, files }: Amount): string {
  return `${kilobytes(bytes)} kB in ${String(files).padStart(2)}`
}

/** Where each route's script comes from: a package or scope, a room of ours or a feature. */
export function originTable(measured: Measured): readonly string[] {
  const routes = Object.keys(measured.weights)
  const shares = routes.map((route) => sumBy(sharesOf(measured, route), ({ part }) => originOf(part)))
  const origins = [...new Set(shares.flatMap((of) => [...of.keys()]))]
    .map((origin) => ({ origin, bytes: shares.map((of) => of.get(origin) ?? 0) }))
    .sort((one, other) => Math.max(...other.bytes) - Math.max(...one.bytes))
  const isSmall = (row: (typeof origins)[number]) => Math.max(...row.bytes) < 1000 * SMALLEST_ROW_KB
  const small = origins.filter(isSmall)
  const others = routes.map((_, index) => small.reduce((sum, { bytes }) => sum + (bytes[index] ?? 0), 0))
  const rows = origins.filter((row) => !isSmall(row)).map(({ origin, bytes }) => [origin, ...bytes.map(shareCell)])
  return aligned([['', ...routes], ...rows, [`${small.length} others`, ...others.map(shareCell)]])
}

function shareCell(bytes: number): string {
  return bytes === 0 ? '' : kilobytes(bytes)
}

/** What one route's script is made of, down to our files and outside packages. */
export function partTable(measured: Measured, route: string): readonly string[] {
  const shares = sharesOf(measured, route)
  const largestFirst = (sums: ReadonlyMap<string, number>) => [...sums].sort(([, one], [, other]) => other - one)
  const origins = largestFirst(sumBy(shares, ({ part }) => originOf(part)))
  const [, most = 1] = origins[0] ?? []
  return origins.flatMap(([origin, bytes]) => {
    const parts = largestFirst(
      sumBy(
        shares.filter(({ part }) => originOf(part) === origin),
        ({ part, file }) => `${part}  in ${file}`,
      ),
    )
    const named = parts.filter(([, each]) => each >= 1000 * SMALLEST_PART_KB)
    const others = parts.length - named.length
    return [
      `${kilobytes(bytes).padStart(6)} kB  ${origin}  ${'█'.repeat(Math.ceil((BAR_WIDTH * bytes) / most))}`,
      ...named.map(([part, each]) => `${kilobytes(each).padStart(14)}  ${part}`),
      ...(others === 0 ? [] : [`${''.padStart(14)}  and ${others} smaller`]),
    ]
  })
}

type Share = { readonly part: string; readonly file: string; readonly bytes: number }

/** A file's compressed bytes, shared out over its parts by length. */
function sharesOf({ files }: Measured, route: string): readonly Share[] {
  return Object.entries(files)
    .filter(([file, content]) => kindOf(file) === 'script' && isLoadedBy(route, content))
    .flatMap(([file, { bytes, parts }]) => {
      const length = Object.values(parts).reduce((sum, each) => sum + each, 0)
      if (length === 0) return [{ part: 'bundler', file, bytes }]
      return Object.entries(parts).map(([part, each]) => ({ part, file, bytes: (bytes * each) / length }))
    })
}

function sumBy(shares: readonly Share[], nameOf: (share: Share) => string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const share of shares) sums.set(nameOf(share), (sums.get(nameOf(share)) ?? 0) + share.bytes)
  return sums
}

function originOf(part: string): string {
  const [, scope] = /^node_modules\/(@[^/]+)\//.exec(part) ?? []
  if (scope !== undefined) return `${scope}/*`
  if (part.startsWith('node_modules/')) return part.slice('node_modules/'.length)
  const [, room = part] = /^(packages\/[^/]+|apps\/web\/src\/features\/[^/]+|apps\/web\/src\/[^/]+)/.exec(part) ?? []
  return room
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map(([name = '', ...cells]) =>
    [name.padEnd(widths[0] ?? 0), ...cells.map((each, column) => each.padStart(widths[column + 1] ?? 0))]
      .join('  ')
      .trimEnd(),
  )
}
