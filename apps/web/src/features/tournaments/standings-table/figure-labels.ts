import type { FigureName } from '@tablee/domain/tournaments/standings/explain-standing'

/** The figures' names in the standings. */
export const FIGURE_LABELS = {
  'opponent-match-win': 'omw',
  'game-win': 'gw',
  'opponent-game-win': 'ogw',
  'opponents-opponent-match-win': 'oomw',
  'match-win': 'mw',
} as const satisfies Readonly<Record<FigureName, string>>
