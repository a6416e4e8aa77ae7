import { basename, dirname, join, relative, sep } from 'node:path'
import { WORDS_FILE } from '@tablee/contract/serving/built-files'
import type { Plugin } from 'vite'
import { type Catalogue, createFindSaid, leavesOf, readProgram } from './said-words.config.ts'
import { type Division, divideWords, type Shared, type Zone } from './word-parts.config.ts'

/**
 * Divides the catalogues into parts and makes each `import()` load the parts it needs, so that a screen's words arrive with its code. Usage
 * is read from the sources; there are no lists of keys to maintain.
 */
export type WordOptions = {
  /** The folder of modules with messages. */
  readonly folder: string
  /** The module replaced by the parts, `word-parts.ts`, and the one that fetches them. */
  readonly partsFile: string
  readonly fetchingFile: string
  /** The app's entry: what it imports uses the words of every page. */
  readonly entry: string
  readonly catalogues: Readonly<Record<string, Catalogue>>
  readonly zones: readonly Zone[]
  readonly shared: readonly Shared[]
}

const START = 'start'
/** A language's part, as a virtual module beside `word-parts.ts`. */
const PART = /\/words\/(\w+)-([\w-]+)\.js$/
/** Placeholders until all is known. */
const PARTS_MARK = /(["'`])@@parts-of:(.*?)@@\1/g
const CONTENT_MARK = /(["'`])@@words:([\w-]+)@@\1/g

type Modules = {
  getModuleIds(): Iterable<string>
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

export function divideCatalogues(options: WordOptions): Plugin {
  const [catalogue = {}] = Object.values(options.catalogues)
  const findSaid = createFindSaid(catalogue)
  const said = new Map<string, ReadonlySet<string>>()
  const names = [START, ...[...options.shared, ...options.zones].map(({ name }) => name)]
  const partFolder = join(dirname(options.partsFile), 'words')
  const isPart = (id: string) => dirname(id) === partFolder && PART.test(id)
  const isOurs = (id: string) => id.startsWith(options.folder) && id !== options.partsFile && !isPart(id)
  let root = ''
  let division: Division = { parts: new Map(), partsOf: () => [] }
  const contentOf = (language: string, part: string) =>
    JSON.stringify(wordsOf(options.catalogues[language] ?? {}, division.parts.get(part) ?? new Set()))
  return {
    name: 'divide-catalogues',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    resolveId: {
      order: 'pre',
      handler: (id) => (isPart(id) ? id : null),
    },
    load(id) {
      if (id === options.partsFile) return partsModule(Object.keys(options.catalogues), names, partFolder)
      return isPart(id) ? `export const words = '@@words:${basename(id, '.js')}@@'` : null
    },
    async transform(code, id) {
      if (!isOurs(id)) return null
      const { strings, imports } = readProgram(this.parse(code))
      said.set(id, findSaid(strings))
      if (imports.length === 0 || id === options.entry) return null
      let changed = code
      for (const { start, end, source } of imports.toReversed()) {
        const target = await this.resolve(source, id)
        if (!target || !isOurs(target.id)) continue
        const wrapped = `wordsOfPage.withWords(${code.slice(start, end)}, '@@parts-of:${target.id}@@')`
        changed = changed.slice(0, start) + wrapped + changed.slice(end)
      }
      if (changed === code) return null
      return {
        code: `import { ownWords as wordsOfPage } from ${JSON.stringify(options.fetchingFile)}\n${changed}`,
        map: null,
      }
    },
    buildEnd(error) {
      if (!error) division = divisionOf(createWordsFrom(this, said), options, catalogue)
    },
    renderChunk(code) {
      const filled = code
        .replaceAll(PARTS_MARK, (_mark, _quote, id: string) => JSON.stringify(division.partsOf(id)))
        .replaceAll(CONTENT_MARK, (_mark, _quote, part: string) => contentOf(...namesOf(part)))
      return filled === code ? null : { code: filled, map: null }
    },
    generateBundle() {
      const key = (id: string) => relative(root, id).split(sep).join('/')
      const ofModules = [...said.keys()].map((id) => [key(id), division.partsOf(id)] as const)
      const source = JSON.stringify(Object.fromEntries(ofModules.filter(([, parts]) => parts.length > 0)))
      this.emitFile({ type: 'asset', fileName: WORDS_FILE, source })
    },
  }
}

/** From `fr-sign-in`. */
function namesOf(name: string): readonly [string, string] {
  const [language = '', ...part] = name.split('-')
  return [language, part.join('-')]
}

/** Generates `word-parts.ts`: one loader per part and language. */
function partsModule(languages: readonly string[], parts: readonly string[], folder: string) {
  const partsOf = (language: string) =>
    parts.map((part) => `'${part}': async () => (await import('${folder}/${language}-${part}.js')).words`)
  const ofLanguages = languages.map((language) => `${language}: { ${partsOf(language).join(',\n')} }`)
  return `export const START = '${START}'\nexport const WORD_PARTS = { ${ofLanguages.join(',\n')} }`
}

type WordsFrom = {
  /** Their messages, including their imports. */
  readonly wordsFrom: (roots: readonly string[]) => ReadonlySet<string>
  readonly fetchedBy: (id: string) => readonly string[]
  /** Our dynamically imported modules. */
  readonly fetched: readonly string[]
}

function createWordsFrom(modules: Modules, said: ReadonlyMap<string, ReadonlySet<string>>): WordsFrom {
  const fetchedBy = (id: string) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const fetched = new Set([...modules.getModuleIds()].flatMap(fetchedBy))
  return {
    wordsFrom: (roots) => new Set([...reachedFrom(roots, modules)].flatMap((id) => [...(said.get(id) ?? [])])),
    fetchedBy,
    fetched: [...fetched].filter((id) => said.has(id)).toSorted(),
  }
}

function divisionOf(modules: WordsFrom, options: WordOptions, catalogue: Catalogue): Division {
  const start = modules.wordsFrom([options.entry, ...modules.fetchedBy(options.entry)])
  const later = modules.fetched.map(
    (id) => [id, new Set([...modules.wordsFrom([id])].filter((key) => !start.has(key)))] as const,
  )
  const lengths = new Map(leavesOf(catalogue).map(([key, sentence]) => [key, key.length + sentence.length]))
  const division = divideWords(new Map(later), (key) => lengths.get(key) ?? 0, options)
  return { ...division, parts: new Map([...division.parts, [START, start]]) }
}

function reachedFrom(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** In catalogue order. */
function wordsOf(catalogue: Catalogue, keys: ReadonlySet<string>, path = ''): Catalogue {
  const kept = Object.entries(catalogue).flatMap(([piece, value]): [string, string | Catalogue][] => {
    const key = path + piece
    if (typeof value === 'string') return keys.has(key) ? [[piece, value]] : []
    const below = wordsOf(value, keys, `${key}.`)
    return Object.keys(below).length > 0 ? [[piece, below]] : []
  })
  return Object.fromEntries(kept)
}
