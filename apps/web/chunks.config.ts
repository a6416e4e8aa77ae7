import { join } from 'node:path'

/**
 * What every page needs, in the order in which `main.tsx` starts it: one file each, with all it imports. Left alone, the bundler makes a
 * file of whatever some pages share, and a phone on a slow network asks for sixty of them.
 */
const PARTS = [
  { name: 'load', test: /vite\/preload-helper/ },
  { name: 'react', test: /\/react-dom\/client\.js$/ },
  { name: 'language', test: /\/src\/language\/create-translator\.ts$/ },
  { name: 'transport', test: /\/src\/transport\/server-client\.ts$/ },
  { name: 'documents', test: /\/packages\/contract\/src\/tournaments\/tournament-document\.ts$/ },
  { name: 'router', test: /\/src\/app\/router\.ts$/ },
  { name: 'start', test: /\/src\/app\/start\.tsx$/ },
]

/** The pages that most people open first, and that the server writes: what one of them has beside the others is a file of its own. */
const WRITTEN_PAGES = { home: 'index', tournament: 'tournament/$code/index' } as const
/** Those, and where whoever has an account comes next. */
const FIRST_PAGES = [WRITTEN_PAGES.home, WRITTEN_PAGES.tournament, 'login', 'forgot-password']

type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null }

function reachedFrom(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reachedFrom(imported, graph, found)
  return found
}

/**
 * What two of the first pages have in common, and what home or the tournament have beside it: nothing that neither of them shows. Of the
 * pages of accounts it is little, and without it signing in would load the tournament for a field that both have.
 */
function firstPageOf() {
  const reached = new Map<string, Set<string>>()
  const isShownBy = (page: string, id: string, graph: Graph) => {
    const route = join(import.meta.dirname, 'src/app/routes', `${page}.tsx?tsr-split=component`)
    const known = reached.get(page) ?? reachedFrom(route, graph)
    reached.set(page, known)
    return known.has(id)
  }
  return (id: string, graph: Graph): string | null => {
    const pages = FIRST_PAGES.filter((page) => isShownBy(page, id, graph))
    if (pages.length > 1) return 'first'
    return (['home', 'tournament'] as const).find((name) => pages.includes(WRITTEN_PAGES[name])) ?? null
  }
}

/** What the other pages share: together, or it would come in fifty pieces of a few hundred bytes. */
const SHARED = [
  { name: 'ui', test: /\/src\/ui\/(?!calendar|date-picker)|\/lucide-react\//, minShareCount: 3 },
  { name: 'shared', test: /\/(?:packages\/(?:contract|domain)|apps\/web)\/src\//, minShareCount: 4 },
]

/** What the first wants, no other takes. Made anew for every build. */
export function chunkGroups() {
  const groups = [...PARTS, { name: firstPageOf(), debugName: 'first pages' }, ...SHARED]
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }))
}
