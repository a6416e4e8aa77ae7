import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildManifest, buildManifest, filesOfBuild, MANIFEST_FILE } from '@tablee/contract/serving/built-files'
import type { Language } from '@tablee/messages/language'

/** Scripts that a page will ask for once the first one runs: the parts of the app, the code of its route, the words of its language. */
export type RoutePreloads = (path: string, language: Language) => readonly string[]

/** Reads what the build wrote about its own files. Without it, nothing is asked for early. */
export async function readRoutePreloads(folder: string): Promise<RoutePreloads> {
  const manifest = await readFile(join(folder, MANIFEST_FILE), 'utf8').then(
    (text) => buildManifest.parse(JSON.parse(text)),
    (): BuildManifest => ({}),
  )
  const { start, wordsOf, routes } = filesOfBuild(manifest)
  const patterns = [...routes].map(([route, files]) => ({ pattern: patternOf(route), files }))
  const filesOfPath = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.files ?? []
  return (path, language) => [...start, ...wordsOf(language), ...filesOfPath(path)]
}

/** `tournament/$code/index` is the page of `/tournament/K7QM2X`. */
function patternOf(route: string): RegExp {
  const path = `/${route}`.replace(/\/index$/, '') || '/'
  return new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`)
}
