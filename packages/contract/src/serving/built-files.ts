import type { Language } from '@tablee/domain/language'
import * as z from 'zod/mini'

const chunk = z.object({
  file: z.string(),
  imports: z._default(z.array(z.string()), []),
  dynamicImports: z._default(z.array(z.string()), []),
  isEntry: z.optional(z.boolean()),
})
/** The web build's manifest of its files. */
export const buildManifest = z.record(z.string(), chunk)
export type BuildManifest = z.output<typeof buildManifest>

/** Inside the build's folder. */
export const MANIFEST_FILE = '.vite/manifest.json'

/** The catalogue parts each module uses, by manifest key; unnamed modules use only the first. */
export const saidParts = z.record(z.string(), z.array(z.string()))
export type SaidParts = z.output<typeof saidParts>
export const WORDS_FILE = '.vite/words.json'
const FIRST_WORDS = 'start'

/** The built page's stylesheet, which the server inlines. */
export const PAGE_STYLE = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/
/** A font in a stylesheet; the first is requested with the page. */
export const STYLE_FONT = /url\((\/assets\/[^)]+\.woff2)\)/

/** The web app's scripts, by what requests them. */
export type BuiltFiles = {
  readonly inPage: readonly string[]
  /** Requested by the first script on every page: the app's parts and common words. */
  readonly start: readonly string[]
  /** Each screen's further code and words, by its file's path below `routes`. */
  readonly routes: ReadonlyMap<string, readonly string[]>
  /** What a module adds, by manifest key; null if the build lacks it. */
  readonly broughtBy: (key: string) => readonly string[] | null
}

const START_SCRIPT = 'src/app/early/start-script.ts'

/** Its file in the build's folder; null if missing. */
export function startScriptIn(manifest: BuildManifest): string | null {
  return manifest[START_SCRIPT]?.file ?? null
}

const ROUTE = /^src\/app\/routes\/(.*)\.tsx\?tsr-split=component(?:---loader)?$/

/** The build's data on its files. */
export type BuildNotes = { readonly manifest: BuildManifest; readonly words: SaidParts }

/** The one rule both for the scripts the server names early and for a page's counted weight, in one language. */
export function filesOfBuild({ manifest, words }: BuildNotes, language: Language): BuiltFiles {
  const keys = Object.keys(manifest)
  const entry = keys.find((key) => manifest[key]?.isEntry && key !== START_SCRIPT)
  const inPage = closure(manifest, entry === undefined ? [] : [entry])
  const parts = (entry === undefined ? [] : (manifest[entry]?.dynamicImports ?? [])).filter((key) => !ROUTE.test(key))
  const keysOfWords = (said: readonly string[]) => said.map((part) => `src/language/words/${language}-${part}.js`)
  const known = closure(manifest, [...parts, ...keysOfWords([FIRST_WORDS])], new Set(inPage))
  const filesOf = (key: string) =>
    [...closure(manifest, [key, ...keysOfWords(words[key] ?? [])])].filter((file) => !known.has(file))
  return {
    inPage: [...inPage],
    start: [...known].filter((file) => !inPage.has(file)),
    routes: new Map(
      keys.flatMap((key) => {
        const [, route] = ROUTE.exec(key) ?? []
        return route === undefined ? [] : [[route, filesOf(key)] as const]
      }),
    ),
    broughtBy: (key) => (manifest[key] ? filesOf(key) : null),
  }
}

function closure(manifest: BuildManifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const known = manifest[key]
    if (!known || found.has(known.file)) continue
    found.add(known.file)
    closure(manifest, known.imports, found)
  }
  return found
}
