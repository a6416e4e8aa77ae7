import type { byes as source } from '../fr/byes.ts'
import type { Translation } from '../translation.ts'

export const byes: Translation<typeof source> = {
  label: 'Awarded byes',
  none: 'None',
  rounds_one: '{count} round',
  rounds_other: '{count} rounds',
  hint: 'Rounds won without an opponent at the beginning of the tournament.',
  shown: 'Bye (awarded)',
  why: 'The organizers awarded this bye before the round.',
  journal: {
    given_one: 'Bye awarded for {count} round: {players}',
    given_other: 'Byes awarded for {count} rounds: {players}',
    taken: 'Awarded byes taken back: {players}',
  },
}
