import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@tablee/messages/language'
import * as z from 'zod/mini'

const chunk = z.object({
  file: z.string(),
  imports: z._default(z.array(z.string()), []),
  dynamicImports: z._default(z.array(z.string()), []),
  isEntry: z.optional(z.boolean()),
})
const manifestSchema = z.record(z.string(), chunk)
type Manifest = z.output<typeof manifestSchema>

/** Scripts that a page will ask for once the first one runs: the parts of the app, the code of its route, the words of its language. */
export type RoutePreloads = (path: string, language: Language) => readonly string[]

const ROUTE = /^src\/app\/routes\/(.*)\.tsx\?tsr-split=component$/

/** Reads what the build wrote about its own files. Without it, nothing is asked for early. */
export async function readRoutePreloads(folder: string): Promise<RoutePreloads> {
  const manifest = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').then(
    (text) => manifestSchema.parse(JSON.parse(text)),
    (): Manifest => ({}),
  )
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const inPage = closure(manifest, entry === undefined ? [] : [entry])
  const parts = (entry === undefined ? [] : (manifest[entry]?.dynamicImports ?? [])).filter((key) => !ROUTE.test(key))
  const known = closure(manifest, parts, new Set(inPage))
  const start = [...known].filter((file) => !inPage.has(file))
  const filesOf = (key: string) => [...closure(manifest, [key])].filter((file) => !known.has(file))
  const routes = Object.keys(manifest).flatMap((key) => {
    const [, route] = ROUTE.exec(key) ?? []
    return route === undefined ? [] : [{ pattern: patternOf(route), files: filesOf(key) }]
  })
  const words = (language: Language) =>
    Object.keys(manifest)
      .filter((key) => key.endsWith(`/packages/messages/src/${language}.ts`))
      .flatMap(filesOf)
  const filesOfPath = (path: string) => routes.find(({ pattern }) => pattern.test(path))?.files ?? []
  return (path, language) => [...start, ...words(language), ...filesOfPath(path)]
}

/** `tournament/$code/index` is the page of `/tournament/K7QM2X`. */
function patternOf(route: string): RegExp {
  const path = `/${route}`.replace(/\/index$/, '') || '/'
  return new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`)
}

function closure(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const known = manifest[key]
    if (!known || found.has(known.file)) continue
    found.add(known.file)
    closure(manifest, known.imports, found)
  }
  return found
}
