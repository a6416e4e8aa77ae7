import * as z from 'zod/mini'

/**
 * `first` is the script before a page answers: the start script on written pages, the whole app elsewhere. `script` is the whole app,
 * whenever it comes.
 */
export const KINDS = ['first', 'script', 'style', 'font', 'html'] as const
export type Kind = (typeof KINDS)[number]

const amount = z.object({ bytes: z.int(), files: z.int() })
/** What a route loads of one kind; compressed bytes. */
export type Amount = z.output<typeof amount>

const weights = z.record(
  z.string(),
  z.object({ first: amount, script: amount, style: amount, font: amount, html: amount }),
)
export type Weights = z.output<typeof weights>

const content = z.object({
  /** The routes that load it, separated by spaces. */
  routes: z.string(),
  /** Bytes of each part before compression, by name: a file of ours, a package, a layer of the style. */
  parts: z.record(z.string(), z.int()),
})
export type Content = z.output<typeof content>
const contents = z.record(z.string(), content)
/** By file name without the hash. */
export type Contents = z.output<typeof contents>

/** The record: no number may grow beyond it. */
export type Kept = { readonly weights: Weights; readonly contents: Contents }

/** A file of the build with its transferred bytes and place; null for a page, which is written on request. */
export type BuiltFile = Content & { readonly bytes: number; readonly path: string | null }

export type Measured = { readonly weights: Weights; readonly files: Readonly<Record<string, BuiltFile>> }

export function kindOf(file: string): Kind {
  if (file.endsWith('.css')) return 'style'
  if (file.endsWith('.woff2')) return 'font'
  if (file.endsWith(' (page)')) return 'html'
  return file.endsWith(' (in the page)') ? 'first' : 'script'
}

export function isLoadedBy(route: string, { routes }: Content): boolean {
  return routes.split(' ').includes(route)
}

export function readWeights(text: string): Weights {
  return weights.parse(JSON.parse(text))
}

export function readContents(text: string): Contents {
  return contents.parse(JSON.parse(text))
}

export function contentsOf({ files }: Measured): Contents {
  return Object.fromEntries(Object.entries(files).map(([name, { routes, parts }]) => [name, { routes, parts }]))
}
