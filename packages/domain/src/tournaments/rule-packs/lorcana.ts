import { MAGIC } from './magic.ts'
import type { RulePack } from './rule-pack.ts'

/**
 * Disney Lorcana. Doubtful: the text gives no day in July, no tiebreakers and no round length; they are Magic's by common practice. Best of
 * three is the premier level. 2 to 4 players: ceil(log2 n).
 */
export const LORCANA = {
  ...MAGIC,
  id: 'lorcana-2026-07.2',
  game: 'lorcana',
  version: '2026-07',
  source: 'Disney Lorcana TCG Tournament Rules, July 2026; tiebreakers as Magic by common practice',
  recommendedRounds: [
    { players: 2, rounds: 1 },
    { players: 4, rounds: 2 },
    { players: 8, rounds: 3 },
    { players: 16, rounds: 4 },
    { players: 32, rounds: 5 },
    { players: 64, rounds: 6 },
    { players: 128, rounds: 7 },
    { players: 226, rounds: 8 },
    { players: 227, rounds: 9 },
  ],
  topCut: [{ players: 17, size: 8 }],
} as const satisfies RulePack
