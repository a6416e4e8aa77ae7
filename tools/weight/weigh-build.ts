import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import {
  type BuildManifest,
  buildManifest,
  MANIFEST_FILE,
  PAGE_STYLE,
  type SaidParts,
  STYLE_FONT,
  saidParts,
  startScriptIn,
  WORDS_FILE,
} from '@tablee/contract/serving/built-files'
import * as z from 'zod/mini'
import { type ExamplePage, type FirstScreen, writeExamples } from './example-pages.ts'
import { scriptsOf } from './route-scripts.ts'
import { styleParts } from './style-parts.ts'
import { WEIGHED_ROUTES, type WeighedRoute } from './weighed-routes.ts'
import { type Amount, type BuiltFile, KINDS, kindOf, type Measured } from './weights.ts'

const WEB_FOLDER = 'apps/web'

const listedModules = z.record(z.string(), z.record(z.string(), z.int()))

type Build = {
  readonly folder: string
  readonly manifest: BuildManifest
  readonly words: SaidParts
  /** What each script is made of; see `modules.config.ts` of the web app. */
  readonly modules: z.output<typeof listedModules>
  readonly shell: string
  readonly pages: Readonly<Record<ExamplePage, FirstScreen>>
}

/** A file before its routes are known. */
type Loaded = Omit<BuiltFile, 'routes'> & { readonly name: string }

export async function weighBuild(folder: string, routes: readonly WeighedRoute[] = WEIGHED_ROUTES): Promise<Measured> {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const build: Build = {
    folder,
    manifest: buildManifest.parse(JSON.parse(read(MANIFEST_FILE))),
    words: saidParts.parse(JSON.parse(read(WORDS_FILE))),
    modules: listedModules.parse(JSON.parse(read('.vite/modules.json'))),
    shell: read('index.html'),
    pages: await writeExamples(folder),
  }
  const nameOf = namesOf(build)
  const loaded = routes.map((route) => ({ route: route.name, files: filesOf(build, route, nameOf) }))
  const files = new Map<string, BuiltFile>()
  for (const { route, files: ofRoute } of loaded) {
    for (const { name, ...file } of ofRoute) {
      const known = files.get(name)
      files.set(name, { ...file, routes: known ? `${known.routes} ${route}` : route })
    }
  }
  return {
    weights: Object.fromEntries(loaded.map(({ route, files }) => [route, amountsOf(files)] as const)),
    files: Object.fromEntries([...files].sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}

function amountsOf(files: readonly Loaded[]) {
  const [first, script, style, font, html] = KINDS.map((kind): Amount => {
    const ofKind = files.filter(({ name }) => kindOf(name) === kind)
    return { bytes: ofKind.reduce((sum, { bytes }) => sum + bytes, 0), files: ofKind.length }
  })
  const none = { bytes: 0, files: 0 }
  return {
    first: (first?.files === 0 ? script : first) ?? none,
    script: script ?? none,
    style: style ?? none,
    font: font ?? none,
    html: html ?? none,
  }
}

type NameOf = (path: string) => string

function filesOf(build: Build, route: WeighedRoute, nameOf: NameOf): readonly Loaded[] {
  const scripts = scriptsOf(build, route)
  const file = (path: string, parts: Loaded['parts']): Loaded => ({
    name: nameOf(path),
    path,
    bytes: travelling(build.folder, path),
    parts,
  })
  return [
    ...scripts.map((path) => file(path, build.modules[path] ?? {})),
    ...assetsOf(build).map(({ path, parts }) => file(path, parts)),
    pageOf(build, route, scripts),
    ...(route.page === null ? [] : [startScriptOf(build)]),
  ]
}

/** It stands in each written page: its bytes are part of the page's, and also counted alone. */
function startScriptOf({ folder, manifest, modules }: Build): Loaded {
  const path = startScriptIn(manifest)
  if (path === null) throw new Error('the build has no start script')
  return {
    name: 'start-script.js (in the page)',
    path: null,
    bytes: travelling(folder, path),
    parts: modules[path] ?? {},
  }
}

type Asset = Pick<Loaded, 'parts'> & { readonly path: string }

function assetsOf({ folder, shell }: Build): readonly Asset[] {
  return everyMatch(PAGE_STYLE, shell).flatMap((path) => {
    const style = readFileSync(join(folder, path), 'utf8')
    const fonts = new Set(everyMatch(STYLE_FONT, style).map((address) => address.replace(/^\//, '')))
    const ofFonts = [...fonts].map((font) => ({ path: font, parts: { [withoutHash(font)]: bytesOf(folder, font) } }))
    return [{ path, parts: styleParts(style) }, ...ofFonts]
  })
}

function everyMatch(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(([, found = '']) => found)
}

/** As the server sends it: the build has compressed what is worth it. */
function travelling(folder: string, path: string): number {
  return bytesOf(folder, existsSync(join(folder, `${path}.br`)) ? `${path}.br` : path)
}

function bytesOf(folder: string, path: string): number {
  return statSync(join(folder, path)).size
}

/**
 * Close to what the server sends: the shell, the scripts to fetch early, and for written pages a first screen with its documents. The style
 * counts separately, and a script's hash must not change the weight.
 */
function pageOf(
  { folder, manifest, shell, pages }: Build,
  { name, page }: WeighedRoute,
  scripts: readonly string[],
): Loaded {
  const links = scripts.map((path) => `<link rel="modulepreload" crossorigin href="/${withoutHash(path)}">`).join('')
  const { html, json } = page === null ? { html: '', json: '' } : pages[page]
  const start = page === null ? null : startScriptIn(manifest)
  const texts = {
    shell: withoutHash(shell),
    links,
    'first screen': withoutHash(html),
    documents: json,
    ...(start === null ? {} : { 'start script': readFileSync(join(folder, start), 'utf8') }),
  }
  const whole = Buffer.from(Object.values(texts).join('\n'))
  return {
    name: `${name} (page)`,
    path: null,
    bytes: brotliCompressSync(whole, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
      },
    }).length,
    parts: Object.fromEntries(Object.entries(texts).map(([part, text]) => [part, Buffer.byteLength(text)])),
  }
}

function withoutHash(text: string): string {
  return text.replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g, '')
}

/** A name for each file that survives changes of its hash. */
function namesOf({ manifest, modules }: Build): NameOf {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  const contentOf = (path: string) =>
    Object.keys(modules[path] ?? {})
      .sort()
      .join()
  const chunks = Object.entries(manifest).map(([key, { file }]) => ({ key, file, content: contentOf(file) }))
  // Files with equal names are told apart by their contents.
  for (const { key, file } of chunks.toSorted((one, other) => (one.content < other.content ? -1 : 1))) {
    const base = key.startsWith('_') ? posix.basename(withoutHash(file)) : ownNameOf(key)
    let name = base
    for (let number = 2; taken.has(name); number += 1) name = `${base} ${number}`
    taken.add(name)
    names.set(file, name)
  }
  return (path) => names.get(path) ?? posix.basename(withoutHash(path))
}

/** A file made for one module takes its name. */
function ownNameOf(key: string): string {
  return posix.join(WEB_FOLDER, key.replace(/\?tsr-split=[\w-]+$/, ''))
}
