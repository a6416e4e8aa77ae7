import type { Language } from '@tablee/domain/language'
import * as z from 'zod/mini'

const chunk = z.object({
  file: z.string(),
  imports: z._default(z.array(z.string()), []),
  dynamicImports: z._default(z.array(z.string()), []),
  isEntry: z.optional(z.boolean()),
})
/** What the build of the web app says of its own files. */
export const buildManifest = z.record(z.string(), chunk)
export type BuildManifest = z.output<typeof buildManifest>

/** Where the build puts it, below its folder. */
export const MANIFEST_FILE = '.vite/manifest.json'

/** Which parts of the catalogues each module says, by its key in the manifest; one that is not named says none beside the first. */
export const saidParts = z.record(z.string(), z.array(z.string()))
export type SaidParts = z.output<typeof saidParts>
export const WORDS_FILE = '.vite/words.json'
/** What every page says. */
const FIRST_WORDS = 'start'

/** Where the built page names its style, which stands in the page when the server sends it. */
export const PAGE_STYLE = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/
/** Where a style names a font; the first one is asked for with the page. */
export const STYLE_FONT = /url\((\/assets\/[^)]+\.woff2)\)/

/** The scripts of the web app, by what asks for them. */
export type BuiltFiles = {
  /** The page names them itself. */
  readonly inPage: readonly string[]
  /** The first script asks for them on every page: the parts of the app, and the words that all pages say. */
  readonly start: readonly string[]
  /** The code and the words of each screen beside those two, by the path of its file below `routes`. */
  readonly routes: ReadonlyMap<string, readonly string[]>
  /** What a module of the app brings beside the first two, by its key in the manifest; null where the build has none. */
  readonly broughtBy: (key: string) => readonly string[] | null
}

/** The script that stands in written pages until the app is there, by its key in the manifest. */
const START_SCRIPT = 'src/app/early/start-script.ts'

/** Its file, below the folder of the build; null in a build without it. */
export function startScriptIn(manifest: BuildManifest): string | null {
  return manifest[START_SCRIPT]?.file ?? null
}

const ROUTE = /^src\/app\/routes\/(.*)\.tsx\?tsr-split=component$/

/** What the build says of its files. */
export type BuildNotes = { readonly manifest: BuildManifest; readonly words: SaidParts }

/** The one rule by which the server names scripts early and by which the weight of a page is counted, in one language. */
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
