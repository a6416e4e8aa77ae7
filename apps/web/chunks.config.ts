import { globSync } from 'node:fs'
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

const ROUTES = join(import.meta.dirname, 'src/app/routes')
const routeOf = (name: string) => join(ROUTES, `${name}.tsx?tsr-split=component---loader`)

/** The pages most people open first, each with the modules that show it. Nameless ones have their own file from the bundler. */
const FIRST_PAGES = [
  { name: 'home', screen: routeOf('index') },
  { name: 'tournament', screen: routeOf('tournament/$code/index') },
  { name: null, screen: routeOf('login') },
  { name: null, screen: routeOf('forgot-password') },
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
const [PLAYER = '', ADMINISTRATION = ''] = NEXT_PAGES

/** What an announced event shows beside its tournament, before it begins. */
const EVENT = [
  'app/event-questions.ts',
  'app/layout/drawn-event-place.tsx',
  'features/tournaments/tournament-page/before-start.tsx',
  'ui/drawn-qr-code.tsx',
].map((file) => join(import.meta.dirname, 'src', file))

/** Where those who registered for it come next. */
const OF_REGISTERED = ['my-registration', 'tournament/$code/here'].map(routeOf)

/** What home and the tournament share, and what signing in shares with them: it loads no more than that. */
const SHARED_BY_FIRST = ['first', 'fields']

/** Which modules a page reaches before it is shown; each page is walked once. */
function reaching() {
  const reached = new Map<string, Set<string>>()
  return (pages: readonly string[], id: string, graph: Graph) =>
    pages.some((page) => {
      const known = reached.get(page) ?? reachedFrom(page, graph)
      reached.set(page, known)
      return known.has(id)
    })
}

/**
 * What home or the tournament add, what the two share, and what the pages after them show of either, for each of these by itself. Asked
 * from the most shared on, for what a group takes brings all its imports along that no group before has taken.
 */
function firstPagesOf() {
  const isReached = reaching()
  const pageOf = (id: string, graph: Graph): string | null => {
    const pages = FIRST_PAGES.filter(({ screen }) => isReached([screen], id, graph))
    const isOfSigningIn = pages.some(({ name }) => name === null)
    if (isOfSigningIn && (pages.length > 1 || isReached(EVENT, id, graph))) return 'fields'
    return pages.length > 1 ? 'first' : (pages[0]?.name ?? null)
  }
  const sharedOf = (id: string, graph: Graph): string | null => {
    const page = pageOf(id, graph)
    if (page === null || SHARED_BY_FIRST.includes(page)) return page
    if (page === 'home' && isReached(EVENT, id, graph)) return 'home-event'
    return NEXT_PAGES.some((next) => isReached([next], id, graph)) ? `${page}-next` : null
  }
  const ofAll = (id: string, graph: Graph): string | null => {
    const part = sharedOf(id, graph)
    if (part === null || SHARED_BY_FIRST.includes(part) || part === 'home-event') return part
    return isReached([PLAYER], id, graph) && isReached([ADMINISTRATION], id, graph) ? part : null
  }
  const ofOne = (id: string, graph: Graph): string | null => {
    const part = sharedOf(id, graph)
    return part === 'tournament-next'
      ? isReached([PLAYER], id, graph)
        ? 'tournament-player'
        : 'tournament-staff'
      : part
  }
  return [
    { name: ofAll, debugName: 'what first pages share' },
    { name: ofOne, debugName: 'what one page after them shares' },
    { name: pageOf, debugName: 'first pages' },
  ]
}

const OF_PAGES =
  /\/(?:packages\/(?:contract|domain)|apps\/web)\/src\/(?!ui\/(?:calendar|date-)|features\/tournaments\/place-field\/)|\/lucide-react\//

const OF_UI = /\/src\/ui\/|\/lucide-react\//

const OF_ACCOUNTS = /\/src\/accounts\//

const OF_SEASONS = /\/(?:seasons|ratings)\//

/** The pages that most people open after the first ones, from what the most of them share to what two do. */
const SHARING = [
  { name: 'shared', by: [EVENT, [PLAYER], [ADMINISTRATION]] },
  { name: 'players', by: [EVENT, [PLAYER]] },
  { name: 'event-staff', by: [EVENT, [ADMINISTRATION]] },
  { name: 'seated', by: [[PLAYER], [ADMINISTRATION]] },
  { name: 'helpers', by: [[ADMINISTRATION], [routeOf('tournament/$code/help')]] },
  { name: 'pairing', by: [[ADMINISTRATION], [routeOf('tournament/$code/rounds/$round/verify')]] },
]

/**
 * What these pages share, one file for each set of them: none loads what only another one shows. Calendars bring much along, and wait for
 * a tap; the field for a place would bring home, whose search suggests places as well.
 */
function sharedByPages() {
  const isReached = reaching()
  return SHARING.map(({ name, by }) => ({
    name: (id: string, graph: Graph) =>
      OF_PAGES.test(id) && by.every((pages) => isReached(pages, id, graph)) ? name : null,
    debugName: name,
  }))
}

/**
 * What the other pages share: together, or it would come in fifty pieces of a few hundred bytes. What the administration shows alone is
 * apart from what it shares with them. What pages of seasons and ratings share comes last, or it would take what others have in common
 * with them.
 */
function sharedByOthers() {
  const isReached = reaching()
  const screens = globSync('**/*.tsx', { cwd: ROUTES, exclude: ['**/*.test.tsx'] }).map((file) =>
    routeOf(file.replace(/\.tsx$/, '')),
  )
  const others = screens.filter((screen) => !NEXT_PAGES.includes(screen))
  const ofOthers = others.filter((screen) => !OF_REGISTERED.includes(screen))
  const partOf = (id: string, graph: Graph): string | null => {
    if (!OF_PAGES.test(id)) return null
    const isOfOthers = isReached(others, id, graph)
    if (isReached([ADMINISTRATION], id, graph) && isOfOthers) return OF_UI.test(id) ? 'staff-ui' : 'staff'
    if (isReached([ADMINISTRATION], id, graph)) return 'administration'
    if (isReached([PLAYER], id, graph)) return 'player'
    if (!isOfOthers && !isReached(EVENT, id, graph)) return null
    if (isReached(EVENT, id, graph)) return isReached(ofOthers, id, graph) ? 'event-others' : 'event'
    if (OF_UI.test(id)) return 'ui'
    if (OF_ACCOUNTS.test(id)) return 'accounts'
    return OF_SEASONS.test(id) ? 'seasons' : 'desks'
  }
  const only = (part: string, minShareCount: number) => ({
    name: (id: string, graph: Graph) => (partOf(id, graph) === part ? part : null),
    debugName: part,
    minShareCount,
  })
  return [
    ...['staff-ui', 'staff', 'administration', 'player', 'event-others', 'event'].map((part) => only(part, 2)),
    ...['ui', 'accounts'].map((part) => only(part, 3)),
    ...['desks', 'seasons'].map((part) => only(part, 4)),
  ]
}

/** What the first wants, no other takes. Made anew for every build. */
export function chunkGroups() {
  const groups = [...PARTS, ...firstPagesOf(), ...sharedByPages(), ...sharedByOthers()]
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }))
}
