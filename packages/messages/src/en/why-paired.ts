import type { whyPaired as french } from '../fr/why-paired.ts'
import type { Translation } from '../translation.ts'

export const whyPaired: Translation<typeof french> = {
  ask: 'Why this opponent?',
  byHand: 'The tournament staff made this pairing by hand.',
  roundByHand: 'Tables of this round were changed by hand; this device does not know whether this is one of them.',
  firstRound: 'First round: nobody has points, the draw decides.',
  samePoints_one:
    'You had the same number of points: {count}. Among the {players} players on that score the draw decides, without rematches.',
  samePoints_other:
    'You had the same number of points: {count}. Among the {players} players on that score the draw decides, without rematches.',
  otherPoints: 'You had {points}, your opponent {opponent}.',
  oddGroup_one: 'Only one player had {points}, and plays the nearest score.',
  oddGroup_other: '{count} players had {points}, an odd number: one of them plays the nearest score.',
  allMet_one: 'Only one player had {points}, and plays the nearest score.',
  allMet_other: 'The {count} players with {points} could not all meet without a rematch: the nearest score fills in.',
  ownDownAgain: 'You already played somebody with fewer points (round {rounds}): no equally good pairings avoided it.',
  theirDownAgain:
    'The player opposite already played somebody with fewer points (round {rounds}): no equally good pairings avoided it.',
  rematch: 'You had met before (round {rounds}): no round without a rematch was possible.',
  bye_one:
    'The number of players is odd. The bye goes to the lowest score possible, to whoever had fewest: you had {count} point.',
  bye_other:
    'The number of players is odd. The bye goes to the lowest score possible, to whoever had fewest: you had {count} points.',
  same: 'Worked out again on this device, the round gives the same tables.',
  others_one: 'Worked out again with the results corrected since, the round would give {count} other table.',
  others_other: 'Worked out again with the results corrected since, the round would give {count} other tables.',
  seed: 'Seed: {seed}',
}
