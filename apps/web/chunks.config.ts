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

/** The pages that most people open first, and that the server writes. */
const FIRST_PAGES = { home: 'index', tournament: 'tournament/$code/index' } as const

type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null }

function reachedFrom(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reachedFrom(imported, graph, found)
  return found
}

/** What the first pages have in common, and what one of them has beside it: nothing that neither of them shows. */
function firstPageOf() {
  const reached = new Map<string, Set<string>>()
  const shownBy = (page: keyof typeof FIRST_PAGES, graph: Graph) => {
    const route = join(import.meta.dirname, 'src/app/routes', `${FIRST_PAGES[page]}.tsx?tsr-split=component`)
    const known = reached.get(page) ?? reachedFrom(route, graph)
    reached.set(page, known)
    return known
  }
  return (id: string, graph: Graph): string | null => {
    const pages = (['home', 'tournament'] as const).filter((page) => shownBy(page, graph).has(id))
    return pages.length === 2 ? 'first' : (pages[0] ?? null)
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
