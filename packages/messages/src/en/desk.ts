import type { desk as french } from '../fr/desk.ts'
import type { Translation } from '../translation.ts'

export const desk: Translation<typeof french> = {
  points_one: 'pt',
  points_other: 'pts',
  pointsMean: 'The number beside a name is its points before the round.',
  leaders: 'Leaders',
  wholeRanking: 'Whole ranking',
  playing: 'playing',
  waits: 'Waiting',
  nothingWaits: 'Nothing is waiting.',
  latest: 'Latest decisions',
  wholeJournal: 'Whole journal',
  state: { waiting: 'Waiting', round: 'R{round}', roundOf: 'R{round}/{total}', finished: 'Over', cancelled: 'Off' },
  cutRound: {
    final: 'Final',
    semi: 'Semis',
    quarter: 'Quarters',
    eighth: 'Top 16',
    sixteenth: 'Top 32',
    other: 'Top {places}',
  },
  keys: {
    title: 'Keyboard shortcuts',
    table: { keys: '132 Enter', does: 'opens table 132; a name works too' },
    score: { keys: '2 1', does: 'saves 2-1: first the games of the first name, then those of the second' },
    up: { keys: '↑ ↓', does: 'moves from table to table' },
    undo: { keys: 'Ctrl Z', does: 'takes the last score back, as long as “Undo” is shown' },
    escape: { keys: 'Esc', does: 'closes what is open' },
    help: { keys: '?', does: 'shows these shortcuts' },
  },
}
