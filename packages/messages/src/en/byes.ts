import type { byes as source } from '../fr/byes.ts'
import type { Translation } from '../translation.ts'

export const byes: Translation<typeof source> = {
  label: 'Awarded byes',
  none: 'None',
  rounds_one: '{count} round',
  rounds_other: '{count} rounds',
  hint: 'Rounds won without an opponent at the beginning of the tournament. For the number of rounds, 1, 2 or 3 of them count as 2, 4 or 8 players.',
  own_one: 'Awarded bye: you win round 1 without an opponent, and play from round {from} on.',
  own_other: 'Awarded byes: you win the first {count} rounds without an opponent, and play from round {from} on.',
  shown: 'Bye (awarded)',
  why: 'The organizers awarded this bye before the round.',
  journal: {
    given_one: 'Bye awarded for {count} round: {players}',
    given_other: 'Byes awarded for {count} rounds: {players}',
    taken: 'Awarded byes taken back: {players}',
  },
}
