import type { largeSwiss as french } from '../fr/large-swiss.ts'
import type { Translation } from '../translation.ts'

export const largeSwiss: Translation<typeof french> = {
  title: 'Large tournament',
  label: 'Swiss rounds of a large tournament',
  help: 'To be chosen before the first round: everybody reads it on the page of the tournament.',
  accelerated: 'Accelerated start',
  acceleratedHelp:
    'Above {players} people for {rounds}, half of them, drawn by lot, are paired in rounds 1 and 2 as if they had one more win. The standings do not count it.',
  acceleratedHelpAhead:
    'Where there are too many people for the rounds (more than 32 people for 5 rounds), half of them, drawn by lot, are paired in rounds 1 and 2 as if they had one more win. The standings do not count it.',
  fixRounds:
    'Set the number of rounds as well: otherwise it follows the number of players, and the rule hardly ever applies.',
  fixRoundsLater:
    'Then set the number of rounds in the settings of the tournament: otherwise it follows the number of players, and the rule hardly ever applies.',
  advance: 'Qualification by points',
  advanceHelp:
    'Whoever reaches these points plays no more Swiss rounds, wins the next ones without an opponent and comes first in the final bracket.',
  points: 'Points to qualify',
  pointsFault: 'Enter 1 to 99 points.',
  value: {
    none: 'No further rule',
    accelerated: 'Accelerated start',
    advance: 'Qualification at {points} points',
    both: 'Accelerated start, qualification at {points} points',
  },
  more: 'One point more',
  fewer: 'One point fewer',
  saved: 'Swiss rounds are played like this.',
  told: {
    accelerated:
      'Accelerated start above {players} people: half of them, drawn by lot, are paired in rounds 1 and 2 as if they had one more win. The standings do not count it.',
    acceleratedAhead:
      'Accelerated start where there are too many people for the rounds (more than 32 people for 5 rounds): half of them, drawn by lot, are paired in rounds 1 and 2 as if they had one more win. The standings do not count it.',
    acceleratedNow:
      'Accelerated start: {count} people, drawn by lot, are paired in rounds 1 and 2 as if they had one more win. The standings do not count it.',
    advance: 'At {points} points the place is won: no more matches in Swiss rounds, each is won without an opponent.',
  },
  byes_one: 'Awarded bye: {count} person wins their first rounds without an opponent.',
  byes_other: 'Awarded byes: {count} people win their first rounds without an opponent.',
  qualified: {
    title: 'You have qualified',
    text: 'You reached {points} points in round {round}. You win this round without playing, and the next ones up to the final bracket.',
    next: 'You have {points} points: you have qualified. You win the Swiss rounds that are left without playing.',
  },
  why: {
    qualified: 'At {points} points nobody plays Swiss rounds any more: each is won without an opponent.',
    both: 'Accelerated start: both count {points} points more for this pairing.',
    one: 'Accelerated start: one of the two counts {points} points more for this pairing.',
    neither: 'Accelerated start: neither counts points more for this pairing.',
  },
}
