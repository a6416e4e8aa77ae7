import { type Content, type Contents, isLoadedBy, KINDS, type Kind, kindOf, type Weights } from './weights.ts'

/** A number may differ by a hundredth unnoticed. */
const TOLERANCE = 0.01

export type Measure = 'bytes' | 'files'

/** A number that differs from the record, or is missing there. */
export type Difference =
  | {
      readonly verdict: 'grew' | 'shrank'
      readonly route: string
      readonly kind: Kind
      readonly measure: Measure
      readonly before: number
      readonly after: number
    }
  | { readonly verdict: 'unknown' | 'gone'; readonly route: string }

/** What differs from the record by over a hundredth. */
export function compareWeights(kept: Weights, measured: Weights): readonly Difference[] {
  const gone = Object.keys(kept).filter((route) => !measured[route])
  return [
    ...Object.keys(measured).flatMap((route) => compareRoute(route, kept, measured)),
    ...gone.map((route) => ({ verdict: 'gone', route }) as const),
  ]
}

function compareRoute(route: string, kept: Weights, measured: Weights): readonly Difference[] {
  const [before, after] = [kept[route], measured[route]]
  if (!before || !after) return [{ verdict: 'unknown', route }]
  return KINDS.flatMap((kind) =>
    (['bytes', 'files'] as const).flatMap((measure): readonly Difference[] => {
      const numbers = { route, kind, measure, before: before[kind][measure], after: after[kind][measure] }
      if (numbers.after > numbers.before * (1 + TOLERANCE)) return [{ verdict: 'grew', ...numbers }]
      return numbers.after < numbers.before * (1 - TOLERANCE) ? [{ verdict: 'shrank', ...numbers }] : []
    }),
  )
}

/** A part of which a route loads more than before, in bytes before compression. */
export type Bringer = { readonly part: string; readonly file: string; readonly before: number; readonly after: number }

type Loading = { readonly route: string; readonly kind: Kind }

/** New or grown parts of a route, the largest growth first. */
export function bringersOf(before: Contents, after: Contents, loading: Loading): readonly Bringer[] {
  const known = partsOf(before, loading)
  return [...partsOf(after, loading)]
    .map(([part, files]) => {
      const filesBefore = known.get(part) ?? new Map<string, number>()
      return { part, file: whereItGrew(filesBefore, files), before: sumOf(filesBefore), after: sumOf(files) }
    })
    .filter((each) => each.after > each.before)
    .sort((one, other) => other.after - other.before - (one.after - one.before))
}

type BytesByFile = ReadonlyMap<string, number>

/** A package, or a split file of ours, may be in several files. */
function partsOf(contents: Contents, loading: Loading): ReadonlyMap<string, BytesByFile> {
  const parts = new Map<string, Map<string, number>>()
  for (const [file, { parts: ofFile }] of filesOf(contents, loading)) {
    for (const [part, bytes] of Object.entries(ofFile)) {
      parts.set(part, (parts.get(part) ?? new Map<string, number>()).set(file, bytes))
    }
  }
  return parts
}

function sumOf(files: BytesByFile): number {
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
}

function whereItGrew(before: BytesByFile, after: BytesByFile): string {
  const growth = [...after].map(([file, bytes]) => ({ file, more: bytes - (before.get(file) ?? 0) }))
  return growth.toSorted((one, other) => other.more - one.more)[0]?.file ?? ''
}

export function newFilesOf(before: Contents, after: Contents, loading: Loading): readonly string[] {
  const known = new Map(filesOf(before, loading))
  return filesOf(after, loading)
    .map(([file]) => file)
    .filter((file) => !known.has(file))
}

function filesOf(contents: Contents, { route, kind }: Loading): readonly (readonly [string, Content])[] {
  return Object.entries(contents).filter(([file, content]) => kindOf(file) === kind && isLoadedBy(route, content))
}
