import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BuiltFiles,
  buildManifest,
  filesOfBuild,
  MANIFEST_FILE,
  saidParts,
  startScriptIn,
  WORDS_FILE,
} from '@tablee/contract/serving/built-files'
import { LANGUAGES, type Language } from '@tablee/domain/language'

/** Scripts a page will need after the first: parts of the app, its route, its language. */
export type RoutePreloads = (path: string, language: Language) => readonly string[]

/** From the build's manifest; without it, nothing is preloaded. */
export async function readRoutePreloads(folder: string): Promise<RoutePreloads> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const notes = await Promise.all([read(MANIFEST_FILE), read(WORDS_FILE)]).then(
    ([manifest, words]) => ({ manifest: buildManifest.parse(manifest), words: saidParts.parse(words) }),
    () => ({ manifest: {}, words: {} }),
  )
  const filesOf = new Map(LANGUAGES.map((language) => [language, preloadsIn(filesOfBuild(notes, language))] as const))
  return (path, language) => filesOf.get(language)?.(path) ?? []
}

/** The script of written pages until the app arrives; null in a build without it. */
export async function readStartScript(folder: string): Promise<string | null> {
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => null)
  const manifest = await read(MANIFEST_FILE)
  const file = manifest === null ? null : startScriptIn(buildManifest.parse(JSON.parse(manifest)))
  const script = file === null ? null : await read(file)
  // Wrapped, so that its names do not clash with other scripts.
  return script === null ? null : `(()=>{"use strict";${script.trimEnd()}})()`
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
