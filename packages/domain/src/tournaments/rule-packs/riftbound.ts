import { MAGIC } from './magic.ts'
import type { RulePack } from './rule-pack.ts'

/**
 * Riftbound. Best of three (rule 404.2). Points, percentages and their order are what the publisher's platform (Carde.io) takes unless told
 * otherwise, which is Magic's. Defaults, which no text settles: 50 minutes, rounds by ceil(log2 n), no cut.
 */
export const RIFTBOUND = {
  ...MAGIC,
  id: 'riftbound-2026-04-29',
  game: 'riftbound',
  version: '2026-04-29',
  source:
    'Riftbound Tournament Rules, 29 April 2026 (best of three); points and tiebreakers as its platform Carde.io sets them',
  official: false,
  recommendedRounds: [],
  topCut: [],
} as const satisfies RulePack
