import type { ending as french } from '../fr/ending.ts'
import type { Translation } from '../translation.ts'

export const ending: Translation<typeof french> = {
  share: 'Share',
  again: 'Start again',
  wins_one: '{count} win',
  wins_other: '{count} wins',
  bestWin: 'best win: {name}',
}
