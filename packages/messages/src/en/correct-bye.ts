import type { correctBye as french } from '../fr/correct-bye.ts'
import type { Translation } from '../translation.ts'

export const correctBye: Translation<typeof french> = {
  open: 'Correct: {name}, without an opponent',
  about: 'Round {round}, without an opponent',
  bye: 'Bye',
  loss: 'Loss without a match',
  standsNow: 'Tap what it should be: you see what changes before anything is saved.',
  corrected: {
    bye: '{name}: bye in round {round}.',
    loss: '{name}: loss without a match in round {round}.',
  },
  pairedAgain: 'Round {round} has been paired again.',
  failed: 'The correction was not saved',
  close: 'Close',
}
