import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BuiltFiles,
  buildManifest,
  filesOfBuild,
  MANIFEST_FILE,
  saidParts,
  WORDS_FILE,
} from '@tablee/contract/serving/built-files'
import { LANGUAGES, type Language } from '@tablee/messages/language'

/** Scripts that a page will ask for once the first one runs: the parts of the app, the code of its route, the words of its language. */
export type RoutePreloads = (path: string, language: Language) => readonly string[]

/** Reads what the build wrote about its own files. Without it, nothing is asked for early. */
export async function readRoutePreloads(folder: string): Promise<RoutePreloads> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const notes = await Promise.all([read(MANIFEST_FILE), read(WORDS_FILE)]).then(
    ([manifest, words]) => ({ manifest: buildManifest.parse(manifest), words: saidParts.parse(words) }),
    () => ({ manifest: {}, words: {} }),
  )
  const filesOf = new Map(LANGUAGES.map((language) => [language, preloadsIn(filesOfBuild(notes, language))] as const))
  return (path, language) => filesOf.get(language)?.(path) ?? []
}

function preloadsIn({ start, routes }: BuiltFiles): (path: string) => readonly string[] {
  const patterns = [...routes].map(([route, files]) => ({ pattern: patternOf(route), files }))
  return (path) => [...start, ...(patterns.find(({ pattern }) => pattern.test(path))?.files ?? [])]
}

/** `tournament/$code/index` is the page of `/tournament/K7QM2X`. */
function patternOf(route: string): RegExp {
  const path = `/${route}`.replace(/\/index$/, '') || '/'
  return new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`)
}
