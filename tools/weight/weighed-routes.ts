/** A route whose weight is written down. */
export type WeighedRoute = {
  readonly name: string
  /** The file of its screen, below `apps/web/src/app/routes`. */
  readonly screen: string
  /** What its loader asks for beside the screen, as the bundler names it: before the page answers, or at the same time. */
  readonly beside: readonly string[]
  /** What the server writes into its page, where it writes one: see `example-pages.ts`. */
  readonly page: 'home' | 'tournament' | 'event' | 'sign-in' | 'legal' | null
}

/** `e2e/route-weights.spec.ts` opens each of them and sees that it loads these files before it answers, and no other. */
export const WEIGHED_ROUTES: readonly WeighedRoute[] = [
  { name: 'home', screen: 'index', beside: [], page: 'home' },
  { name: 'tournament', screen: 'tournament/$code/index', beside: [], page: 'tournament' },
  { name: 'player', screen: 'tournament/$code/player', beside: [], page: null },
  { name: 'organizer', screen: 'tournament/$code/admin', beside: [], page: null },
  {
    name: 'event',
    screen: 'tournament/$code/index',
    beside: ['src/app/event-questions.ts', 'src/app/layout/drawn-event-place.tsx', 'src/ui/drawn-qr-code.tsx'],
    page: 'event',
  },
  { name: 'sign-in', screen: 'login', beside: [], page: 'sign-in' },
  { name: 'legal', screen: 'privacy', beside: [], page: 'legal' },
]
