import { MAGIC } from './magic.ts'
import type { RulePack } from './rule-pack.ts'

/**
 * Riftbound. Best of three (rule 404.2), three turns after time and then perhaps a draw (408), Magic's tiebreakers in their order (409).
 * Points and the floor are what the publisher's platform (Carde.io) takes unless told otherwise. Defaults, which no text settles: 50 minutes,
 * rounds by ceil(log2 n), no cut; the platform's once obligatory top 8 is the organizer's choice since 2026.
 */
export const RIFTBOUND = {
  ...MAGIC,
  id: 'riftbound-2026-04-29.2',
  game: 'riftbound',
  version: '2026-04-29',
  source:
    'Riftbound Tournament Rules, 29 April 2026 (best of three, draws, tiebreakers); points and floor as its platform Carde.io sets them',
  official: false,
  recommendedRounds: [],
  topCut: [],
} as const satisfies RulePack
