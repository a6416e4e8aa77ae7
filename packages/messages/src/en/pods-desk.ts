import type { podsDesk as french } from '../fr/pods-desk.ts'
import type { Translation } from '../translation.ts'

export const podsDesk: Translation<typeof french> = {
  ask: 'Who won at table {table}?',
  tap: 'Tap whoever won.',
  seats: 'The number before a name is the seat: 1 begins the game.',
  wins: 'Table {table}: {name} wins',
  calling: 'Table {table}: {names}',
  plan: {
    title: 'Tables that are not full',
    label: 'When the number is not a multiple of 4',
    remainders: {
      'pods-of-3-low': 'Tables of 3, with the lowest scores',
      'pods-of-3-high': 'Tables of 3, with the highest scores',
      byes: 'Byes',
      'pods-of-5-low': 'Tables of 5, with the lowest scores',
    },
    pointsFirst: 'Seat equal scores together first',
    pointsFirstHelp: 'Otherwise the draw avoids rematches first, then looks at points.',
    help: 'For the next rounds: a round that is drawn keeps its tables.',
    saved: 'The next tables are drawn this way.',
  },
  arrange: {
    help: 'Tap two names to swap them, or a name and then a free seat. Nothing changes before you save.',
    take: 'Sit here',
    joins: '{name} takes a free seat',
    resultLost: 'The result of the table of {names} is erased.',
    unfit: 'The table of {names}',
    moved: {
      result_came: 'The result of the table of {names} has changed.',
      pairing_came: '{names} now play together.',
      pairing_gone: '{names} no longer play together.',
    },
    proposal: 'Some people have no table of three or more.',
    propose: 'Propose tables',
    proposed: 'The tables proposed below change as little as possible. Check them, then save.',
  },
  draw: 'Draw',
  drawOf: 'Table {table}: draw',
  opponent: {
    lost: '{name} lost the game by decision.',
    lostOthersPlay: '{name} lost the game by decision: the others play it.',
    absent: 'No-show of {name}.',
    absentOthersPlay: 'No-show of {name}: the others play the game.',
  },
  effect: {
    absentDrops:
      'The game of the round is lost. The player is out of the tournament unless they report before the next round. The others play on.',
    'no-show': 'This player loses the game of this round; the others play it. The last one left at the table wins it.',
    'match-loss': 'This player loses the game of this round. If they had won it, the table needs another result.',
    disqualification:
      'This player loses the game under way; the result of a finished one stays. They leave the tournament and the ranking.',
    ranked:
      'This player loses the game under way; the result of a finished one stays. They leave the tournament and stay in the ranking.',
  },
  othersPlay: 'Whoever lost by decision can neither win nor draw; the others play the game.',
  keep: 'Save: {result}',
  erase: 'Erase the result',
  said: '{name}: {result}',
}
