import { join } from 'node:path'

/**
 * One file per part that every page needs, in the order `main.tsx` starts it. By default a phone on a slow network makes sixty requests.
 */
const PARTS = [
  { name: 'load', test: /vite\/preload-helper/ },
  { name: 'react', test: /\/react-dom\/client\.js$/ },
  { name: 'language', test: /\/src\/language\/create-translator\.ts$/ },
  { name: 'transport', test: /\/src\/transport\/server-client\.ts$/ },
  { name: 'router', test: /\/src\/app\/router\.ts$/ },
  { name: 'start', test: /\/src\/app\/start\.tsx$/ },
]

const routeOf = (name: string) =>
  join(import.meta.dirname, 'src/app/routes', `${name}.tsx?tsr-split=component---loader`)

/** The pages most people open first, each with the modules that show it. Nameless ones have their own file from the bundler. */
const FIRST_PAGES = [
  { name: 'home', screen: routeOf('index'), later: [] },
  {
    name: 'tournament',
    screen: routeOf('tournament/$code/index'),
    later: [join(import.meta.dirname, 'src/app/layout/drawn-event-place.tsx')],
  },
  { name: null, screen: routeOf('login'), later: [] },
  { name: null, screen: routeOf('forgot-password'), later: [] },
]

type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null }

function reachedFrom(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reachedFrom(imported, graph, found)
  return found
}

/** What people open from there: these show parts of a first page, and are not to load the rest of it. */
const NEXT_PAGES = ['player', 'admin', 'admin-advanced'].map((name) => routeOf(`tournament/$code/${name}`))

/** What home and the tournament share, and what signing in shares with them: it loads no more than that. */
const SHARED_BY_FIRST = ['first', 'fields']

/**
 * What home or the tournament add, what the two share, and what the pages after them show of either. Asked twice, for what a group takes
 * brings all its imports along that no group before has taken.
 */
function firstPagesOf() {
  const reached = new Map<string, Set<string>>()
  const isReached = (id: string, from: string, graph: Graph) => {
    const known = reached.get(from) ?? reachedFrom(from, graph)
    reached.set(from, known)
    return known.has(id)
  }
  const pageOf = (id: string, graph: Graph): string | null => {
    const pages = FIRST_PAGES.filter(({ screen, later }) =>
      [screen, ...later].some((from) => isReached(id, from, graph)),
    )
    if (pages.length > 1) return pages.every(({ name }) => name !== null) ? 'first' : 'fields'
    return pages.find(({ screen }) => isReached(id, screen, graph))?.name ?? null
  }
  const sharedOf = (id: string, graph: Graph): string | null => {
    const page = pageOf(id, graph)
    if (page === null || SHARED_BY_FIRST.includes(page)) return page
    return NEXT_PAGES.some((next) => isReached(id, next, graph)) ? `${page}-next` : null
  }
  return [
    { name: sharedOf, debugName: 'what first pages share' },
    { name: pageOf, debugName: 'first pages' },
  ]
}

/** Pages of players beside the first ones. */
const PLAYERS_PAGES = [routeOf('tournament/$code/player'), join(import.meta.dirname, 'src/app/event-questions.ts')]

const OF_PAGES =
  /\/(?:packages\/(?:contract|domain)|apps\/web)\/src\/(?!ui\/(?:calendar|date-)|features\/tournaments\/place-field\/)/

const OF_SEASONS = /\/(?:seasons|ratings)\//

/**
 * What many pages share, in one file for players and another one for the staff: the desk without a network is on no player's phone. What
 * pages of seasons and ratings share comes last, or it would take what the staff has in common with them.
 */
function sharedParts() {
  const reached = new Map<string, Set<string>>()
  const partOf = (id: string, graph: Graph): string | null => {
    if (!OF_PAGES.test(id)) return null
    const pages = [...FIRST_PAGES.flatMap(({ screen, later }) => [screen, ...later]), ...PLAYERS_PAGES]
    const isOfPlayers = pages.some((page) => {
      const known = reached.get(page) ?? reachedFrom(page, graph)
      reached.set(page, known)
      return known.has(id)
    })
    if (isOfPlayers) return 'shared'
    return OF_SEASONS.test(id) ? 'seasons' : 'staff'
  }
  const butSeasons = (id: string, graph: Graph) => {
    const part = partOf(id, graph)
    return part === 'seasons' ? null : part
  }
  return [
    { name: butSeasons, debugName: 'shared', minShareCount: 4 },
    { name: partOf, debugName: 'shared by seasons', minShareCount: 4 },
  ]
}

/**
 * What the other pages share: together, or it would come in fifty pieces of a few hundred bytes. Calendars bring much along, and wait for a
 * tap; the field for a place would bring home, whose search suggests places as well.
 */
const SHARED = [{ name: 'ui', test: /\/src\/ui\/(?!calendar|date-)|\/lucide-react\//, minShareCount: 3 }]

/** What the first wants, no other takes. Made anew for every build. */
export function chunkGroups() {
  const groups = [...PARTS, ...firstPagesOf(), ...SHARED, ...sharedParts()]
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }))
}
