/** Screens and overlays used together share a part. A module belongs to the first matching pattern; the rest share the last part. */
export const ZONES: readonly Zone[] = [
  { name: 'home', of: /routes\/index\.tsx|creation-card\/created|\/search-card\// },
  { name: 'tournament', of: /\$code\/index\.tsx/ },
  { name: 'player', of: /\$code\/player\.tsx/ },
  { name: 'event', of: /\/layout\/drawn-event-place|\/announced-registration|routes\/my-registration|\$code\/here/ },
  { name: 'joining', of: /tournament-page\/(?:before-start|own-line)/ },
  { name: 'decklists', of: /\/decklist-editor\/decklist-editor|\/decklist-view\/decklist-view/ },
  { name: 'sign-in', of: /routes\/(?:login|forgot|reset-password-email|verify)|\/sign-in-required/ },
  {
    name: 'account',
    of: /routes\/(?:register|reset|update|confirm|profile|mails|not-me|become|erasure)|\/organizer-needed/,
  },
  { name: 'legal', of: /routes\/(?:privacy|terms|about)/ },
  { name: 'admin', of: /\$code\/admin\.tsx|\/replace-result|\/clock-sheet|\/score-arrivals/ },
  { name: 'arranging', of: /\/pairing-by-hand\/pairing-by-hand/ },
  { name: 'desk', of: /\$code\/(?:admin-advanced|desk|door)\.tsx|\/organizer\/import|\/event-statistics/ },
  { name: 'details', of: /\/(?:standings-table|ranking-picture|match-view|report-page|deletion|tournament-page)\// },
  { name: 'drafts', of: /\/draft\/(?:own-draft-card|draft-section|draft-panel|draw-pods-dialog)/ },
  { name: 'seasons', of: /routes\/(?:saison|my-seasons|cote)|\/season-picture/ },
  { name: 'past', of: /routes\/(?:my-past|parcours)/ },
  { name: 'shops', of: /routes\/(?:my-shop|my-processing|lieu|serie|my-regulars|shop-inv|my-events)/ },
  { name: 'papers', of: /\$code\/(?:print|journal|live|help|device|table|scan)|\/verify/ },
  {
    name: 'creation',
    of: /creation-card\/advanced|announce|\/portable\/|\/rescue\/|routes\/(?:organized|admin-advanced)/,
  },
  { name: 'rest', of: /(?:)/ },
]

/**
 * Messages common to several zones are shared; the first matching rule applies. Small overlaps are copied: one file less for a first page.
 */
export const SHARED: readonly Shared[] = [
  { name: 'refusals', takes: ({ key }) => key.startsWith('refusals.') },
  { name: 'manage', takes: ({ isSaidIn }) => isSaidIn('admin') && isSaidIn('desk') },
]

/** A zone that uses less of a shared part than this copies its messages instead. */
const WORTH_LOADING = 0.35

export type Zone = { readonly name: string; readonly of: RegExp }
export type Shared = { readonly name: string; readonly takes: (sentence: Sentence) => boolean }
type Sentence = { readonly key: string; readonly isSaidIn: (zone: string) => boolean }

export type Division = {
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>
  /** Parts that contain a module's messages. */
  readonly partsOf: (module: string) => readonly string[]
}
type Rules = { readonly zones: readonly Zone[]; readonly shared: readonly Shared[] }
type Said = ReadonlyMap<string, ReadonlySet<string>>

/** Divides modules' messages, including their imports, into parts: a pure function of the rules, so that builds are reproducible. */
export function divideWords(said: Said, lengthOf: (key: string) => number, rules: Rules): Division {
  const zoneOf = (module: string) => rules.zones.find(({ of }) => of.test(module))?.name ?? ''
  const byZone = unite([...said].map(([module, keys]) => [zoneOf(module), keys] as const))
  const isSaidIn = (key: string) => (zone: string) => byZone.get(zone)?.has(key) === true
  const shared = unite(
    [...unite([...byZone].map(([, keys]) => ['', keys] as const)).values()]
      .flatMap((keys) => [...keys])
      .flatMap((key) => {
        const rule = rules.shared.find(({ takes }) => takes({ key, isSaidIn: isSaidIn(key) }))
        return rule ? [[rule.name, new Set([key])] as const] : []
      }),
  )
  const length = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + lengthOf(key), 0)
  const parts = new Map<string, ReadonlySet<string>>(shared)
  const ofZone = new Map<string, readonly string[]>()
  for (const [zone, keys] of byZone) {
    const taken = [...shared].filter(
      ([, all]) => length([...all].filter((key) => keys.has(key))) >= length(all) * WORTH_LOADING,
    )
    const own = new Set([...keys].filter((key) => !taken.some(([, all]) => all.has(key))))
    if (own.size > 0) parts.set(zone, own)
    ofZone.set(zone, [...taken.map(([name]) => name), ...(own.size > 0 ? [zone] : [])])
  }
  return {
    parts,
    partsOf: (module) => {
      const keys = [...(said.get(module) ?? [])]
      return (ofZone.get(zoneOf(module)) ?? []).filter((part) => keys.some((key) => parts.get(part)?.has(key)))
    },
  }
}

function unite(sets: readonly (readonly [string, ReadonlySet<string>])[]): Map<string, Set<string>> {
  const united = new Map<string, Set<string>>()
  for (const [name, keys] of sets) {
    const held = united.get(name) ?? new Set()
    for (const key of keys) held.add(key)
    united.set(name, held)
  }
  return united
}
