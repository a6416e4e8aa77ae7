export type WeighedRoute = {
  readonly name: string
  /** Its screen's file, below `apps/web/src/app/routes`. */
  readonly screen: string
  /** What its loader fetches beside the screen, in the bundler's names: before the page answers, or meanwhile. */
  readonly beside: readonly string[]
  /** What the server writes into its page, if anything: see `example-pages.ts`. */
  readonly page: 'home' | 'tournament' | 'event' | 'sign-in' | 'legal' | null
}

/** `e2e/route-weights.spec.ts` checks that each loads exactly these files before it answers. */
export const WEIGHED_ROUTES: readonly WeighedRoute[] = [
  { name: 'home', screen: 'index', beside: [], page: 'home' },
  { name: 'tournament', screen: 'tournament/$code/index', beside: [], page: 'tournament' },
  { name: 'player', screen: 'tournament/$code/player', beside: [], page: null },
  { name: 'organizer', screen: 'tournament/$code/admin', beside: [], page: null },
  {
    name: 'event',
    screen: 'tournament/$code/index',
    beside: [
      'src/app/event-questions.ts',
      'src/app/layout/drawn-event-place.tsx',
      'src/features/tournaments/tournament-page/before-start.tsx',
      'src/ui/drawn-qr-code.tsx',
    ],
    page: 'event',
  },
  { name: 'sign-in', screen: 'login', beside: [], page: 'sign-in' },
  { name: 'legal', screen: 'privacy', beside: [], page: 'legal' },
]
